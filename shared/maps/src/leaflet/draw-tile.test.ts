import { MAP_PALETTES } from '../map-palette.ts';
import { readCity } from './city.ts';
import { drawTile } from './draw-tile.ts';
import { toWorld, worldSize } from '../mercator.ts';

/** A context that records the colours of its drawing calls. */
function aContext() {
  const drawn: string[] = [];
  const nothing = () => undefined;
  const context = {
    fillStyle: '',
    strokeStyle: '',
    points: 0,
    beginPath() {
      this.points = 0;
    },
    moveTo() {
      this.points += 1;
    },
    lineTo() {
      this.points += 1;
    },
    closePath: nothing,
    fillRect() {
      drawn.push(this.fillStyle);
    },
    fill() {
      if (this.points > 0) drawn.push(this.fillStyle);
    },
    stroke() {
      if (this.points > 0) drawn.push(this.strokeStyle);
    },
  };
  return { context: context as unknown as CanvasRenderingContext2D, drawn };
}

const palette = MAP_PALETTES.light;
const look = { palette, fontFamily: 'sans-serif' };
const way = (kind: string) => ({
  properties: { kind },
  geometry: {
    type: 'LineString',
    coordinates: [
      [10, 10],
      [10.001, 10],
    ],
  },
});
const area = (kind: string) => ({
  properties: { kind },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [10, 10],
        [10.001, 10],
        [10.001, 10.001],
        [10, 10],
      ],
    ],
  },
});

function viewOf(lat: number, lng: number, zoom: number) {
  const world = worldSize(zoom);
  const [x, y] = toWorld({ lat, lng });
  return { left: x * world - 256, top: y * world - 256, size: 512, world, zoom };
}

it('draws grounds below ways in the order of the source, and every casing below every way of its kind', () => {
  const { context, drawn } = aContext();
  const features = [...['avenue', 'street'].map(way), ...['land', 'park', 'water'].map(area)];
  const city = readCity({ features });
  drawTile(context, city, [], viewOf(10, 10, 17), look);
  expect(drawn).toEqual([
    palette.ground,
    palette.land,
    palette.park,
    palette.water,
    palette.streetCasing,
    palette.street,
    palette.avenueCasing,
    palette.avenue,
  ]);
});

it('draws only ground where the city is not', () => {
  const { context, drawn } = aContext();
  drawTile(context, readCity({ features: [way('avenue')] }), [], viewOf(-30, 60, 17), look);
  expect(drawn).toEqual([palette.ground]);
});

it('draws buildings only at high zoom', () => {
  const city = readCity({ features: [area('building')] });
  const far = aContext();
  drawTile(far.context, city, [], viewOf(10, 10, 14), look);
  expect(far.drawn).not.toContain(palette.building);
  const near = aContext();
  drawTile(near.context, city, [], viewOf(10, 10, 16), look);
  expect(near.drawn).toContain(palette.building);
});
