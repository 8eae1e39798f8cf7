import { HOST_NAME, SERVER_FILE, isRecord, ROUTES, viewPath } from '@souk/contracts';
import type { DiscoveryDocument, PageView, PickedRelease, ResolvedPage } from '@souk/contracts';
import type { KeptAnswers } from '../page/kept-answers.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';
import type { AnswerCall, ServerBundle } from './renderer.ts';

/** Lists that a home shows in its own place; their search stands in the header. */
const LISTING = 'data_type';

/** Whether a server draws a page: the landing page, and the host's frame around what a remote draws. */
export const isDrawn = (page: ResolvedPage, url: URL): boolean =>
  page.kind === 'remote'
    ? !url.searchParams.has(LISTING)
    : page.kind === 'host' && url.pathname === ROUTES.landing;

/** The server's part of a host; null where the release has none. */
export async function bundleOf(files: ReleaseFiles, version: string): Promise<ServerBundle | null> {
  const file = await files.find(HOST_NAME, version, SERVER_FILE);
  if (!file) return null;
  return {
    name: `${HOST_NAME}@${version}`,
    async read() {
      const opened = await files.open(file, false);
      if (!opened) throw new Error(`${SERVER_FILE} of ${HOST_NAME} ${version} is gone`);
      const chunks: Buffer[] = [];
      if (Buffer.isBuffer(opened.content)) chunks.push(opened.content);
      else for await (const chunk of opened.content) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString('utf8');
    },
  };
}

/** The zones that a cookie names, where the marketplace knows them all: anybody can write a cookie. */
export function zonesOf(cookie: string | undefined, modules: unknown): number[] | null {
  const named: unknown = parse(cookie ?? '');
  if (!Array.isArray(named) || named.length === 0 || !Array.isArray(modules)) return null;
  const known = new Set(
    (modules as unknown[]).flatMap((module) =>
      isRecord(module) && Array.isArray(module.zones) ? (module.zones as unknown[]) : [],
    ),
  );
  return named.every((zone) => Number.isInteger(zone) && known.has(zone)) ? (named as number[]) : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What visitors of a page share. */
export const viewOf = (
  url: URL,
  language: string,
  zoneIds: number[] | null,
  module: PageView['module'],
): PageView => ({ path: viewPath(url.pathname, url.search), language, zoneIds, module });

/**
 * The document for one page: the visitor's release of each remote, with what a frame shows of it. Where files are is left
 * out, so that a release that changes nothing of this draws no page again.
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

/** Calls that are the same for every visitor of a view; a customer's own are never made for a page. */
const PUBLIC_CALL = /^\/api\/v1\/(?!customer\b|auth\b)[\w/-]+(?:\?[^#\s]*)?$/;

/** Answers from what the edge holds of the marketplace anyway. */
export const answersFor =
  (answerOf: KeptAnswers, { language, zoneIds, module }: PageView): AnswerCall =>
  async (path) => {
    if (!PUBLIC_CALL.test(path)) return null;
    const answer = await answerOf(path, language, { id: module?.id, zones: zoneIds ?? undefined });
    return answer === null ? { status: 503, body: '{}' } : { status: 200, body: JSON.stringify(answer) };
  };
