import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process works on the data folder: PGlite takes no lock itself, and two of them would lose rows silently. */
export class DataFolderLockedError extends Error {
  override name = 'DataFolderLockedError';
  readonly pid: number;
  constructor(dataDir: string, pid: number) {
    super(`The data folder ${dataDir} is in use by process ${pid}; stop it first, or choose another folder.`);
    this.pid = pid;
  }
}

/** When a process began, so that a reused process id is not taken for the one that wrote a lock. */
function beginningOf(pid: number): string {
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

/** The process that holds a lock of this text, or null when it is gone. */
function holder(text: string): number | null {
  const [id = '', beginning = ''] = text.split(' ');
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  const now = beginningOf(pid);
  return beginning && now && beginning !== now ? null : pid;
}

const readLock = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/**
 * Takes the folder for this process; a lock of a process that is gone is taken over.
 * @returns what gives the folder back.
 * @throws DataFolderLockedError while another process, or this one, holds it.
 */
export function lockDataFolder(dataDir: string): () => void {
  const path = join(dataDir, 'souk.lock');
  const mine = `${path}.${randomUUID()}`;
  writeFileSync(mine, `${process.pid} ${beginningOf(process.pid)}`);
  try {
    for (;;) {
      try {
        // A link is made or refused in one step, and never appears half written.
        linkSync(mine, path);
        return () => rmSync(path, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const found = readLock(path);
      if (found === null) continue;
      const pid = holder(found);
      if (pid !== null) throw new DataFolderLockedError(dataDir, pid);
      takeAway(path, found);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Removes a stale lock, and puts it back should another process have taken it over in between. */
function takeAway(path: string, stale: string): void {
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
