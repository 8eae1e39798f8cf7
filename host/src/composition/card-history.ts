import type { ShellHistory } from '@souk/contracts';
import { carryPictureToPage } from '../dialogs/carry-picture.ts';

/** The pages that show the picture of a card large: of an item, of a store. */
const HAS_PICTURE = /^\/(product|store)\/[^/]/;

/** The focused link, where it leads to the path: it was pressed. */
function pressedLink(path: string): Element | null {
  const link = document.activeElement;
  return link?.matches('a') && link.getAttribute('href') === path ? link : null;
}

/** The history for remotes: a link of a card takes the card's picture along to its page. */
export const cardHistory = (history: ShellHistory): ShellHistory => ({
  get location() {
    return history.location;
  },
  get action() {
    return history.action;
  },
  push(to, state) {
    const link = HAS_PICTURE.test(to) ? pressedLink(to) : null;
    carryPictureToPage(link, () => history.push(to, state));
  },
  replace: history.replace,
  go: history.go,
  listen: history.listen,
  openOverlay: history.openOverlay,
});
