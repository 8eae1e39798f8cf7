import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Session, SessionRequest } from './session.ts';

/** Sessions in one file, written atomically, so that a restart loses no payment. */
export interface SessionStore {
  find(id: string): Session | undefined;
  /** The session with this reference, created if needed. */
  open(request: SessionRequest, now: Date): Promise<Session>;
  /** Saves a changed session. */
  save(session: Session): Promise<void>;
}

export async function openSessionStore(file: string): Promise<SessionStore> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const sessions = new Map((await readSessions(file)).map((session) => [session.id, session]));
  let writing = Promise.resolve();
  const write = () => {
    // Writes run one after the other; each contains all sessions.
    writing = writing.then(async () => {
      await writeFile(`${file}.new`, JSON.stringify([...sessions.values()]), { mode: 0o600 });
      await rename(`${file}.new`, file);
    });
    return writing;
  };
  return {
    find: (id) => sessions.get(id),
    async open(request, now) {
      const existing = [...sessions.values()].find(({ reference }) => reference === request.reference);
      if (existing) return existing;
      const session: Session = {
        ...request,
        id: `ps_${randomBytes(18).toString('base64url')}`,
        status: 'created',
        created_at: now.toISOString(),
        refunded: 0,
        refunds: [],
      };
      sessions.set(session.id, session);
      await write();
      return session;
    },
    async save(session) {
      sessions.set(session.id, session);
      await write();
    },
  };
}

async function readSessions(file: string): Promise<Session[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Session[];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new Error(`The payments sandbox cannot read ${file}. Delete it to start with no sessions.`, {
      cause: error,
    });
  }
}
