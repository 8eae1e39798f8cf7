import { aCoupon, marketplace, refuses, renderRemote } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import { Account } from '../account.tsx';

const open = () => renderRemote(Account, { path: '/profile?page=coupons', shell: { customer: null } });

it('shows guests every coupon with what it gives, and copies its code (WAL-5, WAL-6, AMB-34)', async () => {
  marketplace.answers({ coupons: [aCoupon({ id: 1 }), aCoupon({ id: 2, code: 'SOUP', discount: 5 })] });
  const { user } = open();
  const list = await screen.findByRole('list', { name: 'Coupons' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(within(list).getByText('get 5% discount')).toBeVisible();
  await user.click(within(list).getByRole('button', { name: 'Copy code SOUP' }));
  expect(await within(list).findByText('Copied', { selector: 'button' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('SOUP');
});

it('leads to the shops where there are no coupons (WAL-6)', async () => {
  marketplace.answers({ coupons: [] });
  const { user, shell } = open();
  await user.click(await screen.findByRole('button', { name: 'Start shopping' }));
  expect(shell.history.location.pathname).toBe('/home');
});

it('shows that coupons could not be loaded, and loads them again (WAL-7)', async () => {
  marketplace.answers({ coupons: refuses(503, 'nothing') });
  const { user } = open();
  await screen.findByText("We couldn't load your coupons");
  marketplace.answers({ coupons: [aCoupon()] });
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('list', { name: 'Coupons' })).toBeVisible();
});

it('asks for a place before it loads coupons, which belong to one (LOC-24, WAL-7)', async () => {
  const { user, shell } = renderRemote(Account, {
    path: '/profile?page=coupons',
    shell: { customer: null, location: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Choose an address' }));
  expect(shell.location.pick).toHaveBeenCalled();
  expect(marketplace.requests('coupons')).toHaveLength(0);
});
