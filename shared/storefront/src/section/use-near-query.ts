import type { QueryKey } from '@souk/api-client';
import { useQuery } from '@souk/remote-kit';
import type { UseQueryOptions } from '@souk/remote-kit';
import { useNear } from '@souk/ui';

/** The query options of a call, as the API client makes them. */
export type NearQuery<T> = UseQueryOptions<T, Error, T, QueryKey>;

/** A call that is asked once the element that carries `ref` is near the visible part of the page. */
export function useNearQuery<T>(query: NearQuery<T>) {
  const { ref, near } = useNear<HTMLElement>();
  // Servers, which know nothing of near, ask the first of these on a page.
  const { data, isError } = useQuery({ ...query, enabled: near, meta: { ...query.meta, near: true } });
  // What failed on an earlier visit is asked for again once it is near.
  return { ref, near, data, failed: near && isError && data === undefined };
}
