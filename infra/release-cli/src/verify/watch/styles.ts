import { operations } from './operations.ts';
import type { Watch } from './watch.ts';
import type { WatchedPage } from './watched-page.ts';

/** Adds no style sheet to the page, and no rule to one that is not its own: styles come from styled-components. */
export const styles: Watch = {
  name: "leaves the page's style sheets alone",
  detail: 'no sheet more than before, none changed by its own scripts',
  begin(page) {
    let before = { sheets: 0, sameAdopted: true };
    return {
      async before() {
        await holdAdopted(page);
        before = await sheetsOf(page);
      },
      async after(stage) {
        const { sheets, sameAdopted } = await sheetsOf(page);
        const more = stage === 'left' ? sheets - before.sheets : 0;
        return [
          ...(more > 0
            ? [`it leaves ${more === 1 ? 'a style sheet' : `${more} style sheets`} in the page`]
            : []),
          ...(sameAdopted ? [] : ['it changes document.adoptedStyleSheets']),
          ...(await operations('styles')(page)),
        ];
      },
    };
  },
};

declare const adoptedBefore: CSSStyleSheet[];

/** Holds on to the adopted sheets themselves: as many others are a change too. */
const holdAdopted = (page: WatchedPage) =>
  page.evaluate(() => {
    Object.assign(globalThis, { adoptedBefore: [...document.adoptedStyleSheets] });
  }, null);

const sheetsOf = (page: WatchedPage) =>
  page.evaluate(
    () => ({
      // Those of styled-components are the page's, and fill as it is used.
      sheets: [...document.styleSheets].filter(
        ({ ownerNode }) => !(ownerNode instanceof Element && ownerNode.hasAttribute('data-styled')),
      ).length,
      sameAdopted:
        adoptedBefore.length === document.adoptedStyleSheets.length &&
        adoptedBefore.every((sheet, at) => sheet === document.adoptedStyleSheets[at]),
    }),
    null,
  );
