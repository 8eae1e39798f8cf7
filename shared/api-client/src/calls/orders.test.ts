import { marketplace } from '@souk/testing';
import type { Reason } from '@souk/contracts';
import { cancelOrder, fetchCancellationReasons, payOrder } from './orders.ts';

const reasons: Reason[] = [{ id: 4, reason: 'It takes too long' }];

it('asks for the first ten reasons of a customer, and reads the list of them (ORD-5)', async () => {
  marketplace.answers({ cancellationReasons: reasons });
  await expect(fetchCancellationReasons()).resolves.toEqual(reasons);
  expect(marketplace.requests('cancellationReasons')[0]?.query).toEqual({
    offset: '1',
    limit: '10',
    type: 'customer',
  });
});

it('sends a switch of payment and a cancellation with _method put; the cancellation with its reason (PAY-5)', async () => {
  const whose = { order_id: 7, guest_id: 'guest-0123456789abcdef' };
  await payOrder({ ...whose, payment_method: 'cash_on_delivery' });
  await cancelOrder({ ...whose, reason: 'Order payment canceled' });
  expect(marketplace.requests('payOrder')[0]?.body).toMatchObject({ ...whose, _method: 'put' });
  expect(marketplace.requests('cancelOrder')[0]?.body).toEqual({
    ...whose,
    reason: 'Order payment canceled',
    _method: 'put',
  });
});
