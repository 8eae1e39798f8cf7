import { testDatabases, type TestDatabase } from '@souk/database/testing';
import { DEFAULT_SEARCH_ENGINE, SEARCH_ENGINE_NAMES, type SearchEngine } from '../search/search-engines.ts';

/** Each engine on the databases of the run; with `every`, the default one on all that are available. */
export const searchRuns = (which?: 'every'): { database: TestDatabase; searchEngine: SearchEngine }[] =>
  SEARCH_ENGINE_NAMES.flatMap((searchEngine) =>
    testDatabases(searchEngine === DEFAULT_SEARCH_ENGINE ? which : undefined).map((database) => ({
      database,
      searchEngine,
    })),
  );
