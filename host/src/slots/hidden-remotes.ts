import type { Readable } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import type { Slot } from './slot.ts';

/** So many remotes are kept; a home holds about 2 MB and 2,600 nodes. */
const MAX_HIDDEN = 2;

interface HiddenRemotes {
  /** A remote was left, and is kept. */
  add(remote: string): void;
  /** It is shown again, or another release of it is. */
  remove(remote: string): void;
}

/**
 * The remotes that are kept after they were left: the last ones, and only for the customer, place and language that they were drawn
 * for.
 * @param active the remote whose page it is, which does not count
 */
export function createHiddenRemotes(
  slots: ReadonlyMap<string, Slot>,
  active: Readable<string | null>,
): HiddenRemotes {
  const hidden = new Set<string>();
  const drop = (remotes: readonly string[]) => {
    for (const remote of remotes) {
      hidden.delete(remote);
      slots.get(remote)?.forget();
    }
  };
  for (const event of ['session:changed', 'location:changed', 'language:changed'] as const)
    bus.on(event, () => drop([...hidden]));
  return {
    add(remote) {
      hidden.add(remote);
      drop([...hidden].filter((other) => other !== active.get()).slice(0, -MAX_HIDDEN));
    },
    remove: (remote) => hidden.delete(remote),
  };
}
