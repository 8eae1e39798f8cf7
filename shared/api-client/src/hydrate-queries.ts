import type { Config, DehydratedQuery } from '@souk/contracts';
import { configuration } from './configuration.ts';
import { rememberImageBases } from './image-address.ts';
import { queryClient } from './query-client.ts';
import type { Dependence } from './scope.ts';

/** A server does not know where the visitor is. */
const lacksDistances = (data: unknown): boolean => JSON.stringify(data).includes('"distance":null');

/**
 * Puts the answers that the server rendered the page with into the cache, under the visitor's own keys. A customer's answers may
 * differ from everybody's, and stores have distances for those with a position: such answers count as stale.
 * @param moduleId of the module that the page was rendered in; the shell may not have chosen it yet
 * @param age of the answers in seconds
 */
export function hydrateQueries(
  answers: readonly DehydratedQuery[],
  moduleId: number | null,
  age: number,
): void {
  const scope = { ...configuration().scope(), module: moduleId };
  const isCustomer = scope.customer !== null;
  for (const { on, name, params, data } of answers) {
    if (name === 'config') rememberImageBases((data as Config).base_urls);
    const isShared = (!isCustomer || !on.includes('customer')) && !lacksDistances(data);
    const parts = (on as readonly Dependence[]).map((part) => [part, scope[part]]);
    queryClient.setQueryData([Object.fromEntries(parts), name, params], data, {
      updatedAt: isShared ? Date.now() - age * 1000 : 0,
    });
  }
}
