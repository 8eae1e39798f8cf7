import { act, screen } from '@testing-library/react';
import { aCoupon, renderRemote } from '@souk/testing';
import { CouponCard } from './coupon-card.tsx';

it('shows the discount and the minimum order (WAL-6)', async () => {
  renderRemote(() => <CouponCard coupon={aCoupon()} />);
  expect(screen.getByText('get 10% discount')).toBeVisible();
  expect(await screen.findByText('min order of $15.00')).toBeVisible();
  // No stylesheet writes them otherwise.
  expect(document.head.textContent).not.toMatch(/text-transform/);
});

it('writes an amount as money (WAL-6)', async () => {
  renderRemote(() => <CouponCard coupon={aCoupon({ discount_type: 'amount', discount: 4 })} />);
  expect(await screen.findByText('get $4.00 discount')).toBeVisible();
});

it('copies its code, with a message for one second (WAL-5, CON-2)', async () => {
  renderRemote(() => <CouponCard coupon={aCoupon()} />);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  screen.getByRole('button', { name: 'Copy code WELCOME10' }).click();
  await act(async () => {});
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Copy code WELCOME10' })).toBeVisible();
  jest.useRealTimers();
  expect(await window.navigator.clipboard.readText()).toBe('WELCOME10');
});

it('shows nothing where the clipboard refuses, and reports it (WAL-5)', async () => {
  const { user, shell } = renderRemote(() => <CouponCard coupon={aCoupon()} />);
  jest.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy code WELCOME10' }));
  expect(shell.report).toHaveBeenCalledWith(expect.objectContaining({ while: 'copying a coupon' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
