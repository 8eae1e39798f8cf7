import type { Watch } from './watch.ts';
import type { WatchedPage } from './watched-page.ts';

type Allowed = (text: string, page: WatchedPage) => boolean;

/** A check of what the release's own scripts did, as the instruments noted it. */
export function operations(kind: string, isAllowed: Allowed = () => false) {
  return async (page: WatchedPage): Promise<string[]> => {
    const noted = await page.ask('noted');
    return noted
      .filter(([of, text = '']) => of === kind && !isAllowed(text, page))
      .map(([, text = '', address = '']) => `it ${text} at ${page.place(address)}`);
  };
}

/** One React per page: a second one has contexts and an event system of its own. */
export const ownReact: Watch = {
  name: "shares the page's React",
  detail: 'it brings no renderer of its own',
  begin: (page) => ({
    before: async () => {},
    after: () => operations('react')(page),
  }),
};
