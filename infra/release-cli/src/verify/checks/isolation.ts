import { releaseUrl } from '@souk/contracts';
import type { Page } from 'playwright-core';
import type { Found, Look } from '../look.ts';

/** What webpack keeps the chunks of a bundle under. */
const CHUNKS = /^webpackChunk/;

/** Stays inside its element: no globals but its federation name, no nodes of its making elsewhere. */
export async function staysInside({ candidate, paths, open }: Look): Promise<Found> {
  const { remote, version, globalName } = candidate.record;
  const findings: string[] = [];
  for (const path of paths) {
    const release = await open((page) =>
      noteInsertions(page, releaseUrl(remote, version), `[data-release^="${remote}@"]`),
    );
    const { page } = release;
    await page.goto('/');
    await release.quiet();
    const before = await outsideOf(page);
    await release.open(path);
    const after = await outsideOf(page);
    findings.push(
      ...after.globals
        .filter((name) => !before.globals.includes(name) && name !== globalName && !CHUNKS.test(name))
        .map((name) => `it makes the global ${name}`),
      ...after.body
        .filter((element) => !before.body.includes(element))
        .map((element) => `it adds ${element} to the body`),
      ...(await page.evaluate(() => soukInsertions)),
    );
    await page.close();
  }
  return {
    findings: [...new Set(findings)],
    detail: 'no global but its own name, no node elsewhere',
  };
}

declare const soukInsertions: string[];

const outsideOf = (page: Page) =>
  page.evaluate(() => ({
    globals: Object.getOwnPropertyNames(globalThis),
    body: [...document.body.children].map(({ tagName, id, className }) =>
      [`<${tagName.toLowerCase()}>`, id && `#${id}`, className && `.${className}`].filter(Boolean).join(''),
    ),
  }));

/** Notes what the release's own files, not React for them, put into the page outside of its element. */
async function noteInsertions(page: Page, base: string, own: string): Promise<void> {
  // No function in here has a name: what compiles this would call a function of its own to keep it.
  await page.addInitScript(
    ({ files, element }) => {
      const noted: string[] = [];
      Object.assign(globalThis, { soukInsertions: noted });
      const methods: [object, string[]][] = [
        [Node.prototype, ['appendChild', 'insertBefore', 'replaceChild']],
        [
          Element.prototype,
          ['append', 'prepend', 'before', 'after', 'replaceWith', 'replaceChildren', 'insertAdjacentElement'],
        ],
      ];
      for (const [prototype, names] of methods)
        for (const name of names) {
          const original = Reflect.get(prototype, name) as (...args: unknown[]) => unknown;
          Reflect.set(prototype, name, function (this: Node, ...args: unknown[]) {
            const caller = new Error().stack?.split('\n')[2] ?? '';
            const within = this instanceof Element && this.closest(element);
            const isFile = args.some(
              (node) =>
                (node instanceof HTMLScriptElement && node.src.includes(files)) ||
                (node instanceof HTMLLinkElement && node.href.includes(files)),
            );
            if (caller.includes(files) && this.isConnected && !within && !isFile)
              noted.push(
                `it puts ${args.map((node) => (node instanceof Element ? `<${node.tagName.toLowerCase()}>` : String(node))).join(', ')} into <${this.nodeName.toLowerCase()}>`,
              );
            return original.apply(this, args);
          });
        }
    },
    { files: base, element: own },
  );
}
