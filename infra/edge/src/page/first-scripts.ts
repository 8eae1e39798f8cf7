import { createHash } from 'node:crypto';
import type { PickedRelease } from '@souk/contracts';
import { escapeHtml } from './escape.ts';
import type { Preload } from './preloads.ts';

interface FirstScripts {
  host: PickedRelease;
  preloads: readonly Preload[];
  nonce: string;
}

/** The host's script and what is preloaded, for the head of a page that shows nothing without them. */
export const scriptsAtOnce = ({ host, preloads, nonce }: FirstScripts): string =>
  [
    `<script defer nonce="${nonce}" src="${escapeHtml(host.url)}"${integrityOf(host.metadata.integrity)} crossorigin="anonymous"></script>`,
    preloadLinks(preloads, nonce),
  ].join('\n');

/** The longest that scripts wait for a frame or for pictures: a page in the background has none, and a picture may never come. */
const MAX_WAIT_MS = 2000;

/**
 * Requests the scripts once the page was painted, and runs the host's once the pictures of the first screen are there too:
 * neither takes bandwidth or processor time from what the customer waits for. A tap or a key waits for nothing. What the parser
 * read is moved, so no Trusted Types policy is needed.
 */
const START_SCRIPT = `(() => {
  const { content } = document.currentScript.previousElementSibling;
  const preload = () => document.head.append(...content.querySelectorAll('link'));
  const run = () => document.head.append(content);
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const pictures = () =>
    Promise.allSettled([...document.querySelectorAll('img[fetchpriority=high]')].map((picture) => picture.decode()));
  if (document.hidden) run();
  setTimeout(run, ${MAX_WAIT_MS});
  for (const input of ['pointerdown', 'keydown']) addEventListener(input, run, { once: true });
  frame().then(preload).then(pictures).then(frame).then(frame).then(run);
})()`;

/** The same for the end of a page that shows something before they run. */
export const scriptsAfterPaint = (
  scripts: FirstScripts,
): string => `<template>${scriptsAtOnce(scripts)}</template>
<script>${START_SCRIPT}</script>
`;

/** How the page's policy allows the inline script. */
export const START_HASH = `'sha256-${createHash('sha256').update(START_SCRIPT).digest('base64')}'`;

export const preloadLinks = (preloads: readonly Preload[], nonce: string): string =>
  preloads.map((preload) => preloadLink(preload, nonce)).join('\n');

function preloadLink({ url, as, integrity }: Preload, nonce: string): string {
  const kind = as === 'font' ? ' type="font/woff2"' : ` nonce="${nonce}"`;
  return `<link rel="preload" as="${as}" href="${escapeHtml(url)}" crossorigin="anonymous"${kind}${integrityOf(integrity)}>`;
}

/** Fonts have none, nor does what is under development. */
const integrityOf = (integrity: string | null) => (integrity ? ` integrity="${escapeHtml(integrity)}"` : '');
