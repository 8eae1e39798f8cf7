import { ROUTES } from '@souk/contracts';

/** Whether the page takes an order and has the window for itself; what became of the order is a page like any other. */
export const isCheckout = (pathname: string): boolean => pathname === ROUTES.checkout;
