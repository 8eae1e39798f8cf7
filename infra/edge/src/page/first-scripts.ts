import { createHash } from 'node:crypto';
import type { PickedRelease } from '@souk/contracts';
import { escapeHtml } from './escape.ts';
import type { Preload } from './preloads.ts';

interface FirstScripts {
  host: PickedRelease;
  preloads: readonly Preload[];
  /** Null where the page's policy admits its own scripts without one. */
  nonce: string | null;
}

/** The host's script and what is preloaded, for the head of a page that shows nothing without them. */
export const scriptsAtOnce = (scripts: FirstScripts): string =>
  [hostScript(scripts), preloadLinks(scripts.preloads, scripts.nonce)].join('\n');

/**
 * For the head of a page that shows something without its scripts: the host's, which is the largest, is on its way while the
 * page is drawn, and gives way to pictures.
 */
export const hostPreload = ({ host, nonce }: FirstScripts): string =>
  preloadLinks([{ url: host.url, integrity: host.metadata.integrity }], nonce, 'low');

/** The longest that scripts wait for a frame or for pictures: a page in the background has none, and a picture may never come. */
const MAX_WAIT_MS = 2000;

/** The longest that they wait for pictures that are here to be on the screen, which not every browser tells. */
const MAX_PAINT_MS = 200;

/**
 * Requests the other scripts once the page was painted, and runs the host's once the pictures of the first screen were too:
 * neither takes bandwidth or processor time from what the customer waits for. A tap or a key waits for nothing. What the parser
 * read is moved, so no Trusted Types policy is needed.
 */
const START_SCRIPT = `(() => {
  const { content } = document.currentScript.previousElementSibling;
  const pictures = [...document.querySelectorAll('img[fetchpriority=high]')];
  const isLast = ({ element }) => pictures.length === 0 || pictures.includes(element);
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const preload = () => document.head.append(...content.querySelectorAll('link'));
  const loaded = () => Promise.allSettled(pictures.map((picture) => picture.decode()));
  const painted = () =>
    new Promise((done) => {
      setTimeout(done, ${MAX_PAINT_MS});
      new PerformanceObserver((list) => {
        if (list.getEntries().some(isLast)) done();
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
  const run = () => document.head.append(content);
  if (document.hidden) run();
  setTimeout(run, ${MAX_WAIT_MS});
  for (const input of ['pointerdown', 'keydown']) addEventListener(input, run, { once: true });
  frame().then(preload).then(loaded).then(painted).then(run);
})()`;

/** For the end of such a page. */
export const scriptsAfterPaint = (scripts: FirstScripts): string => `<template>${hostScript(scripts)}
${preloadLinks(scripts.preloads, scripts.nonce, 'low')}</template>
<script>${START_SCRIPT}</script>
`;

/** How the page's policy allows the inline script. */
export const START_HASH = `'sha256-${createHash('sha256').update(START_SCRIPT).digest('base64')}'`;

const preloadLinks = (preloads: readonly Preload[], nonce: string | null, priority?: 'low'): string =>
  preloads.map((preload) => preloadLink(preload, nonce, priority)).join('\n');

const hostScript = ({ host, nonce }: FirstScripts) =>
  `<script defer${nonceOf(nonce)} src="${escapeHtml(host.url)}"${integrityOf(host.metadata.integrity)} crossorigin="anonymous"></script>`;

function preloadLink({ url, integrity }: Preload, nonce: string | null, priority?: 'low'): string {
  const when = priority ? ` fetchpriority="${priority}"` : '';
  return `<link rel="preload" as="script" href="${escapeHtml(url)}" crossorigin="anonymous"${nonceOf(nonce)}${when}${integrityOf(integrity)}>`;
}

const nonceOf = (nonce: string | null) => (nonce === null ? '' : ` nonce="${nonce}"`);

/** What is under development has none. */
const integrityOf = (integrity: string | null) => (integrity ? ` integrity="${escapeHtml(integrity)}"` : '');
