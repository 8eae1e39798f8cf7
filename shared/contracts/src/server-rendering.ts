import { routeCovers } from './releases/route-covers.ts';
import type { DiscoveryDocument, PickedRelease, ReleaseExtras } from './releases/discovery.ts';
import type { ResolvedPage } from './releases/resolve-page.ts';
import { MODULE_PARAM } from './routes.ts';

/** The file of a release that renders its pages on a server. Edges alone read it; browsers are not given it. */
export const SERVER_FILE = 'server.cjs';

/** The names of the bundles in the context that they render in: the host's runs first, then the remote's. */
export const SERVER_GLOBALS = { host: 'soukServer', remote: 'soukRemote' } as const;

/** The id of the script element with the page's {@link HydrationState}, as JSON. */
export const HYDRATION_STATE_ID = 'souk-hydration-state';

/** The attribute in place of inline styles, which the page's policy refuses in HTML: an index into {@link HydrationState.inlineStyles}. */
export const INLINE_STYLE_ATTRIBUTE = 'data-style';

/** React's prefix for ids of the host, equal on the server and in the browser. */
export const ID_PREFIX = 'h';

/** The attribute of the element that holds the slots of all remotes. */
export const OUTLET_ATTRIBUTE = 'data-outlet';

/** The attribute of a remote's slot: its name. */
export const SLOT_ATTRIBUTE = 'data-slot';

/** The attribute of what a server rendered of a release, until the release is mounted; see {@link releaseId}. */
export const RENDERED_ATTRIBUTE = 'data-rendered';

/** A release as attributes name it. */
export const releaseId = ({ name, version }: RenderedRemote): string => `${name}@${version}`;

/** What was tapped before the page was hydrated, or submitted: a list of elements under a global name, each with an attribute. */
export const EARLY_TAPS = { global: 'soukEarlyTaps', attribute: 'data-tapped' } as const;

/** The global name of a list of fields that were edited before the page was hydrated, each with what it held last. */
export const EARLY_EDITS = 'soukEarlyEdits';

/** The style element with the module's colours, until scripts set them. */
export const ACCENT_STYLE_ID = 'souk-accent';

/** What visitors share who see the same first screen. Nothing of it is private. */
export interface PageView {
  /** Path and query, without what only one visitor's page has. */
  path: string;
  language: string;
  /** The zones of the visitor's place; null without one. */
  zoneIds: readonly number[] | null;
  module: { id: number; module_type: string } | null;
}

/** A release of a remote that renders a page. */
export interface RenderedRemote {
  name: string;
  version: string;
}

/** What a page is rendered from. */
export interface RenderRequest extends PageView {
  origin: string;
  /** Whose bundle renders the page's content; null where the host renders the page itself, or the frame around a skeleton. */
  remote: RenderedRemote | null;
  /** With one release of each remote, the visitor's. */
  document: DiscoveryDocument;
}

/** A call of the API that a page needs before it can be rendered; always a GET. */
export interface RenderCall {
  id: number;
  /** Path and query. */
  path: string;
}

/** An answer of the API that the page was rendered with. */
export interface DehydratedQuery {
  /** What the answer depends on: names of the parts of a query's scope. */
  on: readonly string[];
  name: string;
  params: unknown;
  data: unknown;
}

/** What a page was rendered with, so that the browser hydrates it with the same. */
export interface HydrationState extends PageView {
  /** Values of the host's stores, by their names. */
  stores: Readonly<Record<string, unknown>>;
  answers: readonly DehydratedQuery[];
  /** What the edge makes style rules of; see {@link INLINE_STYLE_ATTRIBUTE}. */
  inlineStyles: readonly string[];
}

/** A page that a server rendered. */
export interface RenderedPage {
  /** The content of the host's root element. */
  html: string;
  /** The style elements of styled-components; the edge adds the page's nonce. */
  css: string;
  /** Rules for the module's colours, until scripts set them. */
  accent: string;
  hydrationState: HydrationState;
}

/** What happened in a server bundle since it was asked last. */
export interface RenderProgress {
  calls: readonly RenderCall[];
  page?: RenderedPage;
  /** Why the browser has to render the page, such as a missing answer. */
  refused?: string;
  /** What the bundle threw. */
  fault?: string;
}

/** Whether a server renders a page of a remote, and with which search parameters. */
export function serverRenderedParams(
  { serverRendered }: Pick<ReleaseExtras, 'serverRendered'>,
  path: string,
): readonly string[] | null {
  return serverRendered?.routes.some((route) => routeCovers(route, path)) ? serverRendered.params : null;
}

/**
 * The release that renders a page on the server, with the search parameters that change it; null where none does. Edge and
 * browser have to agree on it.
 */
export function serverRenderedBy(
  page: ResolvedPage,
  releases: Readonly<Record<string, PickedRelease>>,
  path: string,
): { remote: RenderedRemote; params: readonly string[] } | null {
  const release = page.kind === 'remote' ? releases[page.remote] : undefined;
  const params = release && serverRenderedParams(release.extras, path);
  return params ? { remote: { name: release.remote, version: release.metadata.version }, params } : null;
}

/**
 * A page's address without what does not change its first screen.
 * @param params what does, besides the module
 */
export function viewPath(pathname: string, search: string, params: readonly string[]): string {
  const named = new URLSearchParams(search);
  const pairs = [MODULE_PARAM, ...params].flatMap((name): [string, string][] => {
    const value = named.get(name);
    return value === null ? [] : [[name, value]];
  });
  return pairs.length === 0 ? pathname : `${pathname}?${new URLSearchParams(pairs)}`;
}
