import { someOrderDetails } from '@souk/testing';
import { readDetails, readReasons } from './read-order.ts';

it('reads the reasons of a backend that wraps them in a page, and of one that does not (ORD-5)', () => {
  const reasons = [{ id: 4, reason: 'It takes too long' }];
  expect(readReasons(reasons)).toEqual(reasons);
  expect(readReasons({ reasons, total_size: 1, limit: 10, offset: 1 })).toEqual(reasons);
  expect(readReasons(null)).toEqual([]);
});

describe('the actions for an order, of a backend that does not send them (PAY-3)', () => {
  const { can_cancel: _, can_pay: __, can_switch_to_cash: ___, ...silent } = someOrderDetails();
  const none = { can_cancel: 0, can_pay: 0, can_switch_to_cash: 0 };

  it.each([
    [{ payment_method: 'digital_payment' }, { can_cancel: 1, can_pay: 1, can_switch_to_cash: 1 }],
    [
      { payment_method: 'digital_payment', payment_status: 'paid' },
      { ...none, can_cancel: 1 },
    ],
    [{ payment_method: 'cash_on_delivery' }, { ...none, can_cancel: 1 }],
    [{ payment_method: 'digital_payment', order_status: 'picked_up' }, none],
  ])('%j', (changes, actions) => {
    expect(readDetails({ ...silent, ...changes })).toMatchObject(actions);
  });

  it('are not replaced where a backend sends them', () => {
    const details = someOrderDetails({ payment_method: 'digital_payment', can_cancel: 0 });
    expect(readDetails(details)).toMatchObject({ can_cancel: 0, can_pay: 0, can_switch_to_cash: 0 });
  });
});
