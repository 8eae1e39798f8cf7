import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A process of the set-up that can be killed and started again. */
export interface Part {
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface Program {
  command: string;
  args: readonly string[];
  cwd: string;
  environment: Readonly<Record<string, string | undefined>>;
  /** Whether it is at work by now. */
  isReady(): Promise<boolean>;
}

const START_MS = 60_000;

export function partOf({ command, args, cwd, environment, isReady }: Program): Part {
  let child: ChildProcess | null = null;
  return {
    async start() {
      // The channel ends the parts of Souk with the test, however that ends.
      const started = spawn(command, args, {
        cwd,
        env: { ...environment },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      child = started;
      let output = '';
      for (const stream of [started.stdout, started.stderr])
        stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
      started.on('error', (error) => (output += error.message));
      const deadline = Date.now() + START_MS;
      while (!(await isReady().catch(() => false))) {
        if (started.exitCode !== null || Date.now() > deadline)
          throw new Error(`${args.at(-1)} did not start:\n${output}`);
        await new Promise((done) => setTimeout(done, 100));
      }
    },
    async kill() {
      const running = child;
      child = null;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const gone = once(running, 'exit');
      running.kill('SIGKILL');
      await gone;
    },
  };
}
