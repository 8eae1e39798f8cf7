import { text } from 'node:stream/consumers';
import { SERVER_FILE, isRecord, releaseId, ROUTES, viewPath } from '@souk/contracts';
import type { PageView, RenderedRemote, ResolvedPage } from '@souk/contracts';
import { isPublicCall } from '@souk/page-renderer';
import type { AnswerCall, ServerBundle } from '@souk/page-renderer';
import { MAX_RENDERED_CHARACTERS } from '../page/answer-cache.ts';
import type { AnswerCache, AnswerLimits } from '../page/answer-cache.ts';
import type { FoundFile, ReleaseFiles } from '../releases/release-files.ts';

/** Lists inside a home; the header shows their search, which the frame alone knows nothing of. */
const LISTING = 'data_type';

/** Whether a server renders the host's frame of a page, or the landing page. */
export const isFrameRendered = (page: ResolvedPage, url: URL): boolean =>
  page.kind === 'remote'
    ? !url.searchParams.has(LISTING)
    : page.kind === 'host' && url.pathname === ROUTES.landing;

/** The server's bundle of a host, followed by that of a remote; null where one of the releases has none. */
export async function bundleOf(
  files: ReleaseFiles,
  host: RenderedRemote,
  remote: RenderedRemote | null,
): Promise<ServerBundle | null> {
  const releases = remote ? [host, remote] : [host];
  const all = await Promise.all(releases.map(({ name, version }) => files.find(name, version, SERVER_FILE)));
  const found = all.filter((file) => file !== null);
  if (found.length < releases.length) return null;
  const read = async (file: FoundFile) => {
    const opened = await files.open(file, false);
    if (!opened) throw new Error(`${SERVER_FILE} of ${file.remote} ${file.version} is gone`);
    const { content } = opened;
    return Buffer.isBuffer(content) ? content.toString('utf8') : text(content);
  };
  return {
    name: releases.map(releaseId).join('+'),
    read: async () => (await Promise.all(found.map(read))).join(';\n'),
  };
}

/** The zones of a cookie, null where the marketplace does not know them all: a cookie can be forged. */
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
  params: readonly string[],
  { language, zoneIds, module }: Omit<PageView, 'path'>,
): PageView => ({ path: viewPath(url.pathname, url.search, params), language, zoneIds, module });

/** What a page is rendered with is as new as the page itself; no visitor waits while it is fetched. */
const LIMITS: AnswerLimits = { maxAge: 10_000, maxWait: 2_000, maxCharacters: MAX_RENDERED_CHARACTERS };
/** Of the answers of one page: its HTML and what it hydrates with are limited to half of it. */
const MAX_CHARACTERS = 2_000_000;

const NO_ANSWER = { status: 503, body: '{}' };

/** Answers the calls of one page from the edge's cache of the API. */
export function answersFor(
  answerOf: AnswerCache,
  { language, zoneIds, module }: PageView,
  owner: string,
): AnswerCall {
  let characters = 0;
  return async (path) => {
    if (!isPublicCall(path)) return null;
    const from = { id: module?.id, zones: zoneIds ?? undefined };
    const answer = await answerOf(path, language, from, { ...LIMITS, owner });
    if (answer === null) return NO_ANSWER;
    const body = JSON.stringify(answer);
    characters += body.length;
    return characters > MAX_CHARACTERS ? NO_ANSWER : { status: 200, body };
  };
}
