import { ApiError } from '@souk/api-client';

/** Whether the marketplace reports that it does not exist, or that its name is invalid. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
