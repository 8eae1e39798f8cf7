import { CUSTOMER_KEY_PREFIX } from '@souk/contracts';
import { dropAttempt, saveAttempt, newAttempt, readAttempt } from './attempt.ts';

const attempt = newAttempt({
  body: { order_type: 'delivery', payment_method: 'cash_on_delivery', accepted_total: 8 },
  page: 'cart',
  moduleId: 1,
  owner: 'guest g-1',
});
afterEach(dropAttempt);

it('finds after a reload what was sent, for the same customer only (CHK-2)', () => {
  saveAttempt(attempt);
  expect(readAttempt('guest g-1')).toEqual(attempt);
  expect(readAttempt('customer 1')).toBeNull();
});

it('is removed with the session of a customer, and not with a guest’s (SES-14)', () => {
  saveAttempt(attempt);
  saveAttempt({ ...attempt, owner: 'customer 1' });
  const removed = Object.keys(sessionStorage).filter((name) => name.startsWith(CUSTOMER_KEY_PREFIX));
  for (const name of removed) sessionStorage.removeItem(name);
  expect(readAttempt('customer 1')).toBeNull();
  expect(readAttempt('guest g-1')).toEqual(attempt);
});

it('gives each attempt a key of its own', () => {
  expect(newAttempt(attempt).key).toMatch(/^[0-9a-f]{32}$/);
  expect(newAttempt(attempt).key).not.toBe(attempt.key);
});

it('drops what has expired, and what is no attempt', () => {
  saveAttempt(attempt);
  expect(readAttempt('guest g-1', attempt.at + 61 * 60_000)).toBeNull();
  sessionStorage.setItem('checkout.attempt', '{"owner":');
  expect(readAttempt('guest g-1')).toBeNull();
  dropAttempt();
  expect(readAttempt('guest g-1')).toBeNull();
});
