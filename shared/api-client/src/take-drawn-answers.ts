import type { Config, DrawnAnswer } from '@souk/contracts';
import { rememberImageBases } from './image-address.ts';
import { queryClient } from './query-client.ts';
import { configuration } from './configuration.ts';
import { type Dependence, scopedKey } from './scope.ts';

/**
 * Takes in the answers that a server drew the page with, under the visitor's own keys. A customer's may differ from what
 * everybody is told, so those are fetched again.
 * @param age in seconds
 */
export function takeDrawnAnswers(answers: readonly DrawnAnswer[], age: number): void {
  const isCustomer = configuration().scope().customer !== null;
  for (const { on, name, params, data } of answers) {
    if (name === 'config') rememberImageBases((data as Config).base_urls);
    const isEverybodys = !isCustomer || !on.includes('customer');
    queryClient.setQueryData(scopedKey(name, params, on as readonly Dependence[]), data, {
      updatedAt: isEverybodys ? Date.now() - age * 1000 : 0,
    });
  }
}
