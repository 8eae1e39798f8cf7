import { brandTable } from '../catalogue/brands.ts';
import { seeded } from '../random.ts';
import { storeKinds } from '../stores/store-kind.ts';
import { cell, parseTable } from '../table.ts';
import { studio, tints } from './backdrops.ts';
import { mix } from './colour.ts';
import { parseThings } from './composition.ts';
import type { Composition } from './composition.ts';
import { group, itemPictures } from './item-pictures.ts';
import { categoryScenes } from './category-scenes.ts';
import { soukMark } from './souk-mark.ts';
import { badge, bannerScene, cutOut, mark, wideScene } from './scenes.ts';
import { bannerSceneTable, coverTable, moduleTable, shotTable } from './scene-tables.ts';

/** Covers of one kind differ in colour and in what is on the counter, so that neighbours look different. */
const shifts = ['#ffffff', '#3b5f8a', '#8a3b5f'];

const covers = () =>
  parseTable(coverTable).flatMap((row) =>
    shifts.map((shift, variant) => {
      const name = `covers/${cell(row, 0)}-${variant + 1}`;
      const things = seeded(name)
        .shuffled(cell(row, 2).split(' '))
        .slice(0, 5 - (variant % 2));
      return wideScene(name, mix(`#${cell(row, 1)}`, shift, 0.1), things.join(' '));
    }),
  );

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

const logos = () =>
  [...storeKinds.values()].flatMap((kind) =>
    kind.emblems.flatMap((emblem, index) =>
      [1, 2].map((tone) => {
        const name = `logos/${kind.name}-${index + 1}-${tone}`;
        return badge(name, seeded(name).pick(colours), emblem);
      }),
    ),
  );

const shots = () =>
  parseTable(shotTable).map((row) => ({
    name: cell(row, 0),
    width: 960,
    height: 960,
    backdrop: studio(seeded(cell(row, 0)).pick(tints.pharmacy), 960, 960),
    things: group(parseThings(cell(row, 1))),
    shadows: true,
  }));

const moduleScenes = () =>
  parseTable(moduleTable).flatMap((row) => [
    cutOut(`modules/${cell(row, 0)}-icon`, cell(row, 2)),
    wideScene(`modules/${cell(row, 0)}`, `#${cell(row, 1)}`, cell(row, 3)),
  ]);

/** Every picture of the demo. */
export const compositions = (): Composition[] => [
  ...moduleScenes(),
  ...itemPictures(),
  ...categoryScenes(),
  ...covers(),
  ...logos(),
  ...parseTable(bannerSceneTable).map((row) =>
    bannerScene(
      cell(row, 0),
      `#${cell(row, 1)}`,
      cell(row, 2),
      cell(row, 0).startsWith('promotional/') ? 280 : 400,
    ),
  ),
  ...shots(),
  ...parseTable(brandTable).map((row) => mark(`brands/${cell(row, 1)}`, seeded(cell(row, 1)).pick(colours))),
  soukMark(),
];
