import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PaymentsSandboxOptions } from '@souk/payments-sandbox';
import { UserError } from './user-error.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('@souk/payments-sandbox/process'));
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Starts the payments sandbox in a process of its own, like a real provider; it exits with this one, for whatever reason.
 * @throws UserError where it does not start.
 */
export function startSandboxProcess(
  options: Omit<PaymentsSandboxOptions, 'now'>,
): Promise<{ url: string; close(): Promise<void> }> {
  const child = fork(PROGRAM, {
    execArgv: ['--import', import.meta.resolve('tsx')],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async () => {
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };
  return new Promise((resolve, reject) => {
    const fail = (why: string) =>
      reject(
        new UserError(`The payments sandbox did not start: ${why}. See its output above, then start again.`),
      );
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => fail(`it exited with ${code}`));
    child.once('message', (message: { url?: string; error?: string }) => {
      if (message.url) resolve({ url: message.url, close });
      else fail(message.error ?? 'it sent no address');
    });
    child.send(options);
  });
}
