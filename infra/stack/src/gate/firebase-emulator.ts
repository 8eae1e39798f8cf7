import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childEnvironment } from '@souk/tooling/settings';
import { runChild, runNode } from '../child.ts';
import { Problem } from '../problem.ts';
import { ROOT } from '../root.ts';

/** It runs on Node 20, and needs nothing but Node for the one emulator that is used. No dependency of the repository's: it is big. */
const VERSION = '15.34.2';
const INSTALLER_TIME = 10 * 60_000;
const READY_TIME = 120_000;
const ASK_EVERY = 250;

/** A project's name that begins so reaches nobody at Google. */
export const EMULATED_PROJECT = 'demo-souk';

export interface FirebaseEmulator {
  /** As `FIREBASE_AUTH_EMULATOR_HOST` has it. */
  host: string;
  close(): Promise<void>;
}

/** Firebase's authentication emulator on this machine, installed on the first run. @throws Problem where it cannot be had. */
export async function startFirebaseEmulator(
  temporary: string,
  say: (detail: string) => void,
  stop: AbortSignal,
): Promise<FirebaseEmulator> {
  const program = await installed(say, stop);
  const folder = join(temporary, 'firebase');
  await mkdir(folder, { recursive: true });
  const [port, hub, logging] = await Promise.all([freePort(), freePort(), freePort()]);
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const emulators = { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const ending = new AbortController();
  const args = [program, 'emulators:start', '--only', 'auth', '--project', EMULATED_PROJECT];
  const ended = runNode(args, {
    cwd: folder,
    // It keeps what it likes in the home folder, and would ask its makers for news.
    env: childEnvironment({ HOME: folder, DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1' }),
    stop: AbortSignal.any([stop, ending.signal]),
  });
  const close = async () => {
    ending.abort();
    await ended;
  };
  const host = `127.0.0.1:${port}`;
  const failed = ended.then(({ output }) => {
    throw new Problem(`Firebase's emulator did not start: ${output.trim().split('\n').at(-1) ?? ''}`);
  });
  failed.catch(() => undefined);
  try {
    await Promise.race([answers(`http://${host}`, stop), failed]);
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
    timeout: INSTALLER_TIME,
  });
  if (code !== 0) throw new Problem(`firebase-tools could not be installed: ${output.trim()}`);
  await writeFile(done, '');
  return program;
}

async function answers(url: string, stop: AbortSignal): Promise<void> {
  const late = AbortSignal.any([stop, AbortSignal.timeout(READY_TIME)]);
  for (;;) {
    const response = await fetch(url, { signal: late }).catch(() => null);
    if (response?.ok) return;
    if (late.aborted) throw new Problem("Firebase's emulator does not answer.");
    await pause(ASK_EVERY);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
