import type { Queryable } from '../sql.ts';
import { fullText } from './full-text-search.ts';
import { postgresSearch, type Engine } from './postgres-search.ts';
import type { Capabilities, SearchIndex } from './search-index.ts';
import { trigrams } from './trigram-search.ts';

/** The search engines, by their names in `SOUK_SEARCH`. */
const ENGINES = { trigram: trigrams, 'full-text': fullText } satisfies Record<string, Engine>;

export type SearchEngine = keyof typeof ENGINES;

/** The engine without a setting. */
export const DEFAULT_SEARCH_ENGINE: SearchEngine = 'trigram';

export const SEARCH_ENGINE_NAMES: readonly SearchEngine[] = ['trigram', 'full-text'];

export const capabilitiesOf = (engine: SearchEngine): Capabilities => ENGINES[engine].capabilities;

/** Opens an engine, and prepares the database for it. */
export async function openSearch(db: Queryable, name: SearchEngine): Promise<SearchIndex> {
  const engine: Engine = ENGINES[name];
  await engine.prepare?.(db);
  return postgresSearch(db, engine);
}
