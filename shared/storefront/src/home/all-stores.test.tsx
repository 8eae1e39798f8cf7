import { act, screen, waitFor } from '@testing-library/react';
import { configureClient } from '@souk/api-client';
import { marketplace, refuses, renderRemote } from '@souk/testing';
import { AllStores } from './all-stores.tsx';

beforeEach(() => sessionStorage.clear());

it('shows who comes back the stores that they had chosen, with the same filters (CRD-3, STR-2)', async () => {
  const { user, unmount } = renderRemote(() => <AllStores heading="All" />);
  await user.click(screen.getByRole('button', { name: 'Top rated' }));
  await user.click(screen.getByRole('button', { name: 'Pickup' }));
  unmount();
  renderRemote(() => <AllStores heading="All" />);
  expect(screen.getByRole('button', { name: 'Top rated' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Pickup' })).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByRole('article', { name: 'Store 1' })).toBeVisible();
});

it('starts with the pickup of the header, follows it, and lets the customer see all stores (STR-2)', async () => {
  const requestedTypes = () => marketplace.requests('stores').map(({ query }) => query.store_type);
  const { user, shell } = renderRemote(() => <AllStores heading="All" />, {
    shell: { orderType: 'take_away' },
  });
  await screen.findByRole('article', { name: 'Store 1' });
  expect(requestedTypes()).toEqual(['take_away']);
  act(() => shell.orderType.current.set('delivery'));
  await waitFor(() => expect(requestedTypes().at(-1)).toBe('all'));
  await user.click(screen.getByRole('button', { name: 'Delivery' }));
  await waitFor(() => expect(requestedTypes().at(-1)).toBe('delivery'));
  act(() => shell.orderType.current.set('take_away'));
  expect(screen.getByRole('button', { name: 'Pickup' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Delivery or pickup' }));
  expect(screen.getByRole('button', { name: 'Delivery or pickup' })).toHaveAttribute('aria-pressed', 'true');
});

it('shows in its place only that a filtered list could not be loaded (STR-2, API-5)', async () => {
  const onError = jest.fn();
  configureClient({ onError });
  const { user } = renderRemote(() => <AllStores heading="All" />);
  await screen.findByRole('article', { name: 'Store 1' });
  marketplace.answers({ stores: refuses(403, 'This zone is closed') });
  await user.click(screen.getByRole('button', { name: 'Popular' }));
  expect(await screen.findByText('This zone is closed')).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
});
