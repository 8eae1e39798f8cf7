import { fork } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOST_NAME } from '@souk/contracts';
import type { RenderedRemote } from '@souk/contracts';
import type { ReadServerBundle } from '../verify/server-rendering.ts';
import type { BundleAnswer, Outcome, Report, Task } from './messages.ts';

const PROGRAM = fileURLToPath(new URL('./verify-one.ts', import.meta.url));
/** Whom a process runs as that was started by root. */
const NOBODY = 65_534;

interface Options {
  /** What renders pages of a release; null where it has no such file. */
  readBundle: ReadServerBundle;
  log(line: string): void;
  timeoutMs: number;
  /** Ends it. */
  stop: AbortSignal;
  /** The program, for tests. */
  program?: string;
}

/**
 * Verifies one release in a process of its own, with nothing of this one's environment and, where this one is root's, as nobody.
 * What hangs is killed with its browser, and counts as a failure of the release.
 * @returns null where it was stopped
 * @throws Error where something other than the release is at fault; then nothing is known of it
 */
export async function runOne(
  task: Task,
  { readBundle, log, timeoutMs, stop, program = PROGRAM }: Options,
): Promise<Outcome | null> {
  const home = await mkdtemp(join(tmpdir(), 'souk-verify-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(home, NOBODY, NOBODY);
  const child = fork(program, {
    cwd: home,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8', HOME: home, TMPDIR: home },
    execArgv: ['--import', import.meta.resolve('tsx')],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A group of its own, so that the browser is killed with it.
    detached: true,
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group is gone already.
    }
  };
  let begun = false;
  let outcome: Outcome | null = null;
  let error: string | null = null;
  let late = false;
  /** Nothing is known of the release where the registry does not answer. */
  const fail = (failure: Error) => {
    error = failure.message;
    kill();
  };
  const answer = async (release: RenderedRemote) => {
    const isNeeded = release.name === HOST_NAME || release.name === task.record.remote;
    const bundle = isNeeded ? await readBundle(release).catch(fail) : null;
    if (bundle !== undefined && child.connected) child.send({ bundle } satisfies BundleAnswer, () => {});
  };
  child.on('message', (message: Report) => {
    if ('begun' in message) begun = true;
    else if ('log' in message) log(message.log);
    else if ('error' in message) error = message.error;
    else if ('needsBundle' in message) void answer(message.needsBundle);
    else outcome = message;
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (failure) => {
      error = failure.message;
      resolve();
    });
  });
  const timer = setTimeout(() => {
    late = true;
    kill();
  }, timeoutMs);
  stop.addEventListener('abort', kill);
  if (stop.aborted) kill();
  child.send(task, () => {});
  await ended;
  clearTimeout(timer);
  stop.removeEventListener('abort', kill);
  kill();
  await rm(home, { recursive: true, force: true, maxRetries: 3 });
  if (outcome) return outcome;
  if (stop.aborted) return null;
  const why = late
    ? `it did not end within ${Math.round(timeoutMs / 1000)} seconds`
    : (error ?? 'the browser or its driver ended without a result');
  if (!begun) throw new Error(why);
  const checks = [{ name: 'ends by itself', passed: false, detail: why }];
  return { host: 'unknown', checks, firstLoadBytes: null };
}
