import { text } from 'node:stream/consumers';
import { HOST_NAME, SERVER_FILE, isRecord, ROUTES, viewPath } from '@souk/contracts';
import type { DiscoveryDocument, PageView, PickedRelease, ResolvedPage } from '@souk/contracts';
import type { KeptAnswers } from '../page/kept-answers.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';
import type { AnswerCall, ServerBundle } from './renderer.ts';

/** Lists inside a home; the header shows their search, which is one visitor's. */
const LISTING = 'data_type';

/** Whether a server renders a page: the landing page, and the host's frame around what a remote renders. */
export const isServerRendered = (page: ResolvedPage, url: URL): boolean =>
  page.kind === 'remote'
    ? !url.searchParams.has(LISTING)
    : page.kind === 'host' && url.pathname === ROUTES.landing;

/** The server bundle of a host; null where the release has none. */
export async function bundleOf(files: ReleaseFiles, version: string): Promise<ServerBundle | null> {
  const file = await files.find(HOST_NAME, version, SERVER_FILE);
  if (!file) return null;
  return {
    name: `${HOST_NAME}@${version}`,
    async read() {
      const opened = await files.open(file, false);
      if (!opened) throw new Error(`${SERVER_FILE} of ${HOST_NAME} ${version} is gone`);
      const { content } = opened;
      return Buffer.isBuffer(content) ? content.toString('utf8') : text(content);
    },
  };
}

/** The zones of a cookie, null where the marketplace does not know them all: anybody can write a cookie. */
export function zonesOf(cookie: string | undefined, modules: unknown): number[] | null {
  const named: unknown = parse(cookie ?? '');
  if (!Array.isArray(named) || named.length === 0 || !Array.isArray(modules)) return null;
  const known = new Set(
    (modules as unknown[]).flatMap((module) =>
      isRecord(module) && Array.isArray(module.zones) ? (module.zones as unknown[]) : [],
    ),
  );
  const isValid = named.every((zone) => known.has(zone)) && new Set(named).size === named.length;
  return isValid ? (named as number[]) : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

export const viewOf = (
  url: URL,
  language: string,
  zoneIds: number[] | null,
  module: PageView['module'],
): PageView => ({ path: viewPath(url.pathname, url.search), language, zoneIds, module });

/**
 * The document for one page: the visitor's release of each remote, with what the frame shows of it. Addresses of files are left
 * out, so that a release that changes nothing else leaves the page in the cache.
 */
export function documentOf(
  { schema, channel }: DiscoveryDocument,
  releases: Record<string, PickedRelease>,
): DiscoveryDocument {
  const microFrontends = Object.fromEntries(
    Object.entries(releases).map(([remote, { extras }]) => [
      remote,
      [
        {
          url: '',
          fallbackUrl: null,
          metadata: { integrity: '', version: '' },
          deployment: { traffic: 100, default: true },
          extras: { ...extras, preload: [], fallback: null },
        },
      ],
    ]),
  );
  return { schema, channel, epoch: '', revision: 0, microFrontends };
}

/** Calls that answer every visitor of a view alike; a customer's are never made. */
const PUBLIC_CALL = /^\/api\/v1\/(?!customer\b|auth\b)[\w/-]+(?:\?[^#\s]*)?$/;

/** Answers a page's calls from the edge's cache of the API. */
export const answersFor =
  (answerOf: KeptAnswers, { language, zoneIds, module }: PageView): AnswerCall =>
  async (path) => {
    if (!PUBLIC_CALL.test(path)) return null;
    const answer = await answerOf(path, language, { id: module?.id, zones: zoneIds ?? undefined });
    return answer === null ? { status: 503, body: '{}' } : { status: 200, body: JSON.stringify(answer) };
  };
