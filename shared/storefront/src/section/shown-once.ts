import { createContext, use, useId, useState } from 'react';

/** What a section of a home shows: items, campaign items or stores, which count their ids each for themselves. */
export type ShownKind = 'item' | 'campaign-item' | 'store';

interface Row {
  id: number;
}

/** Which section of a home shows which item or store. */
export interface ShownOnce {
  /**
   * The rows that no other section shows, which are the section's own from now on. A section gets the same answer as often as
   * it asks, whatever is drawn elsewhere meanwhile: nothing that is shown goes away.
   */
  take<R extends Row>(section: string, kind: ShownKind, rows: readonly R[]): readonly R[];
}

/** Nothing is shown yet. */
export function createShownOnce(): ShownOnce {
  const owners = new Map<string, string>();
  return {
    take(section, kind, rows) {
      const keyOf = ({ id }: Row) => `${kind} ${id}`;
      const own = rows.filter((row) => (owners.get(keyOf(row)) ?? section) === section);
      const keys = new Set(own.map(keyOf));
      // What an earlier answer held and this one does not is free again.
      for (const [key, owner] of owners)
        if (owner === section && key.startsWith(`${kind} `) && !keys.has(key)) owners.delete(key);
      for (const key of keys) owners.set(key, section);
      return own;
    },
  };
}

/** The registry of the home that sections stand in; null on pages where rows may repeat. */
export const ShownOnceContext = createContext<ShownOnce | null>(null);

/** The registry of one home, for as long as it is drawn. */
export function useNewShownOnce(): ShownOnce {
  return useState(createShownOnce)[0];
}

/**
 * Leaves out of a section what another section of the same home shows. The section that is drawn first shows it: no
 * section waits, and nothing is loaded again. Undefined while the rows are loading.
 */
export function useShownOnce<R extends Row>(
  kind: ShownKind,
  rows: readonly R[] | undefined,
): readonly R[] | undefined {
  const registry = use(ShownOnceContext);
  const section = useId();
  return rows && registry ? registry.take(section, kind, rows) : rows;
}
