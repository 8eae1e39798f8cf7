import type { CityFeature } from './city-feature.ts';

type Box = CityFeature['box'];

/** Half the world: farther than any screen reaches from the city. */
const FAR = 0.5;

/**
 * Grounds that go on beyond the edge of the source: what touches the edge is drawn out from it, so that the land stays land, the
 * sea stays sea, and the coast runs on.
 */
export function extendGrounds(grounds: readonly CityFeature[]): CityFeature[] {
  const edge = boxAround(grounds.map(({ box }) => box));
  const outX = (x: number) => (x === edge.left ? x - FAR : x === edge.right ? x + FAR : x);
  const outY = (y: number) => (y === edge.top ? y - FAR : y === edge.bottom ? y + FAR : y);
  return grounds.map((ground) => ({
    ...ground,
    rings: ground.rings.map((ring) => ring.map((value, at) => (at % 2 === 0 ? outX(value) : outY(value)))),
    box: {
      left: outX(ground.box.left),
      right: outX(ground.box.right),
      top: outY(ground.box.top),
      bottom: outY(ground.box.bottom),
    },
  }));
}

const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
