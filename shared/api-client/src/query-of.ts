import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Dependence, scopedKey } from './scope.ts';

type Fetch<P, T> = (params: P, signal?: AbortSignal) => Promise<T>;

/** What differs from the QueryClient's defaults, and what the answer depends on (everything unless given). */
interface Settings {
  on?: readonly Dependence[];
  staleTime?: number;
  retry?: (failures: number, error: Error) => boolean;
  /** `missingIsShown`: the page itself shows that it does not exist, or that its name is invalid. */
  meta?: { missingIsShown: boolean };
}

/** Minutes in milliseconds, for cache times (API-10). */
export const minutes = (count: number): number => count * 60_000;

/** The query options of a call: its answer under the scope of the moment. A query that is no longer wanted is called off (API-14). */
export function queryOf<P, T>(
  name: string,
  fetch: Fetch<P, T>,
  params: P,
  { on, ...settings }: Settings = {},
) {
  return queryOptions({
    queryKey: scopedKey(name, params, on),
    queryFn: ({ signal }) => fetch(params, signal),
    ...settings,
  });
}

/** Which page of a list is read: its number, and what the page before said of where it ended, if it said so. */
interface PageParam {
  offset: number;
  after?: string;
}

/** The options of a list that is read page by page (API-9); it ends at an empty page or at its total (AMB-18). */
export function pagesOf<P extends object, T extends { total_size: number; next?: string | null }>(
  name: string,
  fetch: Fetch<P & PageParam, T>,
  rows: (page: T) => readonly unknown[],
  params: P,
) {
  return infiniteQueryOptions({
    queryKey: scopedKey(`${name}/pages`, params),
    queryFn: ({ pageParam, signal }) => fetch({ ...params, ...pageParam }, signal),
    initialPageParam: { offset: 1 } as PageParam,
    getNextPageParam(last: T, pages: T[], { offset }: PageParam): PageParam | undefined {
      if (rows(last).length === 0) return undefined;
      const read = pages.reduce((sum, page) => sum + rows(page).length, 0);
      if (last.total_size > 0 && read >= last.total_size) return undefined;
      return { offset: offset + 1, ...(last.next && { after: last.next }) };
    },
  });
}
