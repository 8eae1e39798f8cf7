import type { ChildProcess } from 'node:child_process';

/** The next message of a process. @throws Error where it ends instead; it has said why itself. */
export function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`${child.spawnargs.at(-1)} ended without a response`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T); // What the script sends.
    });
  });
}
