import { ApiError } from '@souk/api-client';

/** Whether the marketplace knows no such thing, or takes its name for none (RTE-3). */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
