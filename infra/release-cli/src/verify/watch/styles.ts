import { operations } from './operations.ts';
import type { Watch } from './watch.ts';
import type { WatchedPage } from './watched-page.ts';

/** Adds no style sheet to the page, and changes none that is not its own: styles come from styled-components. */
export const styles: Watch = {
  name: "leaves the page's style sheets alone",
  detail: 'no sheet more than before, none disabled, none changed by its own scripts',
  begin(page) {
    let sheetsBefore = 0;
    return {
      async before() {
        await holdSheets(page);
        sheetsBefore = (await sheetsOf(page)).sheets;
      },
      async after(stage) {
        const { sheets, sameAdopted } = await sheetsOf(page);
        const more = stage === 'left' ? sheets - sheetsBefore : 0;
        return [
          ...(more > 0
            ? [`it leaves ${more === 1 ? 'a style sheet' : `${more} style sheets`} in the page`]
            : []),
          ...(sameAdopted ? [] : ['it changes document.adoptedStyleSheets']),
          ...(await changesOfSheets(page)),
          ...(await operations('styles')(page)),
        ];
      },
    };
  },
};

interface HeldSheet {
  sheet: CSSStyleSheet;
  /** Its element, which gets another sheet when its text changes. */
  owner: LinkStyle | null;
  isDisabled: boolean;
  media: string;
  rules: string[];
}

declare const adoptedBefore: CSSStyleSheet[];
declare const sheetsHeld: HeldSheet[];

/** Holds on to the sheets themselves, as many others are a change too, and to what is in them. */
const holdSheets = (page: WatchedPage) =>
  page.evaluate(() => {
    const adopted = [...document.adoptedStyleSheets];
    const held = [...document.styleSheets, ...adopted].flatMap((sheet) => {
      try {
        const rules = [...sheet.cssRules].map(({ cssText }) => cssText);
        const owner = sheet.ownerNode as LinkStyle | null; // Only `style` and `link` own sheets.
        return [{ sheet, owner, isDisabled: sheet.disabled, media: sheet.media.mediaText, rules }];
      } catch {
        // A sheet of another origin shows its rules to nobody.
        return [];
      }
    });
    Object.assign(globalThis, { adoptedBefore: adopted, sheetsHeld: held });
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

/** What stood before must stand: styled-components only adds rules while pages change, or puts the same ones back. */
const changesOfSheets = (page: WatchedPage) =>
  page.evaluate(
    () =>
      sheetsHeld.flatMap(({ sheet: first, owner, isDisabled, media, rules }) => {
        const sheet = owner ? owner.sheet : first;
        if (!sheet || (sheet.disabled && !isDisabled) || sheet.media.mediaText !== media)
          return ['it disables a style sheet of the page'];
        const now = new Set([...sheet.cssRules].map(({ cssText }) => cssText));
        const [rule, ...more] = rules.filter((each) => !now.has(each));
        if (rule === undefined) return [];
        const others = more.length > 0 ? ` and ${more.length} more` : '';
        return [`it changes the rule ${rule.replace(/\s+/g, ' ').slice(0, 80)}${others}`];
      }),
    null,
  );
