import { WrongSettingError } from '@souk/tooling/settings';
import { UserError } from './user-error.ts';

/** Aborted when the process should end: by Ctrl-C, by a signal, or because its parent has ended. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.channel) {
    process.on('disconnect', stop);
    process.channel.unref();
  }
  return controller.signal;
}

/** Runs a command to its end. A UserError is printed as its message, any other error with its stack; both exit with 1. */
export async function runCommand(main: (stop: AbortSignal) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main(stopSignal());
  } catch (error) {
    const isExpected = error instanceof UserError || error instanceof WrongSettingError;
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
  // Handles that a library left open must not keep the process running.
  process.exit();
}
