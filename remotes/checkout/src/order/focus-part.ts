import type { Goods } from './goods.ts';
import { partsOf } from './order-parts.ts';
import type { OrderErrors, Part } from './order-parts.ts';

/** The id of a part of the page, which is focused when something is missing there. */
export const partId = (part: Part): string => `checkout-${part}`;

/** Leads to a part of the page: to the field that is wrong where there is one, else to the part itself. */
export function focusPart(part: Part): void {
  // What is wrong is drawn by then.
  setTimeout(() => {
    const place = document.getElementById(partId(part));
    const field = place?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = field ?? place;
    // Well into sight: what is at the edge of the window lies below the button's bar.
    target?.scrollIntoView({ block: field ? 'center' : 'start' });
    target?.focus({ preventScroll: true });
  });
}

const isOfContact = (part: Part) => part.startsWith('contact');

/** Leads to the first part of a page that something is missing in. */
export const focusFirst = (errors: OrderErrors, page: Goods['page']): void => {
  const first = partsOf(page).find((part) => errors[part]) ?? 'payment';
  // Whom to ask for stands beside where.
  focusPart(isOfContact(first) ? 'address' : first);
};
