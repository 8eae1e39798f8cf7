import type { DiscoveryDocument } from './releases/discovery.ts';
import { MODULE_PARAM } from './routes.ts';

/** The file of a release that draws its pages on a server. It is for edges alone; none gives it to a browser. */
export const SERVER_FILE = 'server.cjs';

/** Where the edge writes what the page's scripts must know to take over what a server drew: JSON, a {@link FirstScreen}. */
export const FIRST_SCREEN_ID = 'souk-first-screen';

/** The attribute in place of inline styles, which the page's policy refuses in HTML: an index into {@link FirstScreen.inlineStyles}. */
export const INLINE_STYLE_ATTRIBUTE = 'data-style';

/** Begins the ids of the host's own elements, on a server as in the browser that takes its page over. */
export const ID_PREFIX = 'h';

/** The style element with the module's colours, until scripts set them. */
export const ACCENT_STYLE_ID = 'souk-accent';

/** What every visitor of a page shares who sees the same first screen. Nothing of it is private. */
export interface PageView {
  /** Path and query, without what only one visitor's page has. */
  path: string;
  language: string;
  /** The zones of the visitor's place; null without one. */
  zoneIds: readonly number[] | null;
  module: { id: number; module_type: string } | null;
}

/** What a page is drawn from. */
export interface ServerPageRequest extends PageView {
  origin: string;
  /** With one release of each remote, the visitor's. */
  document: DiscoveryDocument;
}

/** A call of the API that a page needs before it can be drawn; always a GET. */
export interface ServerPageCall {
  id: number;
  /** Path and query. */
  path: string;
}

/** An answer of the API that the page was drawn with, to be kept under the visitor's own key. */
export interface DrawnAnswer {
  /** What the answer depends on: names of the parts of a query's scope. */
  on: readonly string[];
  name: string;
  params: unknown;
  data: unknown;
}

/** What a page was drawn with, so that scripts draw the same once more before they go on. */
export interface FirstScreen extends PageView {
  /** Values of the host's stores, by their names. */
  stores: Readonly<Record<string, unknown>>;
  answers: readonly DrawnAnswer[];
  /** What the edge makes style rules of; see {@link INLINE_STYLE_ATTRIBUTE}. */
  inlineStyles: readonly string[];
}

/** A page that a server drew. */
export interface ServerPage {
  /** The content of the host's root element. */
  html: string;
  /** The style elements of styled-components; the edge adds the page's nonce. */
  css: string;
  /** Rules for the module's colours, until scripts set them. */
  accent: string;
  firstScreen: FirstScreen;
}

/** What a bundle for the server says after each step: what it asks of the API, and the page once it is drawn. */
export interface ServerPageProgress {
  calls: readonly ServerPageCall[];
  page?: ServerPage;
  /** Why the page is not drawn here, such as an answer that is not to be had. */
  refused?: string;
  /** What the bundle threw. */
  fault?: string;
}

/** A page's address without what does not change its first screen. */
export function viewPath(pathname: string, search: string): string {
  const module = new URLSearchParams(search).get(MODULE_PARAM);
  return module === null ? pathname : `${pathname}?${MODULE_PARAM}=${encodeURIComponent(module)}`;
}
