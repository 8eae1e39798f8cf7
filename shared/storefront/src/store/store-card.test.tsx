import { screen, waitFor } from '@testing-library/react';
import { aShell, aStore, marketplace, renderRemote } from '@souk/testing';
import type { Store } from '@souk/contracts';
import { StoreCard } from './store-card.tsx';

const draw = (changes: Partial<Store> = {}, visited = false) =>
  renderRemote(() => <StoreCard store={aStore(changes)} visited={visited} />);

it('shows name, rating, items, address, delivery time, free delivery and distance (CRD-2, CRD-8)', async () => {
  draw({ free_delivery: 1, distance: 1.25 });
  expect(screen.getByRole('article', { name: 'Olive Kitchen' })).toBeVisible();
  expect(await screen.findByText('Rated 4.60 out of 5')).toBeInTheDocument();
  for (const fact of ['Soups, Salads', '12 Harbour Street', '20-30 min', 'Free delivery', '1.25 km'])
    expect(screen.getByText(fact)).toBeVisible();
});

it.each([
  [0, '0 km'],
  [1001, '1k+ km'],
])('writes %d kilometres as %s (CRD-8)', async (distance, text) => {
  draw({ distance });
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  ['outside its hours', { active: 1, open: 0 }, 'CLOSED NOW'],
  ['closed by its owner', { active: 0, open: 1 }, 'Closed Now'],
])('says of a store that it is %s (CRD-4)', async (_, state, text) => {
  draw(state);
  expect(await screen.findByText(text)).toBeVisible();
});

it('shows the lowest delivery fee, and the minimum order (CRD-2)', async () => {
  draw({ delivery_fee: 7, minimum_order: 30 });
  expect(await screen.findByText('Delivery from $7.00')).toBeVisible();
  expect(screen.getByText('Min. $30.00')).toBeVisible();
});

it('shows no unknown fee, and no minimum where there is none (CRD-2)', () => {
  draw({ delivery_fee: null, minimum_order: 0 });
  expect(screen.queryByText(/^(Delivery from|Free delivery|Min\.)/)).toBeNull();
});

it('marks a delivery without a fee as free (CRD-2)', async () => {
  draw({ delivery_fee: 0 });
  expect(await screen.findByText('Free delivery')).toBeVisible();
});

it.each([
  [{ in_days: 0, day: 3, opening_time: '09:00' }, 'Opens today at 09:00\u00a0AM'],
  [{ in_days: 1, day: 4, opening_time: '09:00' }, 'Opens tomorrow at 09:00\u00a0AM'],
  [{ in_days: 3, day: 6, opening_time: '17:30' }, 'Opens Saturday at 05:30\u00a0PM'],
])('says when a closed store opens (CRD-4)', async (next_opening, text) => {
  draw({ active: 1, open: 0, next_opening });
  expect(await screen.findByText(text, { normalizer: (words) => words })).toBeVisible();
});

it('shows no opening time for a store that its owner has closed (CRD-4)', () => {
  draw({ active: 0, open: 0, next_opening: { in_days: 0, day: 3, opening_time: '09:00' } });
  expect(screen.queryByText(/^Opens/)).toBeNull();
});

it('shows no opening time for an open store (CRD-4)', () => {
  draw({ active: 1, open: 1, next_opening: { in_days: 0, day: 3, opening_time: '09:00' } });
  expect(screen.queryByText(/^Opens/)).toBeNull();
  expect(screen.queryByText(/closed now/i)).toBeNull();
});

it('offers to visit a visited store again (CRD-2)', () => {
  draw({}, true);
  expect(screen.getByRole('link', { name: 'Visit Again: Olive Kitchen' })).toHaveAttribute(
    'href',
    expect.stringContaining('/store/olive-kitchen'),
  );
});

it('asks for the store once its link is pressed, before the press ends (STR-7)', async () => {
  const { user } = draw({ name: 'Olive Kitchen', slug: 'olive-kitchen' });
  const target = screen.getByRole('link', { name: 'Olive Kitchen' });
  await user.pointer({ target });
  expect(marketplace.requests('store')).toEqual([]);
  await user.pointer({ target, keys: '[MouseLeft>]' });
  await waitFor(() =>
    expect(marketplace.requests('store').map(({ params }) => params)).toEqual([{ id: 'olive-kitchen' }]),
  );
});

it('has no link while no remote draws the page of a store', () => {
  const shell = aShell();
  jest.mocked(shell.canNavigate).mockReturnValue(false);
  renderRemote(() => <StoreCard store={aStore()} visited />, { shell });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Olive Kitchen')).toBeVisible();
});
