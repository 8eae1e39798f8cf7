import { isCancelledError, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { configuration } from './configuration.ts';
import type { FailedCall } from './configuration.ts';
import { retryUpTo } from './retry.ts';

function report(error: unknown, kind: FailedCall): void {
  if (isCancelledError(error)) return;
  if (!(error instanceof ApiError)) reportError(error);
  // The client reports a 401 itself, and an abort is no error (API-4).
  else if (error.kind !== 'aborted' && error.status !== 401) configuration().onError(error, kind);
}

/** The page's one cache of what the server said. Answers stay readable while the browser is offline (API-14). */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { meta, observers, state }) {
      if (!(error instanceof ApiError)) return report(error, 'query');
      const isMissing = error.status === 404 || error.status === 400;
      // Older data stays on the page, so the error is reported, except for a list's next page, whose button shows it.
      const isFirst = state.data === undefined || Boolean(state.fetchMeta?.fetchMore);
      // Header and page may want the same: one of them that shows it is enough.
      const isErrorShown = [meta, ...observers.map(({ options }) => options.meta)].some(
        (each) => each?.errorIsShown,
      );
      const isShown = (meta?.missingIsShown && isMissing) || (isErrorShown && isFirst);
      if (!isShown) report(error, 'query');
    },
  }),
  mutationCache: new MutationCache({
    onError(error, _variables, _result, { meta }) {
      if (!(meta?.errorIsShown && error instanceof ApiError)) report(error, 'mutation');
    },
  }),
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
