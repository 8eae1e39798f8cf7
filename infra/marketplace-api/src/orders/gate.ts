/** Lets work in: at once while there is room, else when those before it are done. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** A gate with room for `most`. Those who wait keep their order, and hold nothing but their place. */
export function gate(most: number): Gate {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (inside >= most) await new Promise<void>((enter) => waiting.push(enter));
    else inside += 1;
    try {
      return await work();
    } finally {
      // The room goes from hand to hand, so that nobody who comes later slips in.
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
