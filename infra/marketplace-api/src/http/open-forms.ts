import { networkOf } from '@souk/http-server';
import { createProblem } from './problem.ts';

/** A form and its pictures stay in memory from its first byte to the response. */
const MAX_FORMS = 24;
const MAX_FORMS_PER_NETWORK = 12;
const RETRY_SECONDS = 5;

/** Admits a form, and returns the function to call when it is answered. @throws Problem 503 at the limit. */
export type OpenForms = (address: string) => () => void;

export function openForms(max = MAX_FORMS, maxPerNetwork = MAX_FORMS_PER_NETWORK): OpenForms {
  const open = new Map<string, number>();
  let total = 0;
  return (address) => {
    const network = networkOf(address);
    const own = open.get(network) ?? 0;
    if (total >= max || own >= maxPerNetwork)
      throw createProblem(503, 'busy', 'files.busy', {}, RETRY_SECONDS);
    total += 1;
    open.set(network, own + 1);
    return () => {
      total -= 1;
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    };
  };
}
