import { brandRows } from '../catalogue/brands.ts';
import { seeded } from '../random.ts';
import { coverOf, demoStores, logoOf } from '../stores/stores.ts';
import { readTable } from '../read-table.ts';
import { studio, tints } from './backdrops.ts';
import { mix } from './colour.ts';
import { parseThings } from './composition.ts';
import type { Composition } from './composition.ts';
import { group, itemPictures } from './item-pictures.ts';
import { itemScenes } from './item-scenes.ts';
import { soukMark } from './souk-mark.ts';
import { badge, bannerScene, cutOut, mark, wideScene } from './scenes.ts';
import { shopfront } from './shopfront.ts';

const colours = [
  '#e0703f',
  '#3f8fb5',
  '#5aa06a',
  '#b5527a',
  '#7a68b8',
  '#c9962f',
  '#3d5f8f',
  '#c4504a',
  '#2f9a90',
  '#4f7a8a',
];

/** The logo and the cover of each shop: its colour, its emblem, and some of what shops of its kind have on the counter. */
function shopPictures(): Composition[] {
  const counters = new Map(
    readTable('pictures/covers', ['kind', 'colour', 'things']).map((row) => [
      row.text('kind'),
      { colour: `#${row.text('colour')}`, things: row.text('things').split(' ') },
    ]),
  );
  const colourOf = new Map<string, number>();
  return demoStores(0).flatMap((store) => {
    const { kind, chain } = store;
    const counter = counters.get(kind.cover);
    if (!counter)
      throw new Error(
        `infra/demo-data/data/pictures/covers.csv has no row ${kind.cover}, which the kind ${kind.name} names. Add the row.`,
      );
    // Neighbours of one kind have different colours and emblems.
    const count = colourOf.get(kind.name) ?? 0;
    colourOf.set(kind.name, count + 1);
    const start = seeded(`colours-${kind.name}`).whole(0, colours.length - 1);
    const own = colours[(start + count * 3) % colours.length] ?? counter.colour;
    const emblem = kind.emblems[count % kind.emblems.length] ?? '';
    return [
      badge(logoOf(store), own, emblem),
      shopfront(coverOf(store), {
        wall: mix(counter.colour, own, 0.35),
        awning: own,
        emblem,
        things: seeded(`cover-${chain}`).shuffled(counter.things).slice(0, 5).join(' '),
      }),
    ];
  });
}

const shots = () =>
  readTable('pictures/shots', ['picture', 'things']).map((row) => ({
    name: row.text('picture'),
    width: 960,
    height: 960,
    backdrop: studio(seeded(row.text('picture')).pick(tints.pharmacy), 960, 960),
    things: group(parseThings(row.text('things'))),
    shadows: true,
  }));

const moduleScenes = () =>
  readTable('pictures/modules', ['module', 'colour', 'icon', 'scene']).flatMap((row) => [
    cutOut(`modules/${row.text('module')}-icon`, row.text('icon')),
    wideScene(`heroes/${row.text('module')}`, `#${row.text('colour')}`, row.text('scene')),
  ]);

/** Every picture of the demo, in the order in which customers see them: they are drawn so. */
export const compositions = (): Composition[] => [
  soukMark(),
  ...moduleScenes(),
  ...itemScenes(),
  ...readTable('pictures/banners', ['picture', 'colour', 'things']).map((row) => {
    const name = row.text('picture');
    return bannerScene(
      name,
      `#${row.text('colour')}`,
      row.text('things'),
      name.startsWith('promotional/') ? 280 : 400,
    );
  }),
  ...shopPictures(),
  ...brandRows().map(({ image }, index) => {
    const round = Math.floor(index / colours.length);
    // No two brands have the same shapes in the same colour.
    return mark(image, colours[index % colours.length] ?? '#e0703f', index + round);
  }),
  ...itemPictures(),
  ...shots(),
];
