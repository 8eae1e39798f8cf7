import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { configuration } from './configuration.ts';
import { retryUpTo } from './retry.ts';
import { toApiError } from './to-api-error.ts';

function report(thrown: unknown): void {
  const error = toApiError(thrown);
  // A 401 has been told by the client itself, and an abort is nobody's error (API-4).
  if (error.kind === 'aborted' || error.status === 401) return;
  configuration().onError(error);
}

/** The page's one cache of what the server said. Answers stay readable while the browser is offline (API-14). */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: report }),
  mutationCache: new MutationCache({ onError: report }),
  defaultOptions: {
    queries: {
      networkMode: 'offlineFirst',
      retry: retryUpTo(2),
      staleTime: 60_000,
      gcTime: 30 * 60_000,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});
