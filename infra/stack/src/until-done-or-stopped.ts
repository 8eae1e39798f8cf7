import { UserError } from './user-error.ts';

/** Waits for work until it is done or the process is asked to stop: not every part can be interrupted. */
export async function untilDoneOrStopped<T>(work: Promise<T>, stop: AbortSignal): Promise<T> {
  let onStop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    onStop = () => reject(new UserError('Stopped before Souk was ready.'));
    if (stop.aborted) onStop();
    stop.addEventListener('abort', onStop);
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    work.catch(() => {});
    stop.removeEventListener('abort', onStop);
  }
}
