import { ApiError } from '@souk/api-client';

/** Whether the marketplace says that there is no such thing, or that nothing could be called so. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
