import { act, screen, waitFor, within } from '@testing-library/react';
import { aBillLine, aCampaignItem, aCartLine, aCustomer, anItem, aShell, marketplace } from '@souk/testing';
import type { CheckoutStart } from '@souk/contracts';
import { CART, draw, placeButton, quotes, someAddress } from '../testing/draw-checkout.ts';

const stepper = async () => within(await screen.findByRole('group', { name: 'Quantity of Lentil Soup' }));
const lastQuote = () => marketplace.requests('quoteOrder').at(-1)?.body;

/** A checkout whose cart changes as the shell's does: at once, and for the bill only when `answer` is called. */
function drawWithCart() {
  const shell = aShell({ path: CART, addresses: [someAddress], lines: [aCartLine()] });
  let known = 1;
  quotes(() => ({ lines: known === 0 ? [] : [aBillLine({ quantity: known, total: known * 4.5 })] }));
  jest.mocked(shell.cart.setQuantity).mockImplementation((_, quantity) => {
    shell.cart.lines.set(quantity === 0 ? [] : [aCartLine({ quantity })]);
  });
  const answer = () =>
    act(() => {
      const lines = shell.cart.lines.get() ?? [];
      known = lines[0]?.quantity ?? 0;
      shell.cart.lines.set([...lines]);
    });
  return { ...draw(shell), shell, answer };
}

it('of a cart are changed on the page, and the bill follows (CRT-7, CHK-10)', async () => {
  const { user, shell, answer } = drawWithCart();
  const line = await stepper();
  await user.click(line.getByRole('button', { name: 'Increase quantity' }));
  await user.click(line.getByRole('button', { name: 'Increase quantity' }));
  expect(shell.cart.setQuantity).toHaveBeenLastCalledWith(1, 3);
  expect(line.getByText('3')).toBeVisible();
  // An order is never placed at a bill of other quantities than shown.
  expect(await placeButton()).toHaveAttribute('aria-busy', 'true');
  answer();
  await waitFor(() => expect(screen.getByText('$13.50')).toBeVisible());
  await waitFor(async () => expect(await placeButton()).not.toHaveAttribute('aria-busy', 'true'));
});

it('that are reduced to nothing leave nothing to order (CRT-5, CRT-7)', async () => {
  const { user, shell, answer } = drawWithCart();
  const line = await stepper();
  await user.click(line.getByRole('button', { name: 'Remove' }));
  expect(shell.cart.setQuantity).toHaveBeenCalledWith(1, 0);
  answer();
  expect(await screen.findByRole('heading', { name: 'Nothing to order yet' })).toBeVisible();
});

it('that the shell refuses stay as they are, with the same bill (CRT-11)', async () => {
  const { user, shell } = drawWithCart();
  jest.mocked(shell.cart.setQuantity).mockImplementation(() => undefined);
  const line = await stepper();
  await user.click(line.getByRole('button', { name: 'Increase quantity' }));
  expect(line.getByText('1')).toBeVisible();
  expect(await placeButton()).not.toHaveAttribute('aria-busy', 'true');
});

it('of units at two prices are changed once, and shown for each price (PRO-9)', async () => {
  const lines = [aBillLine({ quantity: 2 }), aBillLine({ quantity: 1, price: 6 })];
  quotes({ lines });
  draw({ addresses: [someAddress], lines: [aCartLine({ quantity: 3 })] });
  expect((await stepper()).getByText('3')).toBeVisible();
  expect(screen.getByText('2 ×')).toBeVisible();
  expect(screen.getByText('1 ×')).toBeVisible();
  expect(screen.getByText('2 × $4.50')).toBeVisible();
  expect(screen.queryByText('1 × $6.00')).toBeNull();
});

it.each<[string, CheckoutStart]>([
  [
    'bought at once',
    { page: 'buy_now', choice: { item: anItem({ maximum_cart_quantity: 3 }), quantity: 2 } },
  ],
  [
    'of a campaign',
    { page: 'campaign', choice: { item: aCampaignItem({ maximum_cart_quantity: 3 }), quantity: 2 } },
  ],
])(
  'of what is %s are changed up to the most that is sold, and down to one (POP-8, POP-9)',
  async (_, start) => {
    const path = CART.replace('cart', start.page);
    const shell = aShell({ path, customer: aCustomer(), addresses: [someAddress] });
    jest.mocked(shell.checkout.started).mockReturnValue(start);
    quotes(({ items }) => ({ lines: [aBillLine({ cart_id: null, quantity: items?.[0]?.quantity ?? 1 })] }));
    const { user } = draw(shell);
    const line = await stepper();
    await user.click(line.getByRole('button', { name: 'Increase quantity' }));
    await waitFor(() => expect(lastQuote()).toMatchObject({ items: [{ quantity: 3 }] }));
    expect(line.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute('aria-disabled', 'true');
    for (const wanted of [2, 1]) {
      await user.click(line.getByRole('button', { name: 'Decrease quantity' }));
      await waitFor(() => expect(lastQuote()).toMatchObject({ items: [{ quantity: wanted }] }));
    }
    expect(line.getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute('aria-disabled', 'true');
  },
);
