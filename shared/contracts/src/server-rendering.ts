import type { DiscoveryDocument } from './releases/discovery.ts';
import { MODULE_PARAM } from './routes.ts';

/** The file of a release that renders its pages on a server. Edges alone read it; browsers are not given it. */
export const SERVER_FILE = 'server.cjs';

/** The id of the script element with the page's {@link HydrationState}, as JSON. */
export const HYDRATION_STATE_ID = 'souk-hydration-state';

/** The attribute in place of inline styles, which the page's policy refuses in HTML: an index into {@link HydrationState.inlineStyles}. */
export const INLINE_STYLE_ATTRIBUTE = 'data-style';

/** React's prefix for ids of the host, equal on the server and in the browser. */
export const ID_PREFIX = 'h';

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

/** What a page is rendered from. */
export interface RenderRequest extends PageView {
  origin: string;
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

/** A page's address without what does not change its first screen. */
export function viewPath(pathname: string, search: string): string {
  const module = new URLSearchParams(search).get(MODULE_PARAM);
  return module === null ? pathname : `${pathname}?${MODULE_PARAM}=${encodeURIComponent(module)}`;
}
