import type { ParcelBody } from '../api/index.ts';
import type { CartChoice } from './cart-choice.ts';

/** What is ordered past the cart (POP-8, PCL-4). */
export type CheckoutStart =
  | { page: 'buy_now' | 'campaign'; choice: CartChoice }
  /** `note` is for the rider (PCL-4, PCL-5). */
  | { page: 'parcel'; parcel: ParcelBody; note?: string };

/** The way to the checkout; since 1.3.0. What was started stays with the tab, over reloads, until it is done. */
export interface CheckoutServices {
  /**
   * Asks for a place where there is none (LOC-19), keeps it and goes to `/checkout?page=…`, by the rules of the cart's own button: guests are asked, or sent to sign in (CRT-5);
   * a campaign needs an account (POP-9).
   */
  start(start: CheckoutStart): Promise<void>;
  /** What was started for a page, or null. */
  started(page: CheckoutStart['page']): CheckoutStart | null;
  /** Call it after the order was placed: it removes what was started; for `cart`, it reloads the cart. */
  done(page: CheckoutStart['page'] | 'cart'): void;
}
