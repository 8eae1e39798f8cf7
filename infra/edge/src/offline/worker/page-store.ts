import type { DiscoveryDocument } from '@souk/contracts';
import { boundedCache } from './bounded-cache.ts';
import { withSeen, type SeenPage } from './seen-pages.ts';

const LIMITS = { entries: 3, bytes: 2_000_000, bytesEach: 1_000_000 };
const HTML_LIMITS = { entries: 20, bytes: 5_000_000, bytesEach: 1_000_000 };

/**
 * The newest HTML of the host, the newest discovery document, the pages that were seen, and the HTML of those that were loaded:
 * a page that the edge rendered brings answers along which no call asks for.
 */
export function pageStore(prefix: string, origin: string) {
  const cache = boundedCache(`${prefix}pages-1`, LIMITS);
  const html = boundedCache(`${prefix}html-1`, HTML_LIMITS);
  const [shell, document, seen] = ['shell', 'document', 'seen'].map(
    (part) => `${origin}/souk-offline/${part}`,
  ) as [string, string, string];
  const read = async (key: string): Promise<unknown> => (await cache.match(key))?.json();
  const write = (key: string, value: unknown) => cache.put(key, new Response(JSON.stringify(value)));
  const seenPages = async () => ((await read(seen)) ?? []) as SeenPage[];
  return {
    shell: () => cache.match(shell),
    html: (path: string) => html.match(origin + path),
    /** Of a path that may be read later, or null: any HTML can draw every page. */
    async saveHtml(path: string | null, response: Response) {
      const copy = response.clone();
      await cache.put(shell, response);
      if (path !== null) await html.put(origin + path, copy);
    },
    document: async () => (await read(document)) as DiscoveryDocument | undefined,
    saveDocument: (value: DiscoveryDocument) => write(document, value),
    seenPages,
    addSeen: async (page: SeenPage) => write(seen, withSeen(await seenPages(), page)),
    forgetSeen: () => Promise.all([cache.deleteWhere((key) => key === seen), html.clear()]),
    clear: () => Promise.all([cache.clear(), html.clear()]),
  };
}
