import { escapeJson, PAGE_TOKEN_META } from '@souk/contracts';
import type { InlinedDocument, PickedRelease } from '@souk/contracts';
import { headHtml } from '../head/head-html.ts';
import type { DocumentHead } from '../head/describe-page.ts';
import type { PageLanguage } from '../texts/texts.ts';
import { earlyInputHtml } from './early-input.ts';
import { escapeHtml } from './escape.ts';
import { hostPreload, scriptsAfterPaint, scriptsAtOnce } from './first-scripts.ts';
import type { RenderedHtml } from '@souk/page-renderer';
import type { FirstAnswers } from './first-answers.ts';
import { MANIFEST_PATH, SURFACES } from './install-routes.ts';
import type { Preload } from './preloads.ts';
import { placeholderOf } from './response-values.ts';

export interface Page {
  /** Whether the page's policy admits its own scripts only by the nonce. */
  hasForeignScripts: boolean;
  language: PageLanguage;
  /** Null: as the visitor's system has it. */
  theme: 'light' | 'dark' | null;
  head: DocumentHead;
  document: InlinedDocument;
  /** Null if the marketplace did not provide them. */
  firstAnswers: Partial<FirstAnswers> | null;
  /** The rendered HTML of the page; null: the browser renders it. */
  rendered: RenderedHtml | null;
  /** Whether the rendered HTML is the whole page, and not its frame alone. */
  isReadable: boolean;
  host: PickedRelease;
  /** Public by its nature: the browser sends it, and Google binds it to the site. */
  googleMapsKey?: string;
  /** The value of `X-software-id` in the page's API calls (API-3). */
  softwareId?: string | undefined;
  /** Whether scripts of reCAPTCHA may run. */
  recaptcha: boolean;
  /** Whether it has a token for reports. */
  reports: boolean;
  /** Whether the page may have the service worker that lets it be read without a connection. */
  offlineReading: boolean;
  preloads: readonly Preload[];
  /** The addresses of the faces that its first words are set in. */
  fonts: readonly string[];
}

/** The ground of both themes before the host has drawn anything, so that no page flashes white in the dark. */
const FIRST_PAINT = `
html{background:#faf8f5;color-scheme:light}
@media(prefers-color-scheme:dark){html:not([data-theme=light]){background:#141210;color-scheme:dark}}
html[data-theme=dark]{background:#141210;color-scheme:dark}
body{margin:0;min-height:100vh}`;

/** The template of the host's page. All external values are escaped. */
export function pageHtml(page: Page): string {
  const { language, theme, head, document, firstAnswers, host, googleMapsKey, softwareId } = page;
  const { recaptcha, reports, offlineReading, preloads, fonts, rendered, isReadable } = page;
  const nonce = placeholderOf('nonce');
  const scripts = { host, preloads, nonce: page.hasForeignScripts ? nonce : null };
  const { code, direction, texts } = language;
  return `<!doctype html>
<html lang="${code}" dir="${direction}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta property="csp-nonce" nonce="${nonce}">
${headHtml(head, language)}
${
  reports
    ? `<meta name="${PAGE_TOKEN_META}" content="${placeholderOf('pageToken')}">
`
    : ''
}${
    softwareId
      ? `<meta name="souk-software-id" content="${escapeHtml(softwareId)}">
`
      : ''
  }${
    googleMapsKey
      ? `<meta name="souk-google-maps-key" content="${escapeHtml(googleMapsKey)}">
`
      : ''
  }${
    recaptcha
      ? `<meta name="souk-recaptcha" content="on">
`
      : ''
  }${
    offlineReading
      ? `<meta name="souk-offline" content="on">
`
      : ''
  }${themeColors(theme)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/icon-180.png">
<link rel="manifest" href="${MANIFEST_PATH}?lang=${code}">
${fonts.map(fontPreload).join('\n')}
${rendered ? hostPreload(scripts) : scriptsAtOnce(scripts)}
<style nonce="${nonce}">${FIRST_PAINT}</style>
${
  rendered
    ? `${rendered.head}
${earlyInputHtml(nonce)}`
    : ''
}
</head>
<body>
<div id="souk">${rendered?.content ?? ''}</div>
<noscript>${escapeHtml(isReadable ? texts.noScriptOrders : texts.noScript)}</noscript>
<script type="application/json" id="souk-discovery">${escapeJson(document)}</script>
${
  firstAnswers
    ? `<script type="application/json" id="souk-first-answers">${escapeJson(firstAnswers)}</script>
`
    : ''
}${rendered?.data ?? ''}${rendered ? scriptsAfterPaint(scripts) : ''}</body>
</html>
`;
}

/** On its way since the `link` header came; the first words wait for what the head preloads, and are not set twice. */
const fontPreload = (url: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`;

/** The browser's own frame has the colour of the header, in the theme that the page has. */
function themeColors(theme: Page['theme']): string {
  const meta = (name: 'light' | 'dark', media = '') =>
    `<meta name="theme-color" content="${SURFACES[name]}"${media}>`;
  if (theme) return meta(theme);
  return `${meta('light', ' media="(prefers-color-scheme: light)"')}
${meta('dark', ' media="(prefers-color-scheme: dark)"')}`;
}
