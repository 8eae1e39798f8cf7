import { ACCENT_STYLE_ID, ROUTES } from '@souk/contracts';
import { aCartLine, aConfig, allModules, anItem, marketplace } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument, anAccountRelease } from '../testing/a-discovery-document.ts';
import { accentRules } from '../modules/accent-rules.ts';
import { renderHost } from '../testing/render-host.tsx';
import { styleUnder } from '../testing/style-under.ts';
import type { HostFacts } from '../testing/render-host.tsx';

const banner = () => within(screen.getByRole('banner'));
const parcel = { path: '/home?module_id=5', module: { id: 5, module_type: 'parcel' } };
/** Releases that claim the pages which the header's links lead to. */
const everythingLive = aDiscoveryDocument(
  {},
  {
    food: aDiscoveredRelease('food'),
    parcel: aDiscoveredRelease('parcel', '1.0.0', {
      capabilities: { cart: false, wishlist: false, delivery: true },
    }),
    browse: aDiscoveredRelease('browse', '1.0.0', { moduleType: null, routes: ['/store/*'] }),
    account: anAccountRelease('/profile', '/track-order', '/help-and-support', '/chatting'),
  },
);
const withInterests = aDiscoveryDocument(
  {},
  {
    food: aDiscoveredRelease('food'),
    browse: aDiscoveredRelease('browse', '1.0.0', { moduleType: null, routes: ['/interest'] }),
  },
);
const wide = (facts: HostFacts = {}) => renderHost({ wide: true, discovery: everythingLive, ...facts });
const links = () =>
  banner()
    .getAllByRole('link')
    .map((link) => link.textContent)
    .slice(1);

describe('a guest (HDR-1, HDR-3)', () => {
  it('finds home, location, links, language, theme, cart and sign-in from 1180 pixels on', async () => {
    const { user } = wide();
    expect(globalThis.matchMedia).toHaveBeenCalledWith('(min-width: 1180px)');
    expect(await banner().findByRole('link', { name: 'Souk, home' })).toHaveAttribute('href', '/home');
    for (const name of ['Location', 'Language', 'Dark theme', 'Cart', 'Sign In'])
      expect(banner().getByRole('button', { name })).toBeVisible();
    expect(links()).toEqual(['Stores', 'Track order', 'Help']);
    expect(banner().queryByRole('link', { name: 'Messages' })).toBeNull();
    await user.click(banner().getByRole('button', { name: 'Sign In' }));
    expect(window.location.pathname).toBe('/auth/sign-in');
  });

  it('finds contact instead of stores in parcel, no tracking and no cart (HDR-2, HDR-3)', async () => {
    wide(parcel);
    expect(await banner().findByRole('link', { name: 'Contact' })).toBeVisible();
    expect(links()).toEqual(['Contact', 'Help']);
    expect(banner().queryByRole('button', { name: 'Cart' })).toBeNull();
  });

  it('follows the module: the cart goes in parcel and comes back in food (HDR-2)', async () => {
    const { user } = wide();
    await user.click(await screen.findByRole('button', { name: 'Parcel' }));
    await waitFor(() => expect(banner().queryByRole('button', { name: 'Cart' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Food' }));
    expect(await banner().findByRole('button', { name: 'Cart' })).toBeVisible();
  });
});

it('shows links only to pages that a live release draws', async () => {
  const { shell } = wide({ discovery: aDiscoveryDocument() });
  const contact = await screen.findByRole('link', { name: 'Contact' });
  expect(contact).toHaveAttribute('href', 'mailto:hello@souk.example');
  // It opens the mail program, and looks like it.
  expect(contact.querySelector('svg')).toBeVisible();
  expect(contact).toHaveAccessibleDescription('hello@souk.example');
  expect(links()).toEqual(['Contact']);
  act(() => void shell.discovery.offer({ ...everythingLive, revision: 2 }));
  await waitFor(() => expect(links()).toEqual(['Stores', 'Track order', 'Help']));
});

it('names each language in that language, for screen readers too (I18-1)', async () => {
  const { user } = wide();
  await user.click(await banner().findByRole('button', { name: 'Language' }));
  expect(screen.getByRole('menuitemradio', { name: 'العربية' })).toHaveAttribute('lang', 'ar');
});

it('shows the phone of the marketplace where it has no postal address (HDR-6)', async () => {
  marketplace.answers({ config: aConfig({ email: '', phone: '+966500000001' }) });
  wide({ discovery: aDiscoveryDocument() });
  const contact = await banner().findByRole('link', { name: 'Contact' });
  expect(contact).toHaveAttribute('href', 'tel:+966500000001');
  expect(contact).toHaveAccessibleDescription('+966500000001');
});

describe('a customer (HDR-3, HDR-4)', () => {
  const open = async (facts: HostFacts = {}) => {
    const host = wide({ token: 'token-of-lena', ...facts });
    await host.user.click(await screen.findByRole('button', { name: 'Hello, Lena' }));
    return host;
  };
  const entries = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent);

  it('finds the profile menu instead of sign-in', async () => {
    await open();
    expect(entries()).toEqual([
      'Profile',
      'My orders',
      'Wallet',
      'Coupons',
      'Loyalty points',
      'Referral code',
      'Settings',
      'Track order',
      'Log out',
    ]);
    expect(banner().queryByText('Sign In')).toBeNull();
  });

  it('finds the interests of the module that they are in (MOD-9)', async () => {
    marketplace.answers({ modules: allModules().map((module) => ({ ...module, has_interests: 1 })) });
    const { user } = await open({ discovery: withInterests });
    await user.click(screen.getByRole('menuitem', { name: 'Interests' }));
    expect(`${window.location.pathname}${window.location.search}`).toBe('/interest?module_id=1');
  });

  it('finds none in a module without categories (MOD-4, MOD-9)', async () => {
    await open({ discovery: withInterests });
    expect(entries()).toEqual(['Log out']);
  });

  it('does not see what the marketplace has switched off (HDR-5)', async () => {
    marketplace.answers({
      config: aConfig({ customer_wallet_status: 0, loyalty_point_status: 0, ref_earning_status: 0 }),
    });
    await open();
    expect(entries()).toEqual(['Profile', 'My orders', 'Coupons', 'Settings', 'Track order', 'Log out']);
  });

  it('finds the way to the messages by an icon (HDR-1)', async () => {
    wide({ token: 'token-of-lena' });
    const messages = await banner().findByRole('link', { name: 'Messages' });
    expect(messages).toHaveAttribute('href', '/chatting');
    expect(messages).toHaveAttribute('title', 'Messages');
    expect(messages.querySelector('svg')).toBeVisible();
  });

  it('finds the messages in parcel too, and only while a live release draws them (HDR-1, HDR-3)', async () => {
    const { shell } = wide({ token: 'token-of-lena', ...parcel, discovery: aDiscoveryDocument() });
    await banner().findByRole('button', { name: 'Hello, Lena' });
    expect(banner().queryByRole('link', { name: 'Messages' })).toBeNull();
    act(() => void shell.discovery.offer({ ...everythingLive, revision: 2 }));
    expect(await banner().findByRole('link', { name: 'Messages' })).toBeVisible();
  });

  it('opens a page by its entry', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('menuitem', { name: 'Wallet' }));
    expect(`${window.location.pathname}${window.location.search}`).toBe('/profile?page=wallet');
  });
});

describe('on a phone (HDR-1)', () => {
  const openMenu = async (facts: HostFacts = {}) => {
    const host = renderHost({ discovery: everythingLive, ...facts });
    await host.user.click(screen.getByRole('button', { name: 'Menu' }));
    return { ...host, menu: within(await screen.findByRole('dialog', { name: 'Menu' })) };
  };

  it('offers interests to no guest: guests choose on the way to a module (MOD-9)', async () => {
    marketplace.answers({ modules: allModules().map((module) => ({ ...module, has_interests: 1 })) });
    const { menu } = await openMenu({ discovery: withInterests });
    expect(await menu.findByRole('button', { name: 'Sign In' })).toBeVisible();
    await screen.findByRole('button', { name: 'Grocery', hidden: true });
    expect(menu.queryByRole('button', { name: 'Interests' })).toBeNull();
  });

  it('keeps location and cart in sight, and the rest in a menu', async () => {
    const { menu } = await openMenu();
    for (const name of ['Sign In', 'English', 'العربية', 'Dark theme'])
      expect(menu.getByRole('button', { name })).toBeVisible();
    expect(menu.getByRole('link', { name: 'Stores' })).toBeVisible();
  });

  it('offers a guest tracking once, and nothing of an account (HDR-3, HDR-4)', async () => {
    const { menu } = await openMenu();
    expect(menu.getAllByText('Track order')).toHaveLength(1);
    for (const name of ['Profile', 'Wallet', 'My orders']) expect(menu.queryByText(name)).toBeNull();
  });

  it('leads a guest to the coupons, and closes (AMB-34)', async () => {
    const { menu, user } = await openMenu();
    await user.click(menu.getByRole('button', { name: 'Coupons' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname + window.location.search).toBe('/profile?page=coupons');
  });

  it('finds the coupons among the other entries, in one look with them (AMB-34)', async () => {
    const { menu } = await openMenu();
    const [coupons, stores] = [
      menu.getByRole('button', { name: 'Coupons' }),
      menu.getByRole('link', { name: 'Stores' }),
    ].map((entry) => getComputedStyle(entry));
    expect(coupons?.font).toBe(stores?.font);
    expect(coupons?.color).toBe('var(--ink)');
  });

  it('finds help and contact in parcel, and neither stores nor tracking (HDR-2, HDR-3)', async () => {
    const { menu } = await openMenu(parcel);
    expect(await menu.findByRole('link', { name: 'Contact' })).toBeVisible();
    expect(menu.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help-and-support');
    for (const name of ['Stores', 'Track order']) expect(menu.queryByText(name)).toBeNull();
  });

  it('gives the focus back to its button after a question that it opened (I18-2)', async () => {
    const { menu, user } = await openMenu();
    await user.click(menu.getByRole('button', { name: 'العربية' }));
    const question = await screen.findByRole('dialog', { name: 'Language' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it('greets a customer, and closes when a page opens', async () => {
    const { menu, user } = await openMenu({ token: 'token-of-lena' });
    expect(await menu.findByText('Hello, Lena')).toBeVisible();
    expect(menu.getByRole('link', { name: 'Messages' })).toHaveTextContent('Messages');
    await user.click(menu.getByRole('button', { name: 'My orders' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/profile');
  });
});

it('leaves a low window, such as one at 400 % zoom, to the page: no bar sticks there (HDR-1, MOD-6)', async () => {
  renderHost({ phone: true });
  const low = (bar: Element) => styleUnder('(max-height: 400px)', bar, 'position');
  expect(low(screen.getByRole('banner'))).toBe('relative');
  expect(low(await screen.findByRole('navigation', { name: 'Modules' }))).toBe('static');
  expect(low(screen.getByRole('navigation', { name: 'Main' }))).toBe('static');
});

it('names the number of lines in the cart, for screen readers too', async () => {
  marketplace.answers({ cart: [aCartLine(), aCartLine({ id: 2, item: anItem({ id: 2 }) })] });
  renderHost({ guestId: 'guest-0123456789abcdef' });
  expect(await screen.findByText('2 items in the cart')).toHaveAttribute('role', 'status');
});

it('shows the marketplace’s own name and logo, and leads to the landing page without a place (HDR-6)', async () => {
  marketplace.answers({
    config: aConfig({ business_name: 'Bazaar', logo_full_url: '/media/logo-480.webp' }),
  });
  renderHost({ path: '/', place: null });
  const home = await banner().findByRole('link', { name: 'Bazaar, home' });
  expect(home).toHaveAttribute('href', '/');
  const logo = home.querySelector('img');
  expect(logo).toHaveAttribute('src', '/media/logo-480.webp');
  expect(logo?.srcset).toContain('/media/logo-240.webp 240w');
});

describe('the accent of the module’s release', () => {
  const accent = { light: '#123456', dark: '#abcdef' };
  const discovery = aDiscoveryDocument({}, { food: aDiscoveredRelease('food', '1.0.0', { accent }) });
  const own = () => document.documentElement.style.cssText;
  const written = (rules: string) => {
    const element = document.head.appendChild(document.createElement('style'));
    element.id = ACCENT_STYLE_ID;
    element.textContent = rules;
    return element;
  };

  it('is given to the page', () => {
    renderHost({ discovery });
    expect(own()).toContain('#123456');
  });

  it('is left as the server wrote it, until the page has another', async () => {
    const rules = written(accentRules(accent));
    const { shell } = renderHost({ discovery });
    expect(rules).toBeInTheDocument();
    expect(own()).not.toContain('#123456');
    act(() => shell.services.history.push(ROUTES.landing));
    await waitFor(() => expect(rules).not.toBeInTheDocument());
  });

  it('replaces another that the server wrote', () => {
    const rules = written(accentRules({ light: '#111111', dark: '#eeeeee' }));
    renderHost({ discovery });
    expect(rules).not.toBeInTheDocument();
    expect(own()).toContain('#123456');
  });
});
