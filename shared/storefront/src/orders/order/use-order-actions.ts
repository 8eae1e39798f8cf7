import { cancelOrder, payOrder, sendOfflinePayment } from '@souk/api-client';
import type { OrderDetails, PaymentMethod } from '@souk/contracts';
import { leaveFor } from '@souk/remote-kit';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useReloadCustomer } from './use-reload-customer.ts';

/** What can be done about an order that is placed. */
export type OrderAction = 'pay' | 'cash' | 'offline' | 'cancel';

type OnDone = (message: string) => unknown;

/**
 * Paying an order again or another way, and canceling it (PAY-3 to PAY-6, ORD-4). One thing at a time; what fails is said in a
 * toast. Whoever accepts a pharmacist's price accepts the total that they saw, and no other (RX-5).
 * @param guestId of who placed it; a customer needs none
 * @param onChange asks for the order again: after what was done, and after a refusal, since the order may be another by then
 */
export function useOrderActions(order: OrderDetails, guestId?: string, onChange?: () => Promise<unknown>) {
  const { busy, run, fail } = useOneAtATime<OrderAction>();
  const reloadCustomer = useReloadCustomer();
  const ofOrder = { order_id: order.id, ...(guestId === undefined ? {} : { guest_id: guestId }) };
  const pay = (payment_method: PaymentMethod) =>
    payOrder({
      ...ofOrder,
      payment_method,
      ...(order.prescription_order === 1 && { accepted_total: order.order_amount }),
    });
  const change = (action: OrderAction, send: () => Promise<{ message: string }>, onDone: OnDone) =>
    run(action, async () => {
      const { message } = await send().finally(onChange);
      await onDone(message);
    });
  return {
    busy,
    /** Goes to the provider's page. */
    pay: () =>
      run('pay', async () => {
        const { payment_url } = await pay('digital_payment').catch(async (error: unknown) => {
          await onChange?.();
          throw error;
        });
        if (payment_url === null || !leaveFor(payment_url)) fail();
      }),
    switchToCash: (onDone: OnDone) => change('cash', () => pay('cash_on_delivery'), onDone),
    /** Sends what an offline method asks for (CHK-8, CHK-15). */
    sendOffline: (offline_method_id: number, offline_answers: Record<string, string>, onDone: OnDone) =>
      change('offline', () => sendOfflinePayment({ ...ofOrder, offline_method_id, offline_answers }), onDone),
    cancel: (reason: string, onDone: OnDone) =>
      change(
        'cancel',
        () => cancelOrder({ ...ofOrder, reason }),
        (message) => {
          // What the wallet paid is back.
          void reloadCustomer();
          return onDone(message);
        },
      ),
  };
}
