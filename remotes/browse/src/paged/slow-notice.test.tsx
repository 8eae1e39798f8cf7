import { act, screen, waitFor } from '@testing-library/react';
import { aStore, aStorePage, marketplace, pending, renderRemote } from '@souk/testing';
import { Browse } from '../browse.tsx';

const PATH = '/store/latest?module_id=1';
const SLOW = 'This is taking longer than usual.';
const stores = aStorePage([aStore()]);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const requests = () => marketplace.requests('stores');

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

it('shows a message after five seconds of skeletons, and the results in the end (SRC-15)', async () => {
  let answer: (page: typeof stores) => void = () => {};
  marketplace.answers({ stores: () => new Promise<typeof stores>((resolve) => (answer = resolve)) });
  renderRemote(Browse, { path: PATH });
  await waitFor(() => expect(requests()).toHaveLength(1));
  await pass(2000);
  expect(screen.queryByText(SLOW)).toBeNull();
  await pass(3000);
  expect(screen.getByRole('status')).toHaveTextContent(SLOW);
  answer(stores);
  expect(await screen.findByRole('article', { name: 'Olive Kitchen' })).toBeVisible();
  expect(screen.queryByText(SLOW)).toBeNull();
  expect(requests()).toHaveLength(1);
});

it('loads a slow list again, as often as the customer asks (SRC-15)', async () => {
  marketplace.answers({ stores: pending() });
  const { user } = renderRemote(Browse, { path: PATH });
  await pass(5000);
  const retry = screen.getByRole('button', { name: 'Try again' });
  await user.click(retry);
  await waitFor(() => expect(requests()).toHaveLength(2));
  expect(retry).toHaveAttribute('aria-busy', 'true');
  await pass(5000);
  expect(retry).not.toHaveAttribute('aria-busy');
  marketplace.answers({ stores });
  await user.click(retry);
  expect(await screen.findByRole('article', { name: 'Olive Kitchen' })).toBeVisible();
  expect(requests()).toHaveLength(3);
});

it('starts the time again for another filter (SRC-15, STR-3)', async () => {
  marketplace.answers({ stores: pending() });
  const { user } = renderRemote(Browse, { path: PATH });
  await pass(4000);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Store type' }), 'Top rated');
  await pass(3000);
  expect(screen.queryByText(SLOW)).toBeNull();
  await pass(2000);
  expect(screen.getByText(SLOW)).toBeVisible();
});
