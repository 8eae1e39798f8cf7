import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process uses the data folder. PGlite has no lock of its own, and two processes would lose rows silently. */
export class DataFolderLockedError extends Error {
  override name = 'DataFolderLockedError';
  readonly pid: number;
  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by process ${pid}. Stop that process, or choose another folder.`,
    );
    this.pid = pid;
  }
}

/** When a process started, so that a reused process id is not mistaken for the one that wrote the lock. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that holds a lock with this content, or null when it has ended. */
function lockOwner(text: string): number | null {
  const [id = '', start = ''] = text.split(' ');
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  const now = processStart(pid);
  return start && now && start !== now ? null : pid;
}

const readLock = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/**
 * Locks the folder for this process; a lock of a process that has ended is taken over.
 * @returns the function that unlocks the folder
 * @throws DataFolderLockedError while another process, or this one, holds the lock
 */
export function lockDataFolder(dataDir: string): () => void {
  const path = join(dataDir, 'souk.lock');
  const own = `${path}.${randomUUID()}`;
  writeFileSync(own, `${process.pid} ${processStart(process.pid)}`);
  try {
    for (;;) {
      try {
        // Linking is atomic: the lock either exists completely or not at all.
        linkSync(own, path);
        return () => rmSync(path, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const found = readLock(path);
      if (found === null) continue;
      const pid = lockOwner(found);
      if (pid !== null) throw new DataFolderLockedError(dataDir, pid);
      removeStaleLock(path, found);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** Removes a stale lock, and restores it if another process has taken it over in between. */
function removeStaleLock(path: string, stale: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    if (readLock(aside) !== stale) linkSync(aside, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
