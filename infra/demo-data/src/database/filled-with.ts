import { fingerprintOf } from '../fingerprint.ts';

/** Number of items by default. */
export const DEFAULT_ITEMS = 2600;

export const MAX_ITEMS = 100_000;

/** The setting that records what the tables were filled with. */
export const FILLED_WITH = 'demo_data';

/** What the rows are made of: tables and code, without pictures and the drawn map. */
const SOURCES = [
  ...['catalogue/', 'customers/', 'information/', 'ordering/', 'promotions/', 'stores/'].flatMap((folder) => [
    folder,
    `../data/${folder}`,
  ]),
  ...['../data/city/places.csv', '../data/city/zones.geojson', '../data/modules.csv', '../data/texts.csv'],
  ...[
    'city/',
    'dataset.ts',
    'extra-modules.ts',
    'modules.ts',
    'random.ts',
    'read-table.ts',
    'settings.ts',
    'texts.ts',
    'words.ts',
  ],
];

/** The record of a fill with this number of items and these further modules. */
export const contentsOf = (items: number, extraModules: readonly string[]): string =>
  [fingerprintOf(...SOURCES), items, ...extraModules].join('-');
