import { WrongSettingError } from '@souk/tooling/settings';
import { Problem } from './problem.ts';

/** Aborted when the process is asked to end: by Ctrl-C, by a signal, or because whoever started it is gone. */
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

/** Runs a command to its end: a problem is one sentence, anything else is a defect with its stack, and both exit with 1. */
export async function runCommand(main: (stop: AbortSignal) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main(stopSignal());
  } catch (error) {
    const putRight = error instanceof Problem || error instanceof WrongSettingError;
    console.error(putRight ? error.message : error);
    process.exitCode = 1;
  }
  // Whatever a library left open must not keep a command that has said its last word.
  process.exit();
}
