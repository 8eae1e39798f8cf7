import { darker, lighter } from './colour.ts';
import { parseThings } from './composition.ts';
import type { Composition } from './composition.ts';
import { room, row } from './scenes.ts';

const WIDTH = 960;
const HEIGHT = 412;
const STRIPES = 16;

/** A striped awning with rounded edges, along the top. */
function awning(colour: string): string {
  const step = WIDTH / STRIPES;
  const stripes = Array.from({ length: STRIPES }, (_, index) => {
    const x = index * step;
    const paint = index % 2 ? '#fffaf0' : colour;
    return `<path fill="${paint}" d="M${x} 0 H${x + step} V62 a${step / 2} 24 0 0 1 ${-step} 0 Z"/>`;
  });
  return `<rect width="${WIDTH}" height="92" fill="#1b1420" opacity=".1"/>${stripes.join('')}
    <rect width="${WIDTH}" height="10" fill="${darker(colour, 0.3)}"/>`;
}

/** A round sign on the wall, for an emblem. */
const sign = (colour: string, x: number, y: number, radius: number) => `
  <circle cx="${x}" cy="${y + 6}" r="${radius}" fill="#1b1420" opacity=".16"/>
  <circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>
  <circle cx="${x}" cy="${y}" r="${radius * 0.84}" fill="${lighter(colour, 0.78)}"/>`;

interface Shopfront {
  wall: string;
  awning: string;
  emblem: string;
  things: string;
}

/** A shop seen from the street: awning, sign, and its goods on the counter. */
export function shopfront(name: string, { wall, awning: colour, emblem, things }: Shopfront): Composition {
  const [x, y, radius] = [168, 192, 92];
  return {
    name,
    wide: true,
    width: WIDTH,
    height: HEIGHT,
    backdrop: room(name, wall, WIDTH, HEIGHT, 0.66) + awning(colour) + sign(colour, x, y, radius),
    things: [
      ...parseThings(emblem).map((thing) => ({ thing, x, ground: y + 56, size: 112, floats: true })),
      ...row(name, things, 270, 900, HEIGHT),
    ],
    shadows: true,
  };
}
