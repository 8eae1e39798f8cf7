import { orderProgress } from '@souk/contracts';
import type { OrderProgressFacts, OrderSummary, PaymentMethod } from '@souk/contracts';
import { useText } from './texts/texts.ts';

/** What an order's state is called. */
export interface OrderWords {
  /** The step that it is at, or how it ended (ORD-8, ORD-9). */
  status(order: OrderProgressFacts): string;
  method(method: PaymentMethod): string;
  /** How it is paid, and whether it was. */
  payment(order: Pick<OrderSummary, 'payment_method' | 'payment_status'>): string;
}

/** The names of an order's states, the same on every page that shows orders. */
export function useOrderWords(): OrderWords {
  const t = useText();
  const method = (name: PaymentMethod) => t(`method.${name}`);
  return {
    status(order) {
      const { step, end } = orderProgress(order);
      return end ? t(`end.${end}`) : t(`step.${step}`);
    },
    method,
    payment: ({ payment_method, payment_status }) =>
      t('paymentOf', { method: method(payment_method), status: t(`payment.${payment_status}`) }),
  };
}
