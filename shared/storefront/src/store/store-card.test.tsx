import { screen } from '@testing-library/react';
import { aShell, aStore, renderRemote } from '@souk/testing';
import type { Store } from '@souk/contracts';
import { StoreCard } from './store-card.tsx';

const draw = (changes: Partial<Store> = {}, visited = false) =>
  renderRemote(() => <StoreCard store={aStore(changes)} visited={visited} />);

it('shows name, rating, address, delivery time, free delivery and distance (CRD-2, CRD-8)', async () => {
  draw({ free_delivery: 1, distance: 1.25 });
  expect(screen.getByRole('article', { name: 'Olive Kitchen' })).toBeVisible();
  expect(await screen.findByText('Rated 4.60 out of 5')).toBeInTheDocument();
  for (const fact of ['12 Harbour Street', '20-30 min', 'Free delivery', '1.25 km'])
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

it('says nothing of an open store (CRD-4)', () => {
  draw();
  expect(screen.queryByText(/closed now/i)).not.toBeInTheDocument();
});

it('offers to visit a visited store again (CRD-2)', () => {
  draw({}, true);
  expect(screen.getByRole('link', { name: 'Visit Again: Olive Kitchen' })).toHaveAttribute(
    'href',
    expect.stringContaining('/store/olive-kitchen'),
  );
});

it('links nowhere while nobody draws the page of a store', () => {
  const shell = aShell();
  jest.mocked(shell.canNavigate).mockReturnValue(false);
  renderRemote(() => <StoreCard store={aStore()} visited />, { shell });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Olive Kitchen')).toBeVisible();
});
