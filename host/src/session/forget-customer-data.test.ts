import { CUSTOMER_KEY_PREFIX, STORAGE_KEYS } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { forgetCustomerData } from './forget-customer-data.ts';

const OUTBOX = `${CUSTOMER_KEY_PREFIX}account.outbox`;
const deleteDatabase = jest.fn();

beforeEach(() => {
  const databases = async () => [{ name: OUTBOX }, { name: 'firebase' }];
  Object.defineProperty(window, 'indexedDB', { configurable: true, value: { databases, deleteDatabase } });
  localStorage.setItem(`${OUTBOX}:a`, '{}');
  localStorage.setItem(STORAGE_KEYS.language, 'ar');
  sessionStorage.setItem(`${CUSTOMER_KEY_PREFIX}checkout.attempt`, '{}');
  sessionStorage.setItem('checkout.attempt', '{}');
});
afterEach(() => {
  Reflect.deleteProperty(window, 'indexedDB');
  localStorage.clear();
  sessionStorage.clear();
});

it('removes what remotes stored for a customer with their session, on whichever page that ends (SES-14, CHT-6)', async () => {
  forgetCustomerData('customer');
  expect([localStorage, sessionStorage].map(({ length }) => length)).toEqual([2, 2]);
  bus.emit('session:changed', { status: 'guest' });
  expect(Object.keys(localStorage)).toEqual([STORAGE_KEYS.language]);
  expect(Object.keys(sessionStorage)).toEqual(['checkout.attempt']);
  await Promise.resolve();
  expect(deleteDatabase.mock.calls).toEqual([[OUTBOX]]);
});

it('removes nothing when a guest signs in, whose other tabs may have stored something already', () => {
  forgetCustomerData('guest');
  bus.emit('session:changed', { status: 'customer' });
  expect(localStorage).toHaveLength(2);
  bus.emit('session:changed', { status: 'customer' });
  expect(localStorage).toHaveLength(1);
});
