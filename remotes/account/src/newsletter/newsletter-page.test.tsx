import { marketplace, refuses, renderRemote, unreachable } from '@souk/testing';
import { screen } from '@testing-library/react';
import { Account } from '../account.tsx';

const TOKEN = 'token-of-a-mail-0001';
const open = (search: string) => renderRemote(Account, { path: `/newsletter?${search}` });

it('confirms a subscription by its button, not by opening the link (FTR-7)', async () => {
  marketplace.answers({ subscriptionToConfirm: { status: 'pending', email: 'lena@souk.example' } });
  const { user } = open(`confirm=${TOKEN}`);
  expect(await screen.findByText("We'll send the newsletter to lena@souk.example.")).toBeVisible();
  expect(marketplace.requests('confirmSubscription')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Confirm subscription' }));
  expect(await screen.findByText('Your subscription is confirmed')).toBeVisible();
  expect(marketplace.requests('confirmSubscription')[0]?.query).toMatchObject({ token: TOKEN });
});

it('ends a subscription, and shows where that was done before (FTR-7)', async () => {
  marketplace.answers({ subscriptionToEnd: { status: 'confirmed', email: 'lena@souk.example' } });
  const { user, unmount } = open(`unsubscribe=${TOKEN}`);
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText("You're unsubscribed")).toBeVisible();
  unmount();
  marketplace.answers({ subscriptionToEnd: { status: 'unsubscribed', email: '' } });
  open(`unsubscribe=${TOKEN}-2`);
  expect(await screen.findByText("You're unsubscribed")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
});

it.each(['', 'confirm=', `confirm=${TOKEN}`])(
  'shows that a link is not valid, and links back to the shop: %s (FTR-7)',
  async (search) => {
    marketplace.answers({ subscriptionToConfirm: refuses(404, 'This link is not valid.', 'not_found') });
    open(search);
    expect(await screen.findByText('This link has expired')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/home');
  },
);

it.each([
  ['confirm', 'Subscribe again at the bottom of this page, then open the newest email.'],
  ['unsubscribe', 'Use the link in the newest email.'],
])('says what to do about a link to %s that has expired (FTR-7)', async (action, text) => {
  open(`${action}=`);
  expect(await screen.findByText(text)).toBeVisible();
});

it('keeps the button where the call fails, with a message (FTR-7)', async () => {
  marketplace.answers({
    subscriptionToConfirm: { status: 'pending', email: 'lena@souk.example' },
    confirmSubscription: unreachable,
  });
  const { user, shell } = open(`confirm=${TOKEN}`);
  await user.click(await screen.findByRole('button', { name: 'Confirm subscription' }));
  await screen.findByRole('button', { name: 'Confirm subscription' });
  expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' }));
});
