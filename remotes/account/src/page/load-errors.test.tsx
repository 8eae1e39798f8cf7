import { configureClient } from '@souk/api-client';
import type { CallName } from '@souk/contracts';
import { aCustomer, marketplace, refuses, renderRemote, unreachable } from '@souk/testing';
import { screen } from '@testing-library/react';
import { Account } from '../account.tsx';

type FailingPage = [title: string, call: CallName, path: string];

const PAGES: FailingPage[] = [
  ["We couldn't load your orders", 'runningOrders', '/profile?page=my-orders'],
  ["We couldn't load your order", 'orderReviews', '/rate-and-review/7'],
  ["We couldn't load your order", 'orderDetails', '/profile?page=my-orders&orderId=7'],
  ["We couldn't load your order", 'trackOrder', '/track-order?order_id=7'],
  ["We couldn't load your transactions", 'walletTransactions', '/profile?page=wallet'],
  ["We couldn't load your transactions", 'loyaltyTransactions', '/profile?page=loyalty-points'],
  ["We couldn't load your coupons", 'coupons', '/profile?page=coupons'],
  ["We couldn't load your code", 'customer', '/profile?page=referral-code'],
  ["We couldn't load your balance", 'customer', '/profile?page=wallet'],
  ["We couldn't load your points", 'customer', '/profile?page=loyalty-points'],
  ["We couldn't load your details.", 'customer', '/profile?page=profile-settings'],
  ["We couldn't load your devices.", 'deviceSessions', '/profile?page=profile-settings'],
  ["We couldn't load your choice.", 'ownNewsletter', '/profile?page=settings'],
  ["We couldn't load the messages", 'conversations', '/chatting'],
];

/** Pages that consist of what could not be loaded: its title is their heading. */
const WHOLE_PAGES: FailingPage[] = [
  ["We couldn't load the page", 'aboutUs', '/about-us'],
  ["We couldn't load your subscription", 'subscriptionToConfirm', `/newsletter?confirm=${'a'.repeat(43)}`],
  ["We couldn't load the messages", 'conversation', '/chatting?type=store&id=1'],
];

const onError = jest.fn();
beforeEach(() => {
  onError.mockReset();
  configureClient({ onError });
});

const open = (path: string) => renderRemote(Account, { path, shell: { customer: aCustomer() } });
const errorOf = async (title: string) => (await screen.findByText(title)).closest('[role=alert]');

it.each([...PAGES, ...WHOLE_PAGES])(
  'shows once that it is offline, where "%s" (%s): no toast repeats it (API-5, API-8)',
  async (title, call, path) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    marketplace.answers({ [call]: unreachable() });
    open(path);
    expect(await errorOf(title)).toHaveTextContent("You're offline.");
    expect(onError).not.toHaveBeenCalled();
  },
);

it.each([...PAGES, ...WHOLE_PAGES].filter(([, call]) => call !== 'conversation'))(
  'shows the server’s message once, where "%s" (%s), and no retry that would return the same (API-5, API-8)',
  async (title, call, path) => {
    marketplace.answers({ [call]: refuses(403, 'Your account is suspended') });
    open(path);
    const error = await errorOf(title);
    expect(error).toHaveTextContent('Your account is suspended');
    expect(error?.querySelector('button')).toBeNull();
    expect(onError).not.toHaveBeenCalled();
  },
);

it.each(WHOLE_PAGES)('names the page whose "%s" (%s) with a heading (API-8)', async (title, call, path) => {
  marketplace.answers({ [call]: unreachable() });
  open(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
