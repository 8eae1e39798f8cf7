/** Tells a module's type by its id, as the marketplace knows it. */
export interface ModuleTypes {
  /** Null where it is not known, or not in time: a page never waits for it longer than `PATIENCE_MS`. */
  typeOf(moduleId: number): Promise<string | null>;
}

const FRESH_MS = 60_000;
const RETRY_MS = 5_000;
const PATIENCE_MS = 250;

/** Asks the marketplace for its modules now and then. A link into a module thereby preloads the right remote. */
export function createModuleTypes(apiUrl: string, now: () => number = Date.now): ModuleTypes {
  const address = new URL(`${new URL(apiUrl).pathname.replace(/\/$/, '')}/api/v1/module`, apiUrl);
  let types = new Map<number, string>();
  let askAgainAt = 0;
  let asking: Promise<void> | null = null;

  const ask = async () => {
    try {
      const response = await fetch(address, {
        headers: { origin: address.origin },
        signal: AbortSignal.timeout(5_000),
      });
      types = readTypes(await response.json());
      askAgainAt = now() + FRESH_MS;
    } catch {
      askAgainAt = now() + RETRY_MS;
    } finally {
      asking = null;
    }
  };

  return {
    async typeOf(moduleId) {
      if (now() >= askAgainAt) asking ??= ask();
      if (asking && !types.has(moduleId)) await Promise.race([asking, patience()]);
      return types.get(moduleId) ?? null;
    },
  };
}

const patience = () =>
  new Promise<void>((done) => {
    setTimeout(done, PATIENCE_MS).unref();
  });

function readTypes(value: unknown): Map<number, string> {
  const types = new Map<number, string>();
  if (!Array.isArray(value)) return types;
  for (const each of value as unknown[]) {
    if (typeof each !== 'object' || each === null || !('id' in each) || !('module_type' in each)) continue;
    if (typeof each.id === 'number' && typeof each.module_type === 'string')
      types.set(each.id, each.module_type);
  }
  return types;
}
