import { seeded } from '../random.ts';
import { darker, lighter, mix } from './colour.ts';
import { parseThings } from './composition.ts';
import type { Composition, PlacedThing } from './composition.ts';

/** A wall with soft round shapes, and a counter in front of it. */
export function room(seed: string, colour: string, width: number, height: number, counter: number): string {
  const random = seeded(`room-${seed}`);
  const discs = Array.from({ length: 6 }, () => {
    const x = random.whole(0, width);
    const y = random.whole(0, height * counter);
    return `<circle cx="${x}" cy="${y}" r="${random.whole(height * 0.1, height * 0.42)}" fill="${random.chance(0.6) ? '#ffffff' : darker(colour, 0.3)}" opacity="${(0.05 + random.next() * 0.09).toFixed(2)}"/>`;
  });
  const top = height * counter;
  return `<defs><linearGradient id="wall" x1="0" x2=".5" y1="0" y2="1"><stop offset="0" stop-color="${lighter(colour, 0.28)}"/><stop offset="1" stop-color="${darker(colour, 0.06)}"/></linearGradient>
    <linearGradient id="counter" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${lighter(colour, 0.55)}"/><stop offset="1" stop-color="${lighter(colour, 0.2)}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#wall)"/>${discs.join('')}
    <rect y="${top}" width="${width}" height="${height - top}" fill="url(#counter)"/>
    <rect y="${top}" width="${width}" height="${height * 0.012}" fill="#ffffff" opacity=".45"/>`;
}

/** Things in a row along a counter, some nearer than others, between two sides. */
export function row(seed: string, things: string, from: number, to: number, height: number): PlacedThing[] {
  const random = seeded(`row-${seed}`);
  const list = parseThings(things);
  const step = (to - from) / list.length;
  const placed = list.map((thing, index) => {
    const near = index % 2 === 0;
    return {
      thing,
      x: Math.round(from + step * (index + 0.5) + (random.next() - 0.5) * step * 0.15),
      ground: Math.round(height * (near ? 0.94 : 0.84)),
      size: Math.round(Math.min(step * 1.3, height * (near ? 0.62 : 0.66))),
    };
  });
  return placed.toSorted((a, b) => a.ground - b.ground);
}

/** A wide scene all over. */
export const wideScene = (name: string, colour: string, things: string): Composition => ({
  name,
  wide: true,
  width: 960,
  height: 412,
  backdrop: room(name, colour, 960, 412, 0.66),
  things: row(name, things, 70, 890, 412),
  shadows: true,
});

/** A scene whose start side is empty for text; it contains none itself, so it may be mirrored. */
export function bannerScene(name: string, colour: string, things: string, height = 400): Composition {
  const glow = `<defs><radialGradient id="glow" cx=".72" cy=".5" r=".45"><stop offset="0" stop-color="#ffffff" stop-opacity=".42"/><stop offset="1" stop-color="#ffffff" stop-opacity="0"/></radialGradient>
    <linearGradient id="field" x1="0" x2="1" y1="0" y2=".5"><stop offset="0" stop-color="${darker(colour, 0.32)}"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${lighter(colour, 0.25)}"/></linearGradient></defs>
    <rect width="960" height="${height}" fill="url(#field)"/><circle cx="700" cy="${height * 0.56}" r="${height * 0.62}" fill="#ffffff" opacity=".10"/>
    <circle cx="820" cy="${height * 0.2}" r="${height * 0.3}" fill="#ffffff" opacity=".08"/><rect width="960" height="${height}" fill="url(#glow)"/>`;
  return {
    name,
    wide: true,
    width: 960,
    height,
    backdrop: glow,
    things: row(name, things, 470, 920, height),
    shadows: true,
  };
}

/** A round badge that fills its square, so that any frame may cut it. */
export const badge = (name: string, colour: string, emoji: string): Composition => ({
  name,
  width: 960,
  height: 960,
  backdrop: `<defs><radialGradient id="face" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="${lighter(colour, 0.3)}"/><stop offset="1" stop-color="${darker(colour, 0.12)}"/></radialGradient></defs>
    <rect width="960" height="960" fill="${lighter(colour, 0.72)}"/><circle cx="480" cy="480" r="440" fill="url(#face)"/>
    <circle cx="480" cy="480" r="396" fill="none" stroke="#ffffff" stroke-opacity=".55" stroke-width="10"/>
    <circle cx="480" cy="480" r="372" fill="none" stroke="#ffffff" stroke-opacity=".3" stroke-width="4" stroke-dasharray="4 22" stroke-linecap="round"/>`,
  things: parseThings(emoji).map((thing) => ({ thing, x: 480, ground: 730, size: 490 })),
  shadows: false,
});

/** One thing on a transparent background. */
export const cutOut = (name: string, things: string): Composition => ({
  name,
  width: 960,
  height: 960,
  backdrop: '<rect width="960" height="960" fill="#ffffff" fill-opacity="0"/>',
  things: parseThings(things).map((thing) => ({ thing, x: 480, ground: 890, size: 820 })),
  shadows: false,
});

/** Things on a table, for the second picture of a gallery. */
export function table(name: string, colour: string, things: string): Composition {
  const list = parseThings(things).slice(0, 5);
  const spots = [
    [300, 560, 330],
    [660, 560, 330],
    [190, 830, 300],
    [770, 830, 300],
    [480, 810, 400],
  ] as const;
  const used = spots.slice(-list.length);
  return {
    name,
    width: 960,
    height: 960,
    backdrop: room(name, mix(colour, '#ffffff', 0.2), 960, 960, 0.46),
    things: used.flatMap(([x, ground, size], index) => {
      const thing = list[list.length - 1 - index];
      return thing ? [{ thing, x, ground, size }] : [];
    }),
    shadows: true,
  };
}

/** A mark of plain shapes in two colours; the number chooses the shapes. */
export function mark(name: string, colour: string, number: number): Composition {
  const random = seeded(`mark-${name}`);
  const deep = darker(colour, 0.25);
  const light = lighter(colour, 0.35);
  const petals = random.whole(3, 8);
  const motifs = [
    Array.from(
      { length: petals },
      (_, at) =>
        `<ellipse cx="480" cy="330" rx="92" ry="170" fill="${at % 2 ? deep : light}" opacity=".9" transform="rotate(${(360 / petals) * at} 480 480)"/>`,
    ).join(''),
    [0, 1, 2]
      .map(
        (at) =>
          `<path d="M190 ${400 + at * 110} q145 -130 290 0 t290 0" fill="none" stroke="${[light, colour, deep][at]}" stroke-width="64" stroke-linecap="round"/>`,
      )
      .join(''),
    `<circle cx="400" cy="480" r="210" fill="${light}"/><circle cx="570" cy="480" r="210" fill="${deep}" opacity=".8"/>`,
    `<path d="M480 210 L720 350 V620 L480 750 L240 620 V350 Z" fill="${light}"/><path d="M480 210 L720 350 L480 480 L240 350 Z" fill="${deep}"/>`,
    `<path d="M250 700 V430 a230 230 0 0 1 460 0 V700 Z" fill="${light}"/><path d="M370 700 V470 a110 110 0 0 1 220 0 V700 Z" fill="${deep}"/>`,
    `<rect x="250" y="250" width="300" height="300" rx="70" fill="${light}"/><rect x="410" y="410" width="300" height="300" rx="70" fill="${deep}" opacity=".85"/>`,
  ];
  return {
    name,
    width: 960,
    height: 960,
    backdrop: `<rect width="960" height="960" fill="#fffdfa"/>${motifs[number % motifs.length]}`,
    things: [],
    shadows: false,
  };
}
