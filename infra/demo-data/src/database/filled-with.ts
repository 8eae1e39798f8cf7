import { fingerprintOf } from '../fingerprint.ts';

/** Number of items by default. */
export const DEFAULT_ITEMS = 2600;

export const MAX_ITEMS = 100_000;

/** The setting that records what the tables were filled with. */
export const FILLED_WITH = 'demo_data';

/** The record of a fill with this number of items. */
export const contentsOf = (items: number): string =>
  `${fingerprintOf('catalogue/', 'stores/', 'city/', 'promotions/', 'customers/', 'ordering/', 'information/', 'dataset.ts', 'settings.ts', 'modules.ts', 'words.ts', 'random.ts')}-${items}`;
