export interface Limits {
  entries: number;
  bytes: number;
  /** Larger responses are not stored. */
  bytesEach: number;
}

export interface BoundedCache {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
  /** Stores what is not stored yet, and counts it as used otherwise: for what never changes. */
  putOnce(key: string, response: Response): Promise<void>;
  deleteWhere(isUnwanted: (key: string) => boolean): Promise<void>;
  clear(): Promise<void>;
}

const BYTES = 'souk-bytes';
/** What the browser has undone, or keeps to itself. */
const NOT_STORED = ['content-encoding', 'content-length', 'set-cookie'];

/** A browser cache with a size limit that removes the least recently used entries. Rejects if the browser refuses. */
export function boundedCache(name: string, limits: Limits): BoundedCache {
  /** The size of each entry, the oldest first. */
  let sizes: Map<string, number> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  /** One change at a time, so that sizes and entries stay the same. */
  const inTurn = <T>(change: () => Promise<T>): Promise<T> => {
    const result = last.then(change, change);
    last = result.catch(() => undefined);
    return result;
  };
  const open = () => caches.open(name);

  async function load(cache: Cache): Promise<Map<string, number>> {
    if (sizes) return sizes;
    const [keys, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
    return (sizes = new Map(
      keys.map(({ url }, at) => [url, Number(responses[at]?.headers.get(BYTES) ?? 0)]),
    ));
  }
  async function drop(cache: Cache, known: Map<string, number>, key: string): Promise<void> {
    await cache.delete(key);
    known.delete(key);
  }
  async function shrink(cache: Cache, known: Map<string, number>): Promise<void> {
    let bytes = [...known.values()].reduce((sum, size) => sum + size, 0);
    for (const [key, size] of [...known]) {
      if (known.size <= limits.entries && bytes <= limits.bytes) return;
      await drop(cache, known, key);
      bytes -= size;
    }
  }
  async function store(key: string, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    if (body.byteLength > limits.bytesEach) return;
    const headers = new Headers(response.headers);
    for (const each of NOT_STORED) headers.delete(each);
    headers.set(BYTES, String(body.byteLength));
    const cache = await open();
    const known = await load(cache);
    await cache.put(key, new Response(body, { status: response.status, headers }));
    known.delete(key);
    known.set(key, body.byteLength);
    await shrink(cache, known);
  }

  return {
    match: async (key) => (await open()).match(key),
    put: (key, response) => inTurn(() => store(key, response)),
    putOnce: (key, response) =>
      inTurn(async () => {
        const known = await load(await open());
        const size = known.get(key);
        if (size === undefined) return store(key, response);
        known.delete(key);
        known.set(key, size);
      }),
    deleteWhere: (isUnwanted) =>
      inTurn(async () => {
        const cache = await open();
        const known = await load(cache);
        for (const key of [...known.keys()]) if (isUnwanted(key)) await drop(cache, known, key);
      }),
    clear: () =>
      inTurn(async () => {
        sizes = null;
        await caches.delete(name);
      }),
  };
}
