import { aCustomer, anItem, aShell } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { CART, draw, placeButton, someAddress } from '../testing/draw-checkout.ts';

const lena = aCustomer({ id: 1 });
const note = () => screen.findByRole('textbox', { name: 'Note for the restaurant' });

it('shows what a customer started once it is known that it is them (POP-8, API-4)', async () => {
  const shell = aShell({ path: '/checkout?page=buy_now', addresses: [someAddress], customer: lena });
  shell.session.state.set({ status: 'customer', guestId: null, customer: null });
  draw(shell);
  expect(await screen.findByText('Loading your order…')).toBeInTheDocument();
  jest.mocked(shell.checkout.started).mockReturnValue({
    page: 'buy_now',
    choice: { item: anItem(), quantity: 2 },
  });
  act(() => shell.session.state.set({ status: 'customer', guestId: null, customer: lena }));
  expect(await placeButton()).toBeVisible();
});

it('shows a guest nothing of what the customer before them started (POP-8, SES-14)', async () => {
  const shell = aShell({ path: '/checkout?page=buy_now', addresses: [someAddress], customer: lena });
  jest.mocked(shell.checkout.started).mockReturnValue({
    page: 'buy_now',
    choice: { item: anItem(), quantity: 2 },
  });
  draw(shell);
  await placeButton();
  jest.mocked(shell.checkout.started).mockReturnValue(null);
  act(() => shell.session.state.set({ status: 'guest', guestId: 'guest-0123456789abcdef', customer: null }));
  expect(await screen.findByText('Nothing to order yet')).toBeVisible();
});

it('keeps what a customer filled in while their session has expired in another tab, and they are a guest here (API-4, CHK-10)', async () => {
  const shell = aShell({ path: CART, addresses: [someAddress], customer: lena });
  const { user } = draw(shell);
  await placeButton();
  await user.type(await note(), 'Ring twice');
  act(() => shell.session.state.set({ status: 'guest', guestId: 'guest-0123456789abcdef', customer: null }));
  await waitFor(async () => expect(await note()).toHaveValue(''));
  act(() => shell.session.state.set({ status: 'customer', guestId: null, customer: lena }));
  await waitFor(async () => expect(await note()).toHaveValue('Ring twice'));
});
