import { configuration, type Scope } from './configuration.ts';
import { queryClient } from './query-client.ts';

/** What an answer depends on. */
export type Dependence = keyof Scope;

const EVERYTHING: readonly Dependence[] = ['customer', 'zone', 'module', 'language'];

/** The key of a query: whom it is for, its name, and what was asked. */
export type QueryKey = readonly [scope: Partial<Scope>, name: string, params: unknown];

/** The key of a cached answer; `on` names what it depends on, everything unless given. */
export function scopedKey(name: string, params: unknown = {}, on = EVERYTHING): QueryKey {
  const scope = configuration().scope();
  return [Object.fromEntries(on.map((part) => [part, scope[part]])), name, params];
}

const isCustomers = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'customer' in part && part.customer !== null;

/** Removes customers' answers, and cancels their running calls; for signing out. Guests' lists stay. */
export async function clearScope(): Promise<void> {
  const theirs = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isCustomers(queryKey[0]) };
  queryClient.getMutationCache().clear();
  await queryClient.cancelQueries(theirs);
  queryClient.removeQueries(theirs);
}
