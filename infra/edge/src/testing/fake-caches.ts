/** The caches of a browser, in memory: what is put under a key stands last. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));
  const entriesOf = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return entries;
  };
  const open = async (name: string) => ({
    match: async (key: string) => entriesOf(name).get(keyOf(key))?.clone(),
    matchAll: async () => [...entriesOf(name).values()].map((response) => response.clone()),
    keys: async () => [...entriesOf(name).keys()].map((url) => ({ url })),
    async put(key: string, response: Response) {
      const entries = entriesOf(name);
      entries.delete(keyOf(key));
      entries.set(keyOf(key), response);
    },
    delete: async (key: string) => entriesOf(name).delete(keyOf(key)),
  });
  return {
    caches: {
      async open(name: string) {
        entriesOf(name);
        return open(name);
      },
      keys: async () => [...all.keys()],
      delete: async (name: string) => all.delete(name),
    } as unknown as CacheStorage,
    /** The addresses under which something is stored, in all caches, the oldest first. */
    stored: () => [...all.values()].flatMap((entries) => [...entries.keys()]),
  };
}
