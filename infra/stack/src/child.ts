import { spawn } from 'node:child_process';

export interface Ended {
  code: number;
  /** Standard output, and errors where they were not asked for apart. */
  output: string;
}

interface ChildOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Ends the child and all that it started. */
  stop?: AbortSignal;
  timeout?: number;
  onOutput?(text: string): void;
}

const KILL_AFTER = 5_000;

/**
 * Runs a program to its end, without standard input, in a process group of its own: stopping it ends whatever it
 * started too, and Ctrl-C reaches it through `stop` alone.
 * @throws Error when it does not start.
 */
export function runChild(
  command: string,
  args: readonly string[],
  options: ChildOptions = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let killing: NodeJS.Timeout | undefined;
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      options.onOutput?.(chunk.toString());
    };
    const signal = (name: NodeJS.Signals) => {
      try {
        if (child.pid) process.kill(-child.pid, name);
      } catch {
        // The group is gone already.
      }
    };
    const end = () => {
      signal('SIGTERM');
      killing ??= setTimeout(signal, KILL_AFTER, 'SIGKILL');
    };
    const timer = options.timeout ? setTimeout(end, options.timeout) : undefined;
    const finish = () => {
      clearTimeout(timer);
      clearTimeout(killing);
      options.stop?.removeEventListener('abort', end);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => {
      finish();
      reject(error);
    });
    child.on('close', (code) => {
      finish();
      // What the program left behind in its group goes with it.
      signal('SIGKILL');
      resolve({ code: code ?? 1, output });
    });
    options.stop?.addEventListener('abort', end);
    if (options.stop?.aborted) end();
  });
}

/** Runs TypeScript or JavaScript with this Node. */
export function runNode(args: readonly string[], options: ChildOptions = {}): Promise<Ended> {
  return runChild(process.execPath, args, options);
}
