import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RenderedPage, RenderRequest } from '@souk/contracts';
import { buildSync } from 'esbuild';
import pLimit from 'p-limit';
import { limitMemory, tookTooMuchMemory } from './limit-memory.ts';
import type { FromRenderer, ToRenderer } from './messages.ts';
import { parsePage } from './parse-page.ts';
import { PERMISSION_OPTION } from './permission-option.ts';

/** The server bundle of a release, which renders its pages. */
export interface ServerBundle {
  /** The releases that it is of. */
  name: string;
  /** @throws Error where its file is missing or damaged */
  read(): Promise<string>;
}

/** Answers a call of the API that a page needs; null for calls that are not public. */
export type AnswerCall = (path: string) => Promise<{ status: number; body: string } | null>;

/** A bundle that threw, did not end, ended its process, took too much memory, called too often, or rendered something else than a page. */
export class BundleFaultError extends Error {
  override name = 'BundleFaultError';
}

export interface Renderer {
  /** Renders pages one after the other. @throws BundleFaultError, or Error where the bundle is not to blame: an answer is late, or the renderer was closed */
  render(bundle: ServerBundle, request: RenderRequest, answerCall: AnswerCall): Promise<RenderedPage>;
  close(): Promise<void>;
}

/** Pages that may wait to be rendered; the browser renders those beyond them. */
const MAX_WAITING = 20;
/** After this the process is ended. Nobody waits for it; on a machine that is overloaded, a page of 0.4 s takes 3. */
const RENDER_TIMEOUT_MS = 5_000;
/** The first page of a bundle also waits until its script has run. */
const LOAD_TIMEOUT_MS = 10_000;
const MAX_HEAP_MB = 256;
/** Of the whole process, which takes 80 to 120 MB. */
const MAX_MEMORY_MB = 512;
/** Calls of one page: several times those of the largest home. */
const MAX_CALLS = 60;
const MAX_CALLS_AT_ONCE = 8;

const CLOSED = 'The renderer is closed';

let script: string | undefined;

/** One script, passed on the command line: the process may not read files. */
function processScript(): string {
  script ??= buildSync({
    entryPoints: [fileURLToPath(new URL('./renderer-process.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    legalComments: 'none',
  }).outputFiles[0]?.text;
  return script ?? '';
}

/** Without files, child processes, workers, add-ons, code made of text, and the edge's environment. */
const startProcess = (): ChildProcess =>
  spawn(
    process.execPath,
    [
      PERMISSION_OPTION,
      '--no-addons',
      '--no-warnings',
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${MAX_HEAP_MB}`,
      '--eval',
      processScript(),
    ],
    { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );

/**
 * Renders pages one after the other in a process without rights, which is replaced when it fails. A process runs one bundle
 * alone: a release that escapes its context could draw the pages of every other one in it.
 */
export function createRenderer(maxMemoryMb: number = MAX_MEMORY_MB): Renderer {
  let child: ChildProcess | null = null;
  let loaded: string | null = null;
  let isClosed = false;
  let waiting = 0;
  let latest = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const end = () => {
    child?.kill('SIGKILL');
    child = null;
    loaded = null;
  };
  const running = (): ChildProcess => {
    if (child) return child;
    const started = startProcess();
    started.once('exit', () => started === child && end());
    // Each message to a process that has just ended is an error of its own.
    started.on('error', () => started === child && end());
    limitMemory(started, maxMemoryMb);
    child = started;
    return started;
  };

  async function renderNow(
    bundle: ServerBundle,
    request: RenderRequest,
    answerCall: AnswerCall,
  ): Promise<RenderedPage> {
    const code = loaded === bundle.name ? null : await bundle.read();
    if (isClosed) throw new Error(CLOSED);
    if (code !== null && loaded !== null) end();
    const process = running();
    const id = ++latest;
    const send = (message: ToRenderer) => process.connected && process.send(message);
    return new Promise<RenderedPage>((resolve, reject) => {
      let hasEnded = false;
      const finish = (settle: () => void) => {
        hasEnded = true;
        clearTimeout(timer);
        process.off('message', listen).off('exit', onExit);
        settle();
      };
      const failBundle = (reason: string) => finish(() => reject(new BundleFaultError(reason)));
      const onExit = () =>
        isClosed
          ? finish(() => reject(new Error(CLOSED)))
          : failBundle(
              tookTooMuchMemory(process)
                ? `The process that rendered ${request.path} took more than ${maxMemoryMb} MB`
                : `The process ended that rendered ${request.path}`,
            );
      const limit = pLimit(MAX_CALLS_AT_ONCE);
      let calls = 0;
      let unanswered = 0;
      const receive = (message: FromRenderer) => {
        if (message.id !== id) return;
        if (message.kind === 'rendered') {
          const page = parsePage(message.page);
          return finish(() => resolve(page));
        }
        if (message.kind === 'refused') return finish(() => reject(new Error(message.reason)));
        if (message.kind === 'fault') return failBundle(message.reason);
        const { call, path } = message;
        calls += 1;
        if (calls > MAX_CALLS) {
          failBundle(`${request.path} made more than ${MAX_CALLS} calls`);
          // It may go on calling.
          return end();
        }
        unanswered += 1;
        const answer = (status: number, body: string | null) => {
          unanswered -= 1;
          send({ kind: 'answer', id, call, status, body });
        };
        limit(async () => (hasEnded ? null : answerCall(path))).then(
          (found) => answer(found?.status ?? 0, found?.body ?? null),
          () => answer(0, null),
        );
      };
      const listen = (message: FromRenderer) => {
        try {
          receive(message);
        } catch (error) {
          failBundle(error instanceof Error ? error.message : String(error));
        }
      };
      const onTimeout = () => {
        // The next page takes its place.
        if (unanswered > 0) return finish(() => reject(new Error('An answer came too late')));
        failBundle(`${request.path} took too long to render`);
        end();
      };
      const timer = setTimeout(onTimeout, code === null ? RENDER_TIMEOUT_MS : LOAD_TIMEOUT_MS);
      process.on('message', listen).once('exit', onExit);
      if (code !== null) {
        send({ kind: 'bundle', name: bundle.name, code });
        loaded = bundle.name;
      }
      send({ kind: 'render', id, request });
    });
  }

  return {
    render(bundle, request, answerCall) {
      if (waiting >= MAX_WAITING) return Promise.reject(new Error('Too many pages wait to be rendered'));
      waiting += 1;
      const rendered = turn.then(() => renderNow(bundle, request, answerCall));
      turn = rendered.catch(() => undefined).finally(() => (waiting -= 1));
      return rendered;
    },
    async close() {
      isClosed = true;
      end();
      await turn;
    },
  };
}
