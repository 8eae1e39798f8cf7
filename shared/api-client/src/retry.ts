import { ApiError } from './api-error.ts';

/** Whether asking again may help: never where the server said no, nor where the caller left. */
function mayPass(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || error.status >= 500;
}

/** Retries a query `times` at the most, and only where it may help (API-11). */
export const retryUpTo =
  (times: number) =>
  (failures: number, error: Error): boolean =>
    failures < times && mayPass(error);
