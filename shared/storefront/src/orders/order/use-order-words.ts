import { orderProgress } from '@souk/contracts';
import type { OrderProgressFacts, OrderSummary, OrderType, PaymentMethod } from '@souk/contracts';
import { useText } from './texts/texts.ts';

/** What an order's state is called. An order for pickup has words of its own. */
export interface OrderWords {
  /** The step that it is at, or how it ended (ORD-8, ORD-9). */
  status(order: OrderProgressFacts & { order_type?: OrderType }): string;
  method(method: PaymentMethod, type?: OrderType): string;
  /** How it is paid, and whether it was. */
  payment(
    order: Pick<OrderSummary, 'order_status' | 'order_type' | 'payment_method' | 'payment_status'>,
  ): string;
}

/** The names of an order's states, the same on every page that shows orders. */
export function useOrderWords(): OrderWords {
  const t = useText();
  const method: OrderWords['method'] = (name, type) =>
    type === 'take_away' && name === 'cash_on_delivery' ? t('pickup.cash') : t(`method.${name}`);
  return {
    status(order) {
      const { step, end } = orderProgress(order);
      if (end) return t(`end.${end}`);
      return order.order_type === 'take_away' && step === 'delivered' ? t('pickup.done') : t(`step.${step}`);
    },
    method,
    payment(order) {
      const { order_type, payment_method, payment_status } = order;
      const isOver = payment_status === 'unpaid' && orderProgress(order).end !== null;
      return t('paymentOf', {
        method: method(payment_method, order_type),
        status: t(isOver ? 'payment.never' : `payment.${payment_status}`),
      });
    },
  };
}
