import { searchPath } from '@souk/contracts';
import { aCustomer, anItem, aStore, marketplace, several } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { PHONE } from '../browser/phone.ts';
import { renderHost } from '../testing/render-host.tsx';
import { styleUnder } from '../testing/style-under.ts';
import type { HostFacts } from '../testing/render-host.tsx';
import { forgetSearches } from './search-history.ts';

const live = (routes: string[]) =>
  aDiscoveryDocument(
    {},
    {
      food: aDiscoveredRelease('food'),
      grocery: aDiscoveredRelease('grocery'),
      parcel: aDiscoveredRelease('parcel', '1.0.0', {
        capabilities: { cart: false, wishlist: false, delivery: true },
      }),
      browse: aDiscoveredRelease('browse', '1.0.0', { moduleType: null, routes }),
    },
  );
const open = (facts: HostFacts = {}) =>
  renderHost({ path: '/home?module_id=1', discovery: live(['/home?data_type']), ...facts });
const box = () => screen.findByRole('combobox', { name: 'Search' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  forgetSearches();
  marketplace.answers({
    suggestions: {
      items: [anItem({ name: 'Lentil Soup' })],
      stores: [{ ...aStore({ name: 'Soup Bar', slug: 'soup-bar' }), image_full_url: '' }],
    },
  });
});

it('is in the header of pages of a module that sells (SRC-1)', async () => {
  open();
  expect(await box()).toBeVisible();
});

it.each<[string, HostFacts]>([
  ['the landing page', { path: '/' }],
  ['a module without a cart', { path: '/home?module_id=5', module: { id: 5, module_type: 'parcel' } }],
  ['a marketplace whose releases draw no results', { discovery: live(['/product/*']) }],
])('is not on %s (SRC-1)', async (_, facts) => {
  open(facts);
  await screen.findByRole('banner');
  expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull();
});

it('searches on Enter and remembers the search (SRC-2, SRC-4)', async () => {
  const { user } = open();
  await user.type(await box(), '  lentil   soup {Enter}');
  expect(address()).toBe('/home?search=lentil+soup&data_type=searched&module_id=1');
  expect(await box()).toHaveValue('lentil soup');
  expect(await box()).not.toHaveFocus();
  expect(localStorage.getItem('search_history')).toBe('["lentil soup"]');
});

it('leads to the same results where no script has run yet (SRC-4)', async () => {
  const { user } = open();
  await user.type(await box(), 'soup');
  const form = screen.getByRole<HTMLFormElement>('search');
  const fields = Array.from(form.querySelectorAll('input'), ({ name, value }) => [name, value]);
  const query = new URLSearchParams(fields);
  expect(`${form.getAttribute('action')}?${query}`).toBe(searchPath('soup', 1));
});

it('searches for what stands in the field, also where React does not know of it yet (SRC-4)', async () => {
  open();
  const field = await box();
  // As what was typed before hydration: past React, which hears of it a moment later.
  Reflect.set(HTMLInputElement.prototype, 'value', 'soup', field);
  act(() => (field as HTMLInputElement).form?.requestSubmit());
  expect(address()).toBe('/home?search=soup&data_type=searched&module_id=1');
});

it('clears the box and searches nothing where nothing is typed (SRC-2)', async () => {
  const { user } = open();
  await user.type(await box(), '   {Enter}');
  expect(address()).toBe('/home?module_id=1');
  expect(await box()).toHaveValue('');
  expect(marketplace.requests('suggestions')).toHaveLength(0);
});

it('shows the five latest searches, newest first, each once (SRC-3, AMB-32)', async () => {
  const { user } = open();
  for (const words of ['one', 'two', 'three', 'four', 'five', 'six', 'two'])
    await user.type(await box(), `${words}{Enter}`).then(() => user.clear(screen.getByRole('combobox')));
  await user.click(await box());
  await waitFor(() => expect(options()).toEqual(['two', 'six', 'five', 'four', 'three']));
  await user.click(screen.getByRole('option', { name: 'four' }));
  expect(address()).toContain('search=four');
});

it('closes on Escape and on a press outside, and keeps what was typed (SRC-3)', async () => {
  localStorage.setItem('search_history', '["tea"]');
  const { user } = open();
  await user.type(await box(), 'tea{Enter}');
  const input = await box();
  await user.clear(input);
  await user.click(input);
  expect(input).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await user.click(input);
  expect(input).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('main'));
  expect(input).toHaveAttribute('aria-expanded', 'false');
});

it('suggests items and stores for typed text, after half a second without a key (SRC-5)', async () => {
  const { user } = open();
  await user.type(await box(), 'soup');
  expect(marketplace.requests('suggestions')).toHaveLength(0);
  expect(await screen.findByRole('option', { name: 'Lentil Soup' })).toBeVisible();
  expect(marketplace.requests('suggestions').map(({ query }) => query.name)).toEqual(['soup']);
  expect(
    within(screen.getByRole('group', { name: 'Stores' })).getByRole('option', { name: 'Soup Bar' }),
  ).toBeVisible();
});

it('works by arrows and Enter, as an ARIA combobox does', async () => {
  const { user } = open();
  const input = await box();
  await user.type(input, 'soup');
  await screen.findByRole('option', { name: 'Lentil Soup' });
  await user.keyboard('{ArrowDown}');
  expect(input).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'Lentil Soup' }).id,
  );
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(address()).toContain('search=Lentil+Soup');
});

it.each([
  [['/home?data_type', '/store/*'], '/store/soup-bar?module_id=1'],
  [['/home?data_type'], '/home?search=Soup+Bar&data_type=searched&module_id=1'],
])(
  'goes to the page of a store where somebody draws it, else searches for its name: %j',
  async (routes, path) => {
    const { user } = open({ discovery: live(routes) });
    await user.type(await box(), 'soup');
    await user.click(await screen.findByRole('option', { name: 'Soup Bar' }));
    expect(address()).toBe(path);
  },
);

it('suggests searches to customers (SRC-6, SES-7)', async () => {
  marketplace.answers({
    customer: aCustomer(),
    suggestedItems: several(2, (id) => ({ id, name: `Dish ${id}` })),
  });
  const { user } = open({ token: 'token-of-lena' });
  await user.click(await box());
  expect(await screen.findByRole('option', { name: 'Dish 2' })).toBeVisible();
});

it('suggests none to guests, and requests none (SRC-6, SES-7)', async () => {
  const { user } = open();
  await user.click(await box());
  expect(options()).toEqual([]);
  expect(marketplace.requests('suggestedItems')).toHaveLength(0);
});

it('removes the searches on request, and when the customer signs out', async () => {
  marketplace.answers({ suggestedItems: [] });
  const { user, shell } = open({ token: 'token-of-lena' });
  await user.type(await box(), 'tea{Enter}');
  await user.clear(await box());
  await user.click(await box());
  await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  expect(localStorage.getItem('search_history')).toBeNull();
  await user.type(await box(), 'tea{Enter}');
  act(() => shell.session.expire());
  await waitFor(() => expect(localStorage.getItem('search_history')).toBeNull());
});

it('is cleared by its button, and shows the words of the page whose results are shown (SRC-2)', async () => {
  const { user } = open({ path: '/home?search=tea&data_type=searched&module_id=1' });
  const input = await box();
  expect(input).toHaveValue('tea');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
});

it('has the direction of the page (SRC-16)', async () => {
  open();
  expect(await box()).toHaveAttribute('dir', 'ltr');
});

it('ignores a history that another program wrote', async () => {
  localStorage.setItem('search_history', '{"a":[1,"<b>"]}');
  const { user } = open();
  await user.click(await box());
  expect(options()).toEqual([]);
});

it('shows all that is typed on a phone: what stands beside it leaves the row, until it has the focus (SRC-1)', async () => {
  const { user } = open({ phone: true });
  await box();
  const delivery = screen.getByRole('radio', { name: 'Delivery' });
  const widthBeside = () =>
    styleUnder(`(min-width: 22rem) and ${PHONE}`, screen.getByRole('radiogroup'), 'inline-size');
  expect(widthBeside()).toBeUndefined();
  await user.click(await box());
  expect(widthBeside()).toBe('0');
  await user.tab();
  expect(delivery).toHaveFocus();
  expect(widthBeside()).toBeUndefined();
});

it('pushes nothing down on a phone once an order is placed: the checkout had no search (SRC-1)', async () => {
  const { shell } = open({ phone: true });
  await box();
  act(() => shell.services.navigate('/checkout/placed?order_id=7'));
  expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull();
  act(() => shell.services.navigate('/home?module_id=1'));
  await box();
});

it('closes its suggestions with Back on a phone, and leaves the page (SRC-5)', async () => {
  const { user } = open({ phone: true });
  await user.type(await box(), 'lentil');
  await waitFor(() => expect(options()).toContain('Lentil Soup'));
  act(() => window.history.back());
  await waitFor(() => expect(options()).toEqual([]));
  expect(address()).toBe('/home?module_id=1');
  expect(await box()).toHaveValue('lentil');
});
