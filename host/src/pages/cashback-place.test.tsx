import type { CashbackOffersProps } from '@souk/contracts';
import { aCartLine, aCashback, marketplace } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { renderHost } from '../testing/render-host.tsx';
import { styleUnder } from '../testing/style-under.ts';
import { loadModule } from '../federation/federation.ts';

const discovery = aDiscoveryDocument(
  {},
  {
    food: aDiscoveredRelease('food'),
    parcel: aDiscoveredRelease('parcel', '1.0.0', {
      capabilities: { cart: false, wishlist: false, delivery: true },
    }),
    account: aDiscoveredRelease('account', '1.0.0', {
      moduleType: null,
      contributions: { 'cashback-offers': './cashback-offers' },
    }),
  },
);
const CashbackOffers = ({ offers, onClose }: CashbackOffersProps) => (
  <section aria-label="Cashback offers">
    {offers.length} offers
    <button type="button" onClick={onClose}>
      Close
    </button>
  </section>
);
const line = () => screen.findByRole('button', { name: /cashback/ });
const panel = () => screen.queryByRole('region', { name: 'Cashback offers' });

beforeEach(() => {
  jest.mocked(loadModule).mockReset().mockResolvedValue({ CashbackOffers });
});

it.each(['/', '/home?module_id=1'])(
  'shows an offer in one line, which opens and closes all of them at %s (LAN-3, WAL-8)',
  async (path) => {
    const { user } = renderHost({ path, discovery });
    expect(await line()).toHaveTextContent('5% cashback on orders from $20.00');
    expect(loadModule).not.toHaveBeenCalled();
    await user.click(await line());
    expect(await screen.findByText('1 offers')).toBeVisible();
    expect(await line()).toHaveAttribute('aria-expanded', 'true');
    await user.click(await line());
    expect(panel()).toBeNull();
  },
);

it.each([
  [false, 'calc(45px + '],
  [true, ''],
])('ends the page without sticking to the foot of a low window: low is %s (LAN-3)', async (low, room) => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45);
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe: () => callback([], observer), disconnect: () => {}, unobserve: () => {} };
    return observer;
  });
  renderHost({ path: '/', discovery, low });
  const bar = (await line()).closest('aside');
  expect(bar && styleUnder('(max-height: 400px)', bar, 'position')).toBe('relative');
  // What gets the focus keeps clear of a bar that sticks.
  const { scrollPaddingBlockEnd } = document.documentElement.style;
  expect(scrollPaddingBlockEnd.slice(0, 'calc(45px + '.length)).toBe(room);
});

it('leaves the window to a list of items at the path of the home (WAL-8, SRC-9)', async () => {
  renderHost({ path: '/home?search=soup&data_type=searched&module_id=1', discovery });
  await waitFor(() => expect(marketplace.requests('config')).not.toHaveLength(0));
  expect(marketplace.requests('cashback')).toEqual([]);
});

it('names no minimum where every order earns (WAL-8)', async () => {
  marketplace.answers({ cashback: [aCashback({ cashback_type: 'amount', min_purchase: 0 })] });
  renderHost({ path: '/', discovery });
  expect(await line()).toHaveTextContent(/cashback on every order$/);
});

it('closes with Escape, and by its own button (LAN-3)', async () => {
  const { user } = renderHost({ path: '/', discovery });
  await user.click(await line());
  await screen.findByText('1 offers');
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  await user.click(await line());
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(panel()).toBeNull();
});

it('closes with Back, which leaves the page (LAN-3)', async () => {
  const { user } = renderHost({ path: '/', discovery });
  await user.click(await line());
  await screen.findByText('1 offers');
  act(() => window.history.back());
  await waitFor(() => expect(panel()).toBeNull());
  expect(window.location.pathname).toBe('/');
});

it('stays with a message where the offers cannot be loaded', async () => {
  jest.mocked(loadModule).mockRejectedValue(new Error('404'));
  const { user } = renderHost({ path: '/', discovery });
  await user.click(await line());
  expect(await screen.findByText("We couldn't show the offers. Please try again.")).toBeVisible();
  expect(await line()).toHaveAttribute('aria-expanded', 'false');
});

it('is shown below the lines of the cart (WAL-8)', async () => {
  marketplace.answers({ cart: [aCartLine()] });
  const { user } = renderHost({
    path: '/store/lentil-house?module_id=1',
    guestId: 'guest-0123456789abcdef',
    discovery,
  });
  await user.click(await screen.findByRole('button', { name: 'Cart' }));
  const cart = within(await screen.findByRole('dialog', { name: 'Shopping Cart' }));
  await user.click(await cart.findByRole('button', { name: /cashback/ }));
  expect(await cart.findByText('1 offers')).toBeVisible();
});

it('is hidden where nothing can be bought (WAL-8)', async () => {
  renderHost({ path: '/home?module_id=5', module: { id: 5, module_type: 'parcel' }, discovery });
  await waitFor(() => expect(marketplace.requests('config')).not.toHaveLength(0));
  expect(marketplace.requests('cashback')).toEqual([]);
});

it('is hidden while no offer runs (WAL-8)', async () => {
  marketplace.answers({ cashback: [] });
  renderHost({ path: '/', discovery });
  await waitFor(() => expect(marketplace.requests('cashback')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /cashback/ })).toBeNull();
});
