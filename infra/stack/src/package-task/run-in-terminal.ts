import { spawn } from 'node:child_process';
import { childEnvironment } from '@souk/tooling/settings';
import { ROOT } from '../root.ts';

/** Runs Node in the repository's root, with this process's terminal, and returns the exit code. */
export function runInTerminal(args: readonly string[], stop: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: childEnvironment({ NODE_TEST_CONTEXT: undefined }),
      stdio: ['ignore', 'inherit', 'inherit'],
      signal: stop,
    });
    child.on('error', (error) => (stop.aborted ? resolve(130) : reject(error)));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
