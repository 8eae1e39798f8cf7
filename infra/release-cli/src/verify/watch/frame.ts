import type { Stage } from './watch.ts';
import type { WatchedPage } from './watched-page.ts';

/** What hides or disables a part of the page, or changes its looks; the host itself changes none but the footer's `hidden`. */
const ATTRIBUTES = ['hidden', 'inert', 'style', 'class'];
/** An open dialog hides the page around it from screen readers. Whoever opened it, it is closed once the release is left. */
const ATTRIBUTES_LEFT = [...ATTRIBUTES, 'aria-hidden'];

declare const heldFrame: { element: Element; attributes: Record<string, string> }[];

/** Holds on to the host's own landmarks, and to how they are. */
export const holdFrame = (page: Pick<WatchedPage, 'evaluate'>): Promise<void> =>
  page.evaluate(() => {
    const frame = [...document.querySelectorAll('body > *, header, footer, main')]
      .filter((element) => !element.closest('[data-slot]'))
      .map((element) => ({
        element,
        attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      }));
    Object.assign(globalThis, { heldFrame: frame });
  }, null);

/** What became of them since. */
export const frameChanges = (page: Pick<WatchedPage, 'evaluate'>, stage: Stage): Promise<string[]> =>
  page.evaluate(
    ({ names, isLeft }) =>
      heldFrame.flatMap(({ element, attributes }) => {
        const shown = `the host's <${element.tagName.toLowerCase()}>`;
        if (!element.isConnected) return [`${shown} is gone`];
        return names.flatMap((name) => {
          // The host hides its footer on some pages, such as the checkout.
          if (name === 'hidden' && element.tagName === 'FOOTER' && !isLeft) return [];
          const now = element.getAttribute(name);
          // An empty style is what is left where one was set and taken back.
          const isSame =
            name === 'style' || name === 'class'
              ? (now ?? '') === (attributes[name] ?? '')
              : now === (attributes[name] ?? null);
          if (isSame) return [];
          return [`${shown} was changed: ${now === null ? `no ${name}` : `${name}="${now}"`}`];
        });
      }),
    { names: stage === 'left' ? ATTRIBUTES_LEFT : ATTRIBUTES, isLeft: stage === 'left' },
  );
