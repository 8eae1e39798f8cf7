import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childEnvironment } from '@souk/tooling/settings';
import getPort from 'get-port';
import { runChild, runNode } from '../child.ts';
import { UserError } from '../user-error.ts';
import { ROOT } from '../root.ts';

/** It runs on Node 20, and needs only Node for the one emulator that is used. Too large to be a dependency of the repository. */
const VERSION = '15.34.2';
const INSTALL_TIMEOUT_MS = 10 * 60_000;
const START_TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 250;

/** A project name with this prefix never reaches Google. */
export const EMULATED_PROJECT = 'demo-souk';

export interface FirebaseEmulator {
  /** In the format of `FIREBASE_AUTH_EMULATOR_HOST`. */
  host: string;
  close(): Promise<void>;
}

/** Firebase's authentication emulator on this machine, installed on the first run. @throws UserError where it cannot be installed or started. */
export async function startFirebaseEmulator(
  temporary: string,
  say: (detail: string) => void,
  stop: AbortSignal,
): Promise<FirebaseEmulator> {
  const program = await installed(say, stop);
  const folder = join(temporary, 'firebase');
  await mkdir(folder, { recursive: true });
  const [port, hub, logging] = await Promise.all([
    getPort({ host: '127.0.0.1' }),
    getPort({ host: '127.0.0.1' }),
    getPort({ host: '127.0.0.1' }),
  ]);
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const emulators = { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const ending = new AbortController();
  const args = [program, 'emulators:start', '--only', 'auth', '--project', EMULATED_PROJECT];
  const ended = runNode(args, {
    cwd: folder,
    // It stores settings in the home folder, and would check for updates.
    env: childEnvironment({ HOME: folder, DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1' }),
    stop: AbortSignal.any([stop, ending.signal]),
  });
  const close = async () => {
    ending.abort();
    await ended;
  };
  const host = `127.0.0.1:${port}`;
  const failed = ended.then(({ output }) => {
    throw new UserError(`Firebase's emulator did not start: ${output.trim().split('\n').at(-1) ?? ''}`);
  });
  failed.catch(() => undefined);
  try {
    await Promise.race([waitUntilReady(`http://${host}`, stop), failed]);
  } catch (error) {
    await close();
    throw error;
  }
  return { host, close };
}

async function installed(say: (detail: string) => void, stop: AbortSignal): Promise<string> {
  const folder = join(ROOT, '.cache/firebase-tools', VERSION);
  const program = join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const done = join(folder, 'installed');
  if (existsSync(done)) return program;
  say(`installing firebase-tools ${VERSION}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { code, output } = await runChild('npm', [...args, `firebase-tools@${VERSION}`], {
    cwd: folder,
    env: childEnvironment(),
    stop,
    timeout: INSTALL_TIMEOUT_MS,
  });
  if (code !== 0)
    throw new UserError(
      `firebase-tools could not be installed: ${output.trim()}\nCheck the connection to npm's registry, then run the command again.`,
    );
  await writeFile(done, '');
  return program;
}

async function waitUntilReady(url: string, stop: AbortSignal): Promise<void> {
  const timeout = AbortSignal.any([stop, AbortSignal.timeout(START_TIMEOUT_MS)]);
  for (;;) {
    const response = await fetch(url, { signal: timeout }).catch(() => null);
    if (response?.ok) return;
    if (timeout.aborted)
      throw new UserError(
        `Firebase's emulator did not start within ${START_TIMEOUT_MS / 1000} s. Run the command again.`,
      );
    await pause(POLL_INTERVAL_MS);
  }
}
