import type { DiscoveryDocument } from '@souk/contracts';
import { boundedCache } from './bounded-cache.ts';
import { withSeen, type SeenPage } from './seen-pages.ts';

const LIMITS = { entries: 3, bytes: 2_000_000, bytesEach: 1_000_000 };

/** The newest HTML of the host, the newest discovery document, and the pages that were seen. */
export function pageStore(name: string, origin: string) {
  const cache = boundedCache(name, LIMITS);
  const [shell, document, seen] = ['shell', 'document', 'seen'].map(
    (part) => `${origin}/souk-offline/${part}`,
  ) as [string, string, string];
  const read = async (key: string): Promise<unknown> => (await cache.match(key))?.json();
  const write = (key: string, value: unknown) => cache.put(key, new Response(JSON.stringify(value)));
  const seenPages = async () => ((await read(seen)) ?? []) as SeenPage[];
  return {
    shell: () => cache.match(shell),
    saveShell: (response: Response) => cache.put(shell, response),
    document: async () => (await read(document)) as DiscoveryDocument | undefined,
    saveDocument: (value: DiscoveryDocument) => write(document, value),
    seenPages,
    addSeen: async (page: SeenPage) => write(seen, withSeen(await seenPages(), page)),
    forgetSeen: () => cache.deleteWhere((key) => key === seen),
    clear: cache.clear,
  };
}
