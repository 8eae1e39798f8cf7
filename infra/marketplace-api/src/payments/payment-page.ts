import { accountPath, orderPath, ROUTES } from '@souk/contracts';
import { translate, type Language } from '../texts/translate.ts';
import type { PaymentRow } from './payment-store.ts';

/** The description of a payment on the provider's page, and the storefront's path for the payer's return. */
export function paymentPage(
  { purpose, order_id }: Pick<PaymentRow, 'purpose' | 'order_id'>,
  language: Language,
): { description: string; returnPath: string } {
  if (purpose === 'fund')
    return { description: translate(language, 'wallet.fund'), returnPath: accountPath('wallet') };
  if (purpose === 'tip')
    return {
      description: translate(language, 'tip.of_order', { order: order_id ?? '' }),
      returnPath: orderPath(order_id ?? 0),
    };
  return { description: `#${order_id}`, returnPath: `${ROUTES.orderPlaced}?order_id=${order_id}` };
}
