import { openEmbeddedDatabase, openServerDatabase, testDatabaseNames } from '@souk/database/testing';

export type DatabaseKind = 'embedded' | 'server';

/** The databases that most suites run on: `testDatabases()` of `@souk/database/testing`. */
export const databases = testDatabaseNames() as DatabaseKind[];

/** For suites about what may differ between the databases. */
export const everyDatabase = testDatabaseNames('every') as DatabaseKind[];

export const startDatabase = (kind: DatabaseKind) =>
  kind === 'server' ? openServerDatabase() : openEmbeddedDatabase();
