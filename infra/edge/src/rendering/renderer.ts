import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ServerPage, ServerPageRequest } from '@souk/contracts';
import { buildSync } from 'esbuild';
import type { FromRenderer, ToRenderer } from './messages.ts';

/** A bundle that draws pages: the server's part of a release. */
export interface ServerBundle {
  /** Its remote and version. */
  name: string;
  /** @throws where its file is not to be had, or damaged */
  read(): Promise<string>;
}

/** Answers a call of the API that a page needs; null where nobody may make it for everybody. */
export type AnswerCall = (path: string) => Promise<{ status: number; body: string } | null>;

/** A bundle that threw, did not end, or ended its process. */
export class BundleFaultError extends Error {
  override name = 'BundleFaultError';
}

export interface Renderer {
  /**
   * Draws a page, after those that were asked for before.
   * @throws BundleFaultError, or Error where the page cannot be drawn though the bundle is sound: an answer came too late
   */
  draw(bundle: ServerBundle, request: ServerPageRequest, answerCall: AnswerCall): Promise<ServerPage>;
  close(): Promise<void>;
}

/** Pages that wait for their turn; beyond them, visitors get the page as it is without a server's part. */
const MAX_WAITING = 20;
/** A page that takes longer is not drawn, and the process that could not draw it is ended. */
const DRAW_TIMEOUT_MS = 2_500;
/** Reading a bundle for the first time takes as long as a few pages. */
const LOAD_TIMEOUT_MS = 10_000;
const MAX_MEMORY_MB = 256;

/** As Node has called it since it was proved. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

let program: string | undefined;

/** One script, handed over on the command line: the process may not even read its own file. */
function renderProgram(): string {
  program ??= buildSync({
    entryPoints: [fileURLToPath(new URL('./renderer-process.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    legalComments: 'none',
  }).outputFiles[0]?.text;
  return program ?? '';
}

/** No files, no programs, no threads, no add-ons, nothing made of text, nothing of the edge's environment. */
const startProcess = (): ChildProcess =>
  spawn(
    process.execPath,
    [
      PERMISSION,
      '--no-addons',
      '--no-warnings',
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${MAX_MEMORY_MB}`,
      '--eval',
      renderProgram(),
    ],
    { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );

/** Draws pages one after the other in a process without rights, which is replaced when it fails. */
export function createRenderer(): Renderer {
  let child: ChildProcess | null = null;
  let loaded = new Set<string>();
  let waiting = 0;
  let latest = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const end = () => {
    child?.kill('SIGKILL');
    child = null;
    loaded = new Set();
  };
  const running = (): ChildProcess => {
    if (child) return child;
    const started = startProcess();
    started.once('exit', () => started === child && end());
    started.once('error', () => started === child && end());
    child = started;
    return started;
  };

  async function drawNow(
    bundle: ServerBundle,
    request: ServerPageRequest,
    answerCall: AnswerCall,
  ): Promise<ServerPage> {
    const code = loaded.has(bundle.name) && child ? null : await bundle.read();
    const process = running();
    const id = ++latest;
    const say = (message: ToRenderer) => process.connected && process.send(message);
    return new Promise<ServerPage>((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        process.off('message', listen).off('exit', onExit);
        settle();
      };
      const blame = (reason: string) => finish(() => reject(new BundleFaultError(reason)));
      const onExit = () => blame(`The process ended that drew ${request.path}`);
      let unanswered = 0;
      const listen = (message: FromRenderer) => {
        if (message.id !== id) return;
        if (message.kind === 'drawn') return finish(() => resolve(message.page));
        if (message.kind === 'refused') return finish(() => reject(new Error(message.reason)));
        if (message.kind === 'fault') return blame(message.reason);
        const { call, path } = message;
        unanswered += 1;
        const answer = (status: number, body: string | null) => {
          unanswered -= 1;
          say({ kind: 'answer', id, call, status, body });
        };
        answerCall(path).then(
          (found) => answer(found?.status ?? 0, found?.body ?? null),
          () => answer(0, null),
        );
      };
      const tooLate = () => {
        // The next page takes its place.
        if (unanswered > 0) return finish(() => reject(new Error('An answer came too late')));
        blame(`${request.path} took too long to draw`);
        end();
      };
      const timer = setTimeout(tooLate, code === null ? DRAW_TIMEOUT_MS : LOAD_TIMEOUT_MS);
      process.on('message', listen).once('exit', onExit);
      if (code !== null) {
        say({ kind: 'bundle', name: bundle.name, code });
        loaded.add(bundle.name);
      }
      say({ kind: 'draw', id, name: bundle.name, request });
    });
  }

  return {
    draw(bundle, request, answerCall) {
      if (waiting >= MAX_WAITING) return Promise.reject(new Error('Too many pages wait to be drawn'));
      waiting += 1;
      const drawn = turn.then(() => drawNow(bundle, request, answerCall));
      turn = drawn.catch(() => undefined).finally(() => (waiting -= 1));
      return drawn;
    },
    async close() {
      await turn;
      end();
    },
  };
}
