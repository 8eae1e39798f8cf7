import { HEADERS, pick, SERVER_FILE, serverRenderedParams, viewPath } from '@souk/contracts';
import type { DiscoveryDocument, RenderedPage, RenderedRemote } from '@souk/contracts';
import { createRenderer, isPublicCall, renderedDocument } from '@souk/page-renderer';
import { withCandidate } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import type { Storefront } from './storefront.ts';

const TIMEOUT_MS = 15_000;

/** What renders pages of a release on a server; null where it has no such file. */
export type ReadServerBundle = (release: RenderedRemote) => Promise<string | null>;

/** What renders a candidate's pages. */
export interface ServerBundles {
  /** Null where the storefront's host renders no page on a server. */
  host: string | null;
  /** Null where the candidate lacks it. */
  own: string | null;
}

/** The bundles that a candidate's pages are rendered with; null where it says of no page that a server renders it. */
export async function readServerBundles(
  { manifest, record, serverBundle }: Candidate,
  host: RenderedRemote,
  readBundle: ReadServerBundle,
): Promise<ServerBundles | null> {
  if (!manifest.serverRendered) return null;
  const own = serverBundle ?? (await readBundle({ name: record.remote, version: record.version }));
  return { host: await readBundle(host), own };
}

/** Renders pages of a candidate as the storefront's edge would. */
export interface ServerRendering {
  /** Whether the candidate says that a server renders this page. */
  covers(path: string): boolean;
  /** @throws Error that says why the page was not rendered */
  render(path: string, language: string): Promise<RenderedPage>;
  close(): Promise<void>;
}

/**
 * Renders with the bundles of host and candidate, in a process without rights.
 * @throws Error with a sentence where the candidate lacks its bundle
 */
export async function createServerRendering(
  candidate: Candidate,
  storefront: Storefront,
  { host, own }: ServerBundles,
): Promise<ServerRendering> {
  const { manifest, record } = candidate;
  const remote = { name: record.remote, version: record.version };
  if (own === null)
    throw new Error(
      `"serverRendered" of remote.json names pages, but ${remote.name} ${remote.version} has no ${SERVER_FILE} to render them. Build it again.`,
    );
  const { url, visitor, module, zoneIds } = storefront;
  const response = await fetch(new URL('/discovery', url), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok)
    throw new Error(
      `The storefront at ${url} answered ${response.status} to /discovery. Check that the address is a storefront's, and its log.`,
    );
  const document = withCandidate((await response.json()) as DiscoveryDocument, candidate);
  const code = [host, own].join(';\n');
  const bundle = { name: 'candidate', read: async () => code };
  const renderer = createRenderer();
  const paramsOf = (path: string) => serverRenderedParams(manifest, path);
  return {
    covers: (path) => paramsOf(path) !== null,
    render(path, language) {
      const { pathname, search, origin } = new URL(path, url);
      const request = {
        path: viewPath(pathname, search, paramsOf(path) ?? []),
        language,
        zoneIds,
        module: { id: module.id, module_type: module.module_type },
        origin,
        remote,
        document: renderedDocument(document, pick(document, visitor)),
      };
      const headers = {
        origin,
        [HEADERS.language]: language,
        [HEADERS.module]: String(module.id),
        [HEADERS.zone]: JSON.stringify(zoneIds),
      };
      return renderer.render(bundle, request, async (call) => {
        if (!isPublicCall(call)) return null;
        const answer = await fetch(new URL(call, url), { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
        return { status: answer.status, body: await answer.text() };
      });
    },
    close: renderer.close,
  };
}
