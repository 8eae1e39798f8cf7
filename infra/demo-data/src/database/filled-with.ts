import { fingerprintOf } from '../fingerprint.ts';

/** How many items the demo has unless another number is asked for. */
export const DEFAULT_ITEMS = 2600;

export const MOST_ITEMS = 100_000;

/** Where the settings say what the tables were filled with. */
export const FILLED_WITH = 'demo_data';

/** What a fill of so many items would hold. */
export const contentsOf = (items: number): string =>
  `${fingerprintOf('catalogue/', 'stores/', 'city/', 'promotions/', 'customers/', 'ordering/', 'information/', 'dataset.ts', 'settings.ts', 'modules.ts', 'words.ts', 'random.ts')}-${items}`;
