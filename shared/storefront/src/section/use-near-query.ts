import type { QueryKey } from '@souk/api-client';
import { useQuery } from '@souk/remote-kit';
import type { UseQueryOptions } from '@souk/remote-kit';
import { useNear } from './use-near.ts';

/** The query options of a call, as the API client makes them. */
export type NearQuery<T> = UseQueryOptions<T, Error, T, QueryKey>;

/**
 * A call that is asked once the element that carries `ref` is near the visible part of the page. `near`: other calls of that part
 * may be asked as well.
 */
export function useNearQuery<T>(query: NearQuery<T>) {
  const { ref, near } = useNear<HTMLElement>();
  // Servers, which know nothing of near, ask the first of these on a page.
  const { data, isError } = useQuery({ ...query, enabled: near, meta: { ...query.meta, near: true } });
  const isThere = data !== undefined;
  // A server renders a part that it has data for; what failed on an earlier visit is asked for again once it is near.
  return { ref, near: near || isThere, data, failed: near && isError && !isThere };
}
