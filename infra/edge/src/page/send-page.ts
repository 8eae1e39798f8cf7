import { randomBytes } from 'node:crypto';
import { COOKIES, HOST_NAME, MODULE_PARAM, RENDERED_ATTRIBUTE, pick, resolvePage } from '@souk/contracts';
import type { InlinedDocument, ResolvedPage } from '@souk/contracts';
import { acceptsEncoding } from '@souk/http-server';
import type { RenderedHtml } from '@souk/page-renderer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from '../compressed.ts';
import type { DiscoveryDocumentStore } from '../discovery/document-store.ts';
import { describePage } from '../head/describe-page.ts';
import { movedTo } from '../head/find-subject.ts';
import type { FindList } from '../head/find-list.ts';
import type { FindSubject } from '../head/find-subject.ts';
import { plainText } from '../plain-text.ts';
import type { FindPreview } from '../preview/find-preview.ts';
import { previewing } from '../preview/previewing.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';
import { assemblePage } from '../rendering/assemble-page.ts';
import type { FindRenderedPage } from '../rendering/find-rendered-page.ts';
import type { EdgeOptions } from '../edge-options.ts';
import type { IssueToken } from '../telemetry/issue-token.ts';
import { pageLanguage } from '../texts/texts.ts';
import type { CompressedPages } from './compressed-pages.ts';
import {
  contentSecurityPolicy,
  hasCaptcha,
  hasForeignScripts,
  integrityPolicy,
} from './content-security-policy.ts';
import { readCookies } from './cookies.ts';
import { EARLY_INPUT_HASH } from './early-input.ts';
import { START_HASH } from './first-scripts.ts';
import type { FindFirstAnswers } from './first-answers.ts';
import type { FindModule, KnownModule } from './modules.ts';
import { pageHtml } from './page-html.ts';
import type { Page } from './page-html.ts';
import { fontHeader, fontUrls, scriptPreloads, textPreloads } from './preloads.ts';
import { fillTemplate } from './response-values.ts';
import { visitorOf } from './visitor.ts';

export interface PageParts {
  options: Pick<
    EdgeOptions,
    'imageOrigins' | 'googleMapsKey' | 'softwareId' | 'firebase' | 'development' | 'offlineReading'
  >;
  documents: DiscoveryDocumentStore;
  files: ReleaseFiles;
  findModule: FindModule;
  firstAnswers: FindFirstAnswers;
  findRenderedPage: FindRenderedPage;
  compressedPages: CompressedPages;
  findSubject: FindSubject;
  findList: FindList;
  /** Where customers reach the storefront. */
  originOf(request: FastifyRequest): string;
  findPreview: FindPreview;
  issueToken: IssueToken;
}

/** The service worker is off during development, so that it does not serve stored files. */
export const hasOfflineReading = ({ offlineReading = true, development }: PageParts['options']) =>
  offlineReading && !development;

/** Answers with the host's page at an address: rendered, where it is in time. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: PageParts,
): Promise<FastifyReply> {
  const { options, documents, files, findModule, firstAnswers, findSubject, findList } = parts;
  const cookies = readCookies(request);
  const language = pageLanguage(cookies.get(COOKIES.language));
  const visitor = visitorOf(cookies, request, reply);
  const unavailable = () => plainText(reply.header('retry-after', '5'), 503, language.texts.unavailable);
  if (!documents.document) return unavailable();

  reply.header('cache-control', 'private, no-cache');
  const url = new URL(`http://edge${request.url}`);
  const document = await previewing(documents.document, { request, reply, url, cookies }, parts.findPreview);
  const releases = pick(document, visitor);
  const host = releases[HOST_NAME];
  if (!host) return unavailable();

  const ofModule = moduleOf(url, cookies.get(COOKIES.module), (id) => findModule(id, language.code));
  const ofSubject = findSubject(url, language.code);
  const [module, listed, found, answers] = await Promise.all([
    ofModule,
    Promise.all([ofModule, ofSubject]).then(([known, { subject }]) =>
      findList(url, language, known, subject),
    ),
    ofSubject,
    firstAnswers(url.pathname, language.code),
  ]);
  const moved = movedTo(url, found);
  // Asked again each time: a slug that went may come back.
  if (moved) return reply.header('cache-control', 'no-cache').redirect(moved, 301);
  const page = resolvePage(releases, url.pathname + url.search, module?.module_type ?? null);
  const { version } = host.metadata;
  const isMissing = found.isMissing || listed.isMissing;
  const cached = isMissing
    ? null
    : await parts.findRenderedPage({
        url,
        language: language.code,
        zones: cookies.get(COOKIES.zone),
        module: module && keyOf(module),
        document,
        releases,
        page,
      });
  const rendered =
    cached &&
    assemblePage(cached.page, (error) =>
      request.log.error(`A rendered page could not be assembled: ${String(error)}`),
    );
  const token = parts.issueToken({ document, visitor, address: request.ip });
  const values = {
    nonce: randomBytes(16).toString('base64'),
    pageToken: token ?? '',
    // As long in each response.
    age: String(cached?.age ?? 0).padStart(3, '0'),
  };
  const named = module && { module: keyOf(module) };
  const fonts = fontUrls(await files.list(HOST_NAME, version), version, language.code);
  const content: Page = {
    hasForeignScripts: hasForeignScripts({
      googleMaps: options.googleMapsKey !== undefined,
      firebase: options.firebase,
    }),
    language,
    theme: themeOf(cookies.get(COOKIES.theme)),
    head: describePage({
      url,
      origin: parts.originOf(request),
      language,
      subject: found.subject,
      list: listed.list,
      module,
      firstAnswers: answers,
    }),
    document,
    // A rendered page brings its answers along.
    firstAnswers: rendered ? { language: language.code, ...named } : answers && { ...answers, ...named },
    rendered,
    isReadable: rendered !== null && isReadable(rendered, page),
    host,
    googleMapsKey: options.googleMapsKey,
    softwareId: options.softwareId,
    recaptcha: hasCaptcha(options.firebase),
    reports: token !== null,
    offlineReading: hasOfflineReading(options),
    preloads: [
      ...(await textPreloads(files, releases, page, language.code)),
      ...scriptPreloads(releases, page),
    ],
    fonts,
  };
  protect(reply, options, { nonce: values.nonce, isRendered: rendered !== null, document });
  if (fonts.length > 0) reply.header('link', fontHeader(fonts));
  reply
    .code(page.kind === 'not-found' || isMissing ? 404 : 200)
    .header('content-language', language.code)
    .type('text/html; charset=utf-8');
  const compressed =
    cached && rendered && acceptsEncoding(request, 'br')
      ? await parts.compressedPages.find(cached.page, content, values)
      : null;
  if (!compressed) return sendCompressed(request, reply, fillTemplate(pageHtml(content), values));
  return reply.header('vary', 'Accept-Encoding').header('content-encoding', 'br').send(compressed);
}

/** What the page may load and do. */
function protect(
  reply: FastifyReply,
  { imageOrigins = [], googleMapsKey, firebase, development }: PageParts['options'],
  { nonce, isRendered, document }: { nonce: string; isRendered: boolean; document: InlinedDocument },
): void {
  const policy = {
    nonce,
    inlineScripts: isRendered ? [EARLY_INPUT_HASH, START_HASH] : [],
    imageOrigins,
    googleMaps: googleMapsKey !== undefined,
    firebase,
    developmentOrigins: developmentOrigins(development?.origin, document),
  };
  const pinned = integrityPolicy(policy);
  if (pinned) reply.header('integrity-policy', pinned);
  reply
    .header('content-security-policy', contentSecurityPolicy(policy))
    .header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()')
    // Sign-in by a social account opens a window that has to speak back.
    .header('cross-origin-opener-policy', 'same-origin-allow-popups');
}

/** Whether a rendered page has its content, and not a skeleton in its frame. */
const isReadable = ({ content }: RenderedHtml, { kind }: ResolvedPage): boolean =>
  kind === 'host' || content.includes(` ${RENDERED_ATTRIBUTE}="`);

/** Where scripts of this one page may come from besides the edge: what runs here for somebody who works on it, and what they preview. */
const developmentOrigins = (own: string | undefined, { preview }: InlinedDocument): string[] =>
  [own, ...(preview?.releases ?? []).map(({ origin }) => origin)].filter((origin) => origin !== undefined);

const keyOf = ({ id, module_type }: KnownModule) => ({ id, module_type });

/** The URL's module takes precedence over the cookie's, as in the page. */
async function moduleOf(
  url: URL,
  cookie: string | undefined,
  find: (id: number) => Promise<KnownModule | null>,
): Promise<KnownModule | null> {
  const [, id, type] = /^(\d+):([\w-]+)$/.exec(cookie ?? '') ?? [];
  const remembered = type === undefined ? null : { id: Number(id), module_type: type };
  const requestedId = url.searchParams.get(MODULE_PARAM) ?? id ?? '';
  if (!/^\d{1,9}$/.test(requestedId)) return null;
  const isRemembered = remembered?.id === Number(requestedId);
  return (await find(Number(requestedId))) ?? (isRemembered ? remembered : null);
}

const themeOf = (cookie: string | undefined) => (cookie === 'light' || cookie === 'dark' ? cookie : null);
