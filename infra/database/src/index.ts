export { startEmbedded, type EmbeddedDatabase } from './embedded.ts';
export { DataFolderLockedError } from './data-folder-lock.ts';
export { createPool } from './pool.ts';
export { transaction } from './transaction.ts';
export { migrate, type MigrateOptions } from './migrate.ts';
export { listen, type Listening } from './listen.ts';
