/** How much a cache may hold. */
export interface Bounds {
  entries: number;
  characters: number;
}

/** A part of what a cache may hold. */
export const shareOf = ({ entries, characters }: Bounds, share: number): Bounds => ({
  entries: entries * share,
  characters: characters * share,
});

/** Removes entries, the first ones first, until those that count are within bounds. */
export function removeOldest<E extends { characters: number }>(
  cache: Map<string, E>,
  bounds: Bounds,
  isCounted: (entry: E) => boolean = () => true,
): void {
  const counted = [...cache].filter(([, entry]) => isCounted(entry));
  let entries = counted.length;
  let characters = counted.reduce((sum, [, entry]) => sum + entry.characters, 0);
  for (const [key, entry] of counted) {
    if (entries <= bounds.entries && characters <= bounds.characters) return;
    cache.delete(key);
    entries -= 1;
    characters -= entry.characters;
  }
}
