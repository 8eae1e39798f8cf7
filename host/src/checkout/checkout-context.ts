import { createRequiredContext } from '../state/required-context.ts';
import type { Checkout } from './checkout.ts';

export const [CheckoutContext, useCheckout] = createRequiredContext<Checkout>('useCheckout');
