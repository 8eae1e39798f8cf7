import { seeded } from '../random.ts';
import { readTable } from '../read-table.ts';
import { parseThings } from './composition.ts';
import type { Composition, PlacedThing, Thing } from './composition.ts';
import { studio, tints } from './backdrops.ts';

const SIZE = 960;

/** The positions of one to three things: the main one in the middle or at the start, the others beside it. */
export function group(things: readonly Thing[]): PlacedThing[] {
  const [main, second, third] = things;
  if (!main) return [];
  const place = (thing: Thing, x: number, ground: number, size: number): PlacedThing => ({
    thing,
    x,
    ground,
    size,
  });
  if (!second) return [place(main, 480, main.kind === 'pack' ? 800 : 780, main.kind === 'pack' ? 640 : 580)];
  const same =
    second.kind === main.kind &&
    (second.kind === 'pack' || (main.kind === 'emoji' && second.emoji === main.emoji));
  if (!third) {
    return same
      ? [place(second, 625, 720, 430), place(main, 385, 790, 480)]
      : [place(main, 410, 775, main.kind === 'pack' ? 620 : 540), place(second, 690, 810, 300)];
  }
  return same
    ? [place(second, 300, 700, 380), place(third, 660, 700, 380), place(main, 480, 800, 440)]
    : [
        place(main, 480, 740, main.kind === 'pack' ? 560 : 500),
        place(second, 235, 815, 290),
        place(third, 735, 815, 280),
      ];
}

type ModuleWithItems = keyof typeof tints;

export const MODULES_WITH_ITEMS = ['food', 'grocery', 'pharmacy', 'ecommerce'] as const;

/** The things in each product picture of a module. */
export const readPictures = (module: ModuleWithItems) =>
  readTable(`pictures/${module}`, ['picture', 'things']).map((row) => ({
    module,
    picture: row.text('picture'),
    things: row.text('things'),
  }));

/** The product pictures of every module. */
export const itemPictures = (): Composition[] =>
  MODULES_WITH_ITEMS.flatMap(readPictures).map(({ module, picture, things }) => ({
    name: `items/${picture}`,
    width: SIZE,
    height: SIZE,
    backdrop: studio(seeded(`tint-${picture}`).pick(tints[module]), SIZE, SIZE),
    things: group(parseThings(things)),
    shadows: true,
  }));
