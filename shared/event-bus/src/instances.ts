const KEY = Symbol.for('souk.instances');

type Instances = Map<string, number>;
const page = globalThis as { [KEY]?: Instances };

/**
 * Counts a module that must exist once per page; it calls this where it is evaluated, so a second copy counts as two.
 * The counts are `globalThis[Symbol.for('souk.instances')]`, a Map of name to number, where a journey reads them.
 */
export function registerInstance(name: string): void {
  const counts = (page[KEY] ??= new Map());
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
