import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The name that PostgreSQL's own programs use. */
const SOCKET_NAME = '.s.PGSQL.5432';
/** The maximum path of a socket on all systems, without its terminating byte. */
const MAX_SOCKET_PATH_BYTES = 103;

export interface SocketFolder {
  path: string;
  /** The URL for clients of PostgreSQL: drivers, and `psql`. */
  url: string;
  remove(): void;
}

/**
 * A folder that only its owner can open, for the socket of an embedded database, whose superuser needs no password.
 * @param dataFolder the database's data folder; null: in memory
 */
export function makeSocketFolder(dataFolder: string | null): SocketFolder {
  const preferred = dataFolder === null ? null : join(dataFolder, 'socket');
  const fits = preferred !== null && Buffer.byteLength(join(preferred, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES;
  const folder = fits ? preferred : mkdtempSync(join(tmpdir(), 'souk-pg-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (fits) {
    // A previous process may have left its socket.
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
