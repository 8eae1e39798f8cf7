import { operations } from './operations.ts';
import type { Watch } from './watch.ts';
import type { WatchedPage } from './watched-page.ts';

/** Adds no style sheet to the page, and no rule to one that is not its own: styles come from styled-components. */
export const styles: Watch = {
  name: "leaves the page's style sheets alone",
  detail: 'no sheet more than before, none changed by its own scripts',
  begin(page) {
    let before = { sheets: 0, adopted: 0 };
    return {
      async before() {
        before = await sheetsOf(page);
      },
      async after(stage) {
        const { sheets, adopted } = await sheetsOf(page);
        const more = stage === 'left' ? sheets - before.sheets : 0;
        return [
          ...(more > 0
            ? [`it leaves ${more === 1 ? 'a style sheet' : `${more} style sheets`} in the page`]
            : []),
          ...(adopted === before.adopted ? [] : ['it changes document.adoptedStyleSheets']),
          ...(await operations('styles')(page)),
        ];
      },
    };
  },
};

const sheetsOf = (page: WatchedPage) =>
  page.evaluate(
    () => ({
      // Those of styled-components are the page's, and fill as it is used.
      sheets: [...document.styleSheets].filter(
        ({ ownerNode }) => !(ownerNode instanceof Element && ownerNode.hasAttribute('data-styled')),
      ).length,
      adopted: document.adoptedStyleSheets.length,
    }),
    null,
  );
