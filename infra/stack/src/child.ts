import { spawn, type ChildProcess } from 'node:child_process';

export interface Ended {
  code: number;
  /** Standard output and standard error. */
  output: string;
}

interface ChildOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Ends the child and its own children. */
  stop?: AbortSignal;
  timeout?: number;
  onOutput?(text: string): void;
}

const KILL_AFTER_MS = 5_000;

/**
 * Runs a program to its end, without standard input, in a process group of its own: stopping it ends its
 * children too, and Ctrl-C reaches it through `stop` only.
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
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      options.onOutput?.(chunk.toString());
    };
    const signal = (name: NodeJS.Signals) => signalGroup(child, name);
    const end = () => {
      signal('SIGTERM');
      killing ??= setTimeout(signal, KILL_AFTER_MS, 'SIGKILL');
    };
    const timer = options.timeout ? setTimeout(end, options.timeout) : undefined;
    const finish = () => {
      clearTimeout(timer);
      clearTimeout(killing);
      options.stop?.removeEventListener('abort', end);
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.on('error', (error) => {
      finish();
      reject(error);
    });
    child.on('close', (code) => {
      finish();
      // Ends processes that the program left in its group.
      signal('SIGKILL');
      resolve({ code: code ?? 1, output });
    });
    options.stop?.addEventListener('abort', end);
    if (options.stop?.aborted) end();
  });
}

/** Signals a child that leads a process group, and its own children; does nothing once they have ended. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}

/** Runs TypeScript or JavaScript with this Node. */
export function runNode(args: readonly string[], options: ChildOptions = {}): Promise<Ended> {
  return runChild(process.execPath, args, options);
}
