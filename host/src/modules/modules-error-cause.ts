import { errorCause, modulesQuery, queryClient } from '@souk/api-client';
import type { ErrorCause } from '@souk/api-client';

/** Why the modules could not be loaded, for those who show that they could not. */
export const modulesErrorCause = (): ErrorCause =>
  errorCause(queryClient.getQueryState(modulesQuery().queryKey)?.error);
