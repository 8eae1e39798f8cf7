import { openEmbeddedDatabase, openServerDatabase } from '@souk/database/testing';

export type DatabaseKind = 'embedded' | 'server';

/** The databases that these tests run on, as the gate says; one's own run takes what needs no server. */
export const databases = (process.env.SOUK_TEST_DATABASES ?? 'embedded').split(',') as DatabaseKind[];

export const startDatabase = (kind: DatabaseKind) =>
  kind === 'server' ? openServerDatabase() : openEmbeddedDatabase();
