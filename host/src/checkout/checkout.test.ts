import type { CheckoutStart } from '@souk/contracts';
import {
  aCampaignItem,
  aCartLine,
  aConfig,
  aCustomer,
  aLocation,
  anItem,
  marketplace,
  refuses,
} from '@souk/testing';
import { waitFor } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument, anAccountRelease } from '../testing/a-discovery-document.ts';
import { anotherTabWrites, openShell } from '../testing/render-host.tsx';
import type { HostFacts } from '../testing/render-host.tsx';

const discovery = aDiscoveryDocument(
  {},
  {
    food: aDiscoveredRelease('food'),
    account: anAccountRelease(),
    checkout: aDiscoveredRelease('checkout', '1.0.0', {
      moduleType: null,
      routes: ['/checkout', '/checkout/*'],
    }),
  },
);
const open = (facts: HostFacts = {}) => {
  const shell = openShell({ discovery, ...facts });
  return {
    ...shell,
    checkout: shell.services.checkout,
    fromCart: shell.checkout.fromCart,
    toastTexts: () => shell.toasts.toasts.get().map(({ text }) => text),
  };
};
const here = () => `${window.location.pathname}${window.location.search}`;
const buyNow: CheckoutStart = { page: 'buy_now', choice: { item: anItem(), quantity: 2 } };
const campaign: CheckoutStart = { page: 'campaign', choice: { item: aCampaignItem(), quantity: 1 } };

beforeEach(() => sessionStorage.clear());

it('leads a customer to the checkout with Buy Now, and stores the item until it is ordered (POP-8)', async () => {
  const { checkout } = open({ token: 'token-a' });
  await checkout.start(buyNow);
  expect(here()).toBe('/checkout?page=buy_now&module_id=1');
  expect(checkout.started('buy_now')).toEqual(buyNow);
  expect(checkout.started('campaign')).toBeNull();
  checkout.done('buy_now');
  expect(checkout.started('buy_now')).toBeNull();
});

it('asks a guest first, as the cart’s own button does (CRT-5, CRT-6)', async () => {
  const {
    checkout,
    dialogs: { guestPrompts },
  } = open();
  const started = checkout.start(buyNow);
  await waitFor(() => expect(guestPrompts.open.get()).not.toBeNull());
  guestPrompts.open.get()?.answer('guest');
  await started;
  expect(here()).toBe('/checkout?page=buy_now&module_id=1');
});

it('sends a guest to sign in, and back, where guests may not order (CRT-5)', async () => {
  marketplace.answers({ config: aConfig({ guest_checkout_status: 0 }) });
  const { checkout } = open();
  await checkout.start(buyNow);
  expect(here()).toBe(`/auth/sign-in?return=${encodeURIComponent('/checkout?page=buy_now&module_id=1')}`);
});

it('sends a guest who orders an item of a campaign to sign in with a reason, and stores the order (POP-9)', async () => {
  const {
    checkout,
    toastTexts,
    dialogs: { guestPrompts },
  } = open();
  await checkout.start(campaign);
  expect(toastTexts()).toEqual(['You are not logged in']);
  expect(guestPrompts.open.get()).toBeNull();
  expect(here()).toMatch(/^\/auth\/sign-in\?return=%2Fcheckout%3Fpage%3Dcampaign/);
  expect(checkout.started('campaign')).toEqual(campaign);
});

describe('what a customer started', () => {
  const end = {
    address: 'Harbour 1',
    latitude: 24.7,
    longitude: 46.7,
    contact_person_number: '+971501234567',
  };
  const parcel: CheckoutStart = {
    page: 'parcel',
    parcel: {
      parcel_category_id: 2,
      sender: { ...end, contact_person_name: 'Lena Haddad' },
      receiver: { ...end, contact_person_name: 'Omar Said' },
      charge_payer: 'sender',
    },
  };
  /** Lena's tokens begin with `lena`; another customer has any other. */
  beforeEach(() =>
    marketplace.answers({
      customer: ({ headers }) =>
        aCustomer({ id: headers.get('authorization')?.startsWith('Bearer lena') ? 1 : 2 }),
    }),
  );
  const isKnown = ({ services }: Pick<ReturnType<typeof open>, 'services'>) =>
    waitFor(() => expect(services.session.state.get().customer).not.toBeNull());
  async function openStarted(token = 'lena') {
    const shell = open({ token });
    await isKnown(shell);
    await shell.checkout.start(parcel);
    return shell;
  }
  async function signIn(shell: ReturnType<typeof open>, token: string) {
    await shell.session.begin(token);
    await isKnown(shell);
  }

  it('is not shown to the next one, who signs in after the session expired (PCL-4, API-4)', async () => {
    const shell = await openStarted();
    shell.session.expire();
    expect(shell.checkout.started('parcel')).toBeNull();
    await shell.session.begin('omar');
    expect(shell.checkout.started('parcel')).toBeNull();
    await isKnown(shell);
    expect(shell.checkout.started('parcel')).toBeNull();
    expect(sessionStorage.getItem('souk_checkout_parcel')).toBeNull();
  });

  it('is there again once the same one signs in after the session expired (PCL-4, API-4)', async () => {
    const shell = await openStarted();
    shell.session.expire();
    await signIn(shell, 'lena-again');
    expect(shell.checkout.started('parcel')).toEqual(parcel);
  });

  it('is there at once after a reload, though who they are is still on its way (POP-8)', async () => {
    await openStarted();
    expect(open({ token: 'lena' }).checkout.started('parcel')).toEqual(parcel);
  });

  it('is not shown where the next one signed in while this tab was closed (PCL-4)', async () => {
    await openStarted();
    const reopened = open({ token: 'omar' });
    expect(reopened.checkout.started('parcel')).toBeNull();
    await isKnown(reopened);
    expect(reopened.checkout.started('parcel')).toBeNull();
  });

  it('stays with a guest who signs in on the way to the checkout, and is then theirs alone (CRT-6, PCL-4)', async () => {
    const shell = open();
    const started = shell.checkout.start(parcel);
    await waitFor(() => expect(shell.dialogs.guestPrompts.open.get()).not.toBeNull());
    shell.dialogs.guestPrompts.open.get()?.answer('login');
    await started;
    await signIn(shell, 'lena');
    expect(shell.checkout.started('parcel')).toEqual(parcel);
    shell.session.expire();
    await signIn(shell, 'omar');
    expect(shell.checkout.started('parcel')).toBeNull();
  });

  it('is theirs though who they are could not be loaded when they started it (POP-8)', async () => {
    marketplace.answers({ customer: refuses(500) });
    const shell = open({ token: 'lena' });
    await shell.checkout.start(parcel);
    expect(shell.checkout.started('parcel')).toEqual(parcel);
    shell.session.expire();
    expect(shell.checkout.started('parcel')).toBeNull();
  });

  it.each(['here', 'in another tab'])('is removed when they sign out %s (SES-14)', async (where) => {
    const { services, checkout } = await openStarted();
    await checkout.start(campaign);
    localStorage.setItem('signed_out', '1');
    if (where === 'here') await services.session.forget();
    else anotherTabWrites('token', null);
    expect(sessionStorage.getItem('souk_checkout_parcel')).toBeNull();
    expect(sessionStorage.getItem('souk_checkout_campaign')).toBeNull();
  });
});

describe('without a place', () => {
  const openShared = () =>
    open({ token: 'token-a', path: '/product/soup?module_id=1', place: null, module: null });

  it.each([
    ['what is bought now', buyNow, 'buy_now'],
    ['a campaign’s item', campaign, 'campaign'],
  ])('asks for it, and then goes on with %s (LOC-19, LOC-24, POP-8)', async (_, start, page) => {
    const shell = openShared();
    const started = shell.checkout.start(start);
    await waitFor(() => expect(shell.location.alerting.get()).toBe(true));
    expect(here()).toBe('/product/soup?module_id=1');
    shell.location.answerAlert(true);
    shell.location.finish(aLocation());
    await started;
    expect(here()).toBe(`/checkout?page=${page}&module_id=1`);
    expect(shell.checkout.started(start.page)).toEqual(start);
  });

  it('stays on the page where the visitor picks none, and starts nothing (LOC-19)', async () => {
    const shell = openShared();
    const started = shell.checkout.start(buyNow);
    await waitFor(() => expect(shell.location.alerting.get()).toBe(true));
    shell.location.answerAlert(true);
    shell.location.finish(null);
    await started;
    expect(here()).toBe('/product/soup?module_id=1');
    expect(shell.checkout.started('buy_now')).toBeNull();
  });

  it('says where the store does not deliver, and continues once another place is picked (LOC-19, LOC-24)', async () => {
    const shell = open({
      token: 'token-a',
      path: '/product/soup?module_id=1',
      place: aLocation({ zoneIds: [7] }),
    });
    await shell.checkout.start(buyNow);
    expect(shell.toastTexts()).toEqual(["This store doesn't deliver to your location."]);
    expect(here()).toBe('/product/soup?module_id=1');
    shell.toasts.toasts.get()[0]?.action?.run();
    shell.location.finish(aLocation());
    await waitFor(() => expect(here()).toBe('/checkout?page=buy_now&module_id=1'));
  });

  it('asks for a place from the cart, too (LOC-19, CRT-5)', async () => {
    const shell = open({ token: 'token-a', path: '/product/soup?module_id=1', place: null });
    const led = shell.fromCart([aCartLine()]);
    await waitFor(() => expect(shell.location.alerting.get()).toBe(true));
    shell.location.answerAlert(true);
    shell.location.finish(aLocation());
    await led;
    expect(here()).toBe('/checkout?page=cart&module_id=1');
  });
});

it.each([
  '{',
  '7',
  '{"page":"buy_now"}',
  '{"owner":{"session":null,"customer":null},"start":{"page":"campaign"}}',
  '{"owner":{"session":null,"customer":null},"start":{"page":"buy_now","choice":{}}}',
])('ignores a stored value that is no order: %s', (kept) => {
  sessionStorage.setItem('souk_checkout_buy_now', kept);
  expect(open().checkout.started('buy_now')).toBeNull();
});

it('reloads the cart once it was ordered', async () => {
  const { checkout } = open({ token: 'token-a' });
  await waitFor(() => expect(marketplace.requests('cart')).toHaveLength(1));
  checkout.done('cart');
  await waitFor(() => expect(marketplace.requests('cart')).toHaveLength(2));
});

it('stays where it is while no live release draws the checkout', async () => {
  const { checkout, toastTexts } = open({
    discovery: aDiscoveryDocument({}, { food: aDiscoveredRelease('food') }),
  });
  await checkout.start(buyNow);
  expect(toastTexts()).toEqual(["Checkout isn't available right now. Your cart is saved."]);
});
