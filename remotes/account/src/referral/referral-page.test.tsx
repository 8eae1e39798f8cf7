import { aConfig, aCustomer, marketplace, renderRemote } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import { Account } from '../account.tsx';

const open = () =>
  renderRemote(Account, { path: '/profile?page=referral-code', shell: { customer: aCustomer() } });
const openLoaded = async () => {
  const page = open();
  await screen.findByText('LENA10');
  return page;
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('shows the code and its reward, and copies it (WAL-9)', async () => {
  marketplace.answers({
    customer: aCustomer({ ref_code: 'LENA10' }),
    config: aConfig({ referral_reward: 5 }),
  });
  const { user } = open();
  expect(await screen.findByText('LENA10')).toBeVisible();
  expect(
    await screen.findByText(
      "When your friend's first order is delivered, you both get $5.00 in your wallets.",
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('LENA10');
});

it('shows its buttons at once, so that nothing moves once the code is there (WAL-9)', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Share' });
  expect(button).toBeDisabled();
  await screen.findByText('LENA10');
  expect(button).toBeEnabled();
});

it('shares a link to sign-up that contains the code (WAL-9)', async () => {
  const share = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const { user } = await openLoaded();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ url: `${location.origin}/auth/sign-up?ref=LENA10` }),
  );
});

it('copies the link where the device cannot share (WAL-9)', async () => {
  const { user, shell } = await openLoaded();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/auth/sign-up?ref=LENA10`);
  expect(shell.toast).toHaveBeenCalledWith(
    expect.objectContaining({ text: 'Link copied. Paste it anywhere.' }),
  );
});

it('shows nothing where sharing is canceled, and a message where it fails (WAL-9)', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('canceled', 'AbortError')));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const { user, shell } = await openLoaded();
  const button = screen.getByRole('button', { name: 'Share' });
  await user.click(button);
  expect(shell.toast).not.toHaveBeenCalled();
  share.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await user.click(button);
  expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' }));
});

it('is not in the menu where the marketplace rewards no referrals (WAL-1, HDR-5)', async () => {
  marketplace.answers({ config: aConfig({ ref_earning_status: 0 }) });
  renderRemote(Account, { path: '/profile', shell: { customer: aCustomer() } });
  expect(await screen.findByRole('link', { name: 'Coupons' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Referral code' })).not.toBeInTheDocument());
});
