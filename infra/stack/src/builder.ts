import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { signalGroup } from './child.ts';
import { ROOT } from './root.ts';

export interface BuildRequest {
  directory: string;
  version: string;
}

/** `error` has the compiler's errors; null after a build that succeeded. */
export interface BuildAnswer {
  error: string | null;
}

/** A process that builds working trees, one at a time. */
export interface Builder {
  /** Builds a tree into its `dist` folder. @throws Error with the compiler's errors, or that the process ended */
  build(request: BuildRequest): Promise<void>;
  /** Ends the process. */
  close(): void;
}

/**
 * Starts a process for builds. Each but its first takes half of the processor time that a process of its own would: the bundler is loaded,
 * and V8 has compiled it.
 */
export function startBuilder(stop: AbortSignal): Builder {
  const child = fork(join(import.meta.dirname, 'build-worker.ts'), {
    cwd: ROOT,
    execArgv: ['--import', import.meta.resolve('tsx')],
    // A process group of its own: Ctrl-C reaches it through `stop` only.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(() => {
    throw new Error(
      output.trim() ||
        'The build process ended before the build, without any output. Free some memory and start again.',
    );
  });
  // Between builds nobody waits for it.
  ended.catch(() => undefined);
  const end = () => signalGroup(child, 'SIGTERM');
  stop.addEventListener('abort', end, { once: true });
  if (stop.aborted) end();
  return {
    async build({ directory, version }) {
      child.send({ directory, version } satisfies BuildRequest, () => undefined);
      const [answer] = (await Promise.race([once(child, 'message'), ended])) as [BuildAnswer];
      if (answer.error !== null) throw new Error(answer.error);
    },
    close() {
      stop.removeEventListener('abort', end);
      if (child.connected) child.disconnect();
    },
  };
}
