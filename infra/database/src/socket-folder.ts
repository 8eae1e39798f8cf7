import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As PostgreSQL's own programs name it. */
const SOCKET_NAME = '.s.PGSQL.5432';
/** What systems allow for the path of a socket, in bytes, with one at its end. */
const MAX_SOCKET_PATH = 103;

export interface SocketFolder {
  path: string;
  /** Where clients of PostgreSQL find it: drivers, and `psql`. */
  url: string;
  remove(): void;
}

/**
 * A folder that its owner alone can look into, for the socket of an embedded database: its superuser needs no password.
 * @param dataFolder where the database keeps its data; null: it is in memory
 */
export function makeSocketFolder(dataFolder: string | null): SocketFolder {
  const beside = dataFolder === null ? null : join(dataFolder, 'socket');
  const fits = beside !== null && Buffer.byteLength(join(beside, SOCKET_NAME)) <= MAX_SOCKET_PATH;
  const folder = fits ? beside : mkdtempSync(join(tmpdir(), 'souk-pg-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (fits) {
    // What a process that is gone left there.
    remove();
    mkdirSync(folder);
  }
  chmodSync(folder, 0o700);
  return {
    path: join(folder, SOCKET_NAME),
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    remove,
  };
}
