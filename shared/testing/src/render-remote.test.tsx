import { Link, Route, Routes, useFormats, useQuery, useReadable, useShell } from '@souk/remote-kit';
import { ApiError, popularItemsQuery } from '@souk/api-client';
import { act, screen } from '@testing-library/react';
import {
  aHistory,
  allowConsoleError,
  anItem,
  anItemPage,
  aShell,
  marketplace,
  pending,
  refuses,
  renderRemote,
  several,
  unreachable,
} from './index.ts';

function Home() {
  const shell = useShell();
  const { money } = useFormats();
  const location = useReadable(shell.location.current);
  const { data, error } = useQuery(popularItemsQuery({ limit: 2 }));
  return (
    <main>
      <p>{location?.address}</p>
      {error instanceof ApiError && <p role="alert">{error.errors[0]?.message ?? error.kind}</p>}
      {data?.products.map((item) => (
        <article key={item.id} aria-label={item.name}>
          {money(item.price)}
          <button onClick={() => void shell.cart.add({ item, quantity: 1 })}>Add</button>
        </article>
      ))}
      <Link to="/brands">Brands</Link>
    </main>
  );
}

function App() {
  return (
    <Routes>
      <Route path="/home" element={<Home />} />
      <Route path="/brands" element={<p>All brands</p>} />
    </Routes>
  );
}

it('draws a remote with the marketplace’s default answers, in the module of its shell (API-2)', async () => {
  renderRemote(App);
  expect(await screen.findByRole('article', { name: 'Item 1' })).toHaveTextContent('$4.50');
  const [asked] = marketplace.requests('popularItems');
  expect(asked?.query).toEqual({ limit: '2' });
  expect(asked?.headers.get('moduleId')).toBe('1');
});

it('lets a test set the answers, and records what the customer does', async () => {
  const soup = anItem({ id: 7, name: 'Pumpkin Soup' });
  marketplace.answers({ popularItems: anItemPage([soup]) });
  const { user, shell } = renderRemote(App);
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(shell.cart.add).toHaveBeenCalledWith({ item: soup, quantity: 1 });
});

it('navigates by the shell’s one history', async () => {
  const { user, shell } = renderRemote(App, { shell: { customer: null } });
  await user.click(screen.getByRole('link', { name: 'Brands' }));
  expect(screen.getByText('All brands')).toBeVisible();
  expect(shell.history.location.pathname).toBe('/brands');
});

it('follows a change of the shell’s state', () => {
  marketplace.answers({ popularItems: pending() });
  const { shell } = renderRemote(App);
  const before = shell.location.current.get();
  act(() => shell.location.current.set(before && { ...before, address: '2 New Road' }));
  expect(screen.getByText('2 New Road')).toBeVisible();
});

it('answers failures of every kind (API-8)', async () => {
  marketplace.answers({ popularItems: refuses(403, 'Not here') });
  const { unmount } = renderRemote(App);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not here');
  unmount();
  marketplace.answers({ popularItems: unreachable() });
  renderRemote(App, { shell: { module: null } });
  expect(await screen.findByRole('alert')).toHaveTextContent('network');
});

it('refuses a request that the contract refuses', async () => {
  function Wrong() {
    const { error } = useQuery(popularItemsQuery({ limit: 5000 }));
    return <p role="alert">{error?.message}</p>;
  }
  renderRemote(Wrong);
  expect(await screen.findByText(/popularItems: \/limit must be <= 100/)).toBeVisible();
});

it('lets a test expect an error on the console', () => {
  allowConsoleError(/on purpose/);
  console.error('broken %s', 'on purpose');
});

it('keeps a history that goes back and forth', () => {
  const history = aHistory('/home?module_id=1');
  history.push('/brands', { scroll: 3 });
  history.go(-1);
  expect(history.location).toMatchObject({ pathname: '/home', search: '?module_id=1' });
  history.go(1);
  history.replace('/categories#top');
  expect(history.location).toMatchObject({ pathname: '/categories', hash: '#top', state: null });
  expect(history.action).toBe('REPLACE');
});

it('creates shells of customers, and lists of things', () => {
  expect(aShell().session.state.get().status).toBe('guest');
  expect(several(2, (id) => anItem({ id })).map(({ id }) => id)).toEqual([1, 2]);
});
