import type { Config, DrawnAnswer } from '@souk/contracts';
import { configuration } from './configuration.ts';
import { rememberImageBases } from './image-address.ts';
import { queryClient } from './query-client.ts';
import type { Dependence } from './scope.ts';

/**
 * Takes in the answers that a server drew the page with, under the visitor's own keys. A customer's may differ from what
 * everybody is told, so those are fetched again.
 * @param moduleId the module that the page was drawn in, which the shell may still be on its way to
 * @param age in seconds
 */
export function takeDrawnAnswers(
  answers: readonly DrawnAnswer[],
  moduleId: number | null,
  age: number,
): void {
  const scope = { ...configuration().scope(), module: moduleId };
  const isCustomer = scope.customer !== null;
  for (const { on, name, params, data } of answers) {
    if (name === 'config') rememberImageBases((data as Config).base_urls);
    const isEverybodys = !isCustomer || !on.includes('customer');
    const parts = (on as readonly Dependence[]).map((part) => [part, scope[part]]);
    queryClient.setQueryData([Object.fromEntries(parts), name, params], data, {
      updatedAt: isEverybodys ? Date.now() - age * 1000 : 0,
    });
  }
}
