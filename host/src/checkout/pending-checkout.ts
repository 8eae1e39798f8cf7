import { isRecord, readStored, sessionStore } from '@souk/contracts';
import type { CheckoutStart } from '@souk/contracts';

type Page = CheckoutStart['page'];

const PAGES: readonly Page[] = ['buy_now', 'campaign', 'parcel'];
const keyOf = (page: Page) => `souk_checkout_${page}`;

/** What a tab holds may be of an older host, or not be ours at all. */
function isStart(value: unknown, page: Page): value is CheckoutStart {
  if (!isRecord(value) || value.page !== page) return false;
  if (page === 'parcel') return isRecord(value.parcel);
  const { choice } = value;
  return isRecord(choice) && isRecord(choice.item) && typeof choice.quantity === 'number';
}

/** What is ordered past the cart, by page, as long as the tab lives (POP-8). */
export const pendingCheckout = {
  save(start: CheckoutStart): void {
    sessionStore.set(keyOf(start.page), JSON.stringify(start));
  },
  read(page: Page): CheckoutStart | null {
    return readStored(sessionStore, keyOf(page), (value) => isStart(value, page));
  },
  remove(page: Page): void {
    sessionStore.remove(keyOf(page));
  },
  forgetAll(): void {
    PAGES.forEach((page) => pendingCheckout.remove(page));
  },
};
