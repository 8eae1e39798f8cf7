import {
  aLocation,
  anItem,
  aReorder,
  aReorderLine,
  aShell,
  marketplace,
  refuses,
  renderRemote,
} from '@souk/testing';
import type { ShellFacts, TestShell } from '@souk/testing';
import type { Reorder } from '@souk/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { ReorderButton } from './reorder-button.tsx';

const draw = (reorder: Partial<Reorder>, shell: ShellFacts = {}) => {
  marketplace.answers({ reorder: aReorder({ order_id: 7, ...reorder }) });
  const orderedTo = { latitude: 25.2, longitude: 55.3 };
  return renderRemote(() => <ReorderButton orderId={7} orderedTo={orderedTo} />, { shell });
};
const press = ({ user }: ReturnType<typeof draw>) =>
  user.click(screen.getByRole('button', { name: 'Order again' }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Order again' }));

it('puts an unchanged order into the cart in one tap (ORD-16)', async () => {
  const page = draw({
    lines: [
      aReorderLine({
        item: anItem({ id: 1 }),
        quantity: 2,
        add_ons: [{ id: 3, quantity: 1 }],
        note: 'no onions',
      }),
      aReorderLine({ item: anItem({ id: 2 }), variation: [{ name: 'Size', values: { label: ['Large'] } }] }),
    ],
  });
  await press(page);
  await waitFor(() => expect(page.shell.cart.open).toHaveBeenCalled());
  expect(page.shell.cart.addAll).toHaveBeenCalledWith([
    {
      item: anItem({ id: 1 }),
      quantity: 2,
      variation: [],
      addOns: [{ id: 3, quantity: 1 }],
      note: 'no onions',
    },
    {
      item: anItem({ id: 2 }),
      quantity: 1,
      variation: [{ name: 'Size', values: { label: ['Large'] } }],
      addOns: [],
      note: '',
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows what is missing, changed or costs another price before anything is in the cart (ORD-16, AMB-16)', async () => {
  const page = draw({
    lines: [
      aReorderLine({ name: 'As it was' }),
      aReorderLine({ name: 'Retired', problem: 'gone', quantity: 0, item: null }),
      aReorderLine({ name: 'Apple', problem: 'fewer_left', ordered_quantity: 5, quantity: 2 }),
      aReorderLine({ name: 'Soup', previous_total: 8, total: 9.5 }),
      aReorderLine({ name: 'Pizza', missing_add_ons: ['Cheese', 'Olives'] }),
    ],
  });
  await press(page);
  const question = await dialog();
  expect(question.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '1 × RetiredNo longer sold',
    '5 × AppleOnly 2 of 5 left',
    '1 × SoupWas $8.00, now $9.50',
    '1 × PizzaNo longer available: Cheese, Olives',
  ]);
  expect(page.shell.cart.addAll).not.toHaveBeenCalled();
  await page.user.click(question.getByRole('button', { name: 'Add 5 items to cart' }));
  await waitFor(() => expect(page.shell.cart.open).toHaveBeenCalled());
  expect(jest.mocked(page.shell.cart.addAll).mock.calls[0]?.[0]).toHaveLength(4);
});

it('adds nothing to the cart where the customer declines (ORD-16)', async () => {
  const page = draw({ lines: [aReorderLine({ total: 9 })] });
  await press(page);
  await page.user.click((await dialog()).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.shell.cart.addAll).not.toHaveBeenCalled();
});

it('asks to choose options again where they have changed (ORD-16)', async () => {
  const item = anItem({ id: 5 });
  const page = draw({ lines: [aReorderLine({ problem: 'choices_changed', quantity: 0, item })] });
  await press(page);
  const question = await dialog();
  expect(question.getByText('None of these items are available right now.')).toBeVisible();
  await page.user.click(question.getByRole('button', { name: 'Choose options' }));
  expect(page.shell.dialogs.product).toHaveBeenCalledWith(item);
});

it.each([
  ['closed', 'Olive Kitchen is closed now. You can order when it opens.', true],
  ['later', 'Olive Kitchen is closed now. You can choose a time at checkout.', true],
  ['gone', 'Olive Kitchen no longer takes orders.', false],
] as const)('says that a store is %s (ORD-16)', async (store_state, text, canAdd) => {
  const page = draw({ store_state });
  await press(page);
  const question = await dialog();
  expect(question.getByText(text)).toBeVisible();
  expect(question.queryByRole('button', { name: /to cart/ }) !== null).toBe(canAdd);
});

it('shows no cart where the customer keeps that of another store (ORD-16, CRT-9)', async () => {
  const page = draw({ lines: [aReorderLine(), aReorderLine()] });
  jest.mocked(page.shell.cart.addAll).mockResolvedValue('refused');
  await press(page);
  await waitFor(() => expect(page.shell.cart.addAll).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Order again' })).toBeEnabled());
  expect(page.shell.cart.open).not.toHaveBeenCalled();
});

describe('in a host that adds one item at a time', () => {
  const drawOlder = () => {
    const shell = aShell();
    const cart = { ...shell.cart, addAll: undefined };
    marketplace.answers({
      reorder: aReorder({ order_id: 7, lines: [aReorderLine(), aReorderLine()] }),
    });
    const page = renderRemote(() => <ReorderButton orderId={7} orderedTo={null} />, {
      shell: { ...shell, cart } as unknown as TestShell,
    });
    return { ...page, cart };
  };

  it('fills the cart, and shows it (ORD-16)', async () => {
    const { user, cart } = drawOlder();
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    await waitFor(() => expect(cart.open).toHaveBeenCalled());
    expect(cart.add).toHaveBeenCalledTimes(2);
  });

  it('asks once where the customer keeps the cart of another store (ORD-16, CRT-9)', async () => {
    const { user, cart } = drawOlder();
    jest.mocked(cart.add).mockResolvedValue('refused');
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    await waitFor(() => expect(cart.add).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Order again' })).toBeEnabled());
    expect(cart.add).toHaveBeenCalledTimes(1);
    expect(cart.open).not.toHaveBeenCalled();
  });
});

it('offers the place where the order went to a visitor without a location, and adds nothing without one (ORD-16, LOC-2)', async () => {
  const page = draw({}, { location: null });
  const pick = jest.mocked(page.shell.location.pick);
  await press(page);
  await waitFor(() => expect(pick).toHaveBeenCalledWith({ flow: 'store', start: { lat: 25.2, lng: 55.3 } }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Order again' })).toBeEnabled());
  expect(page.shell.cart.addAll).not.toHaveBeenCalled();

  pick.mockResolvedValue(aLocation());
  await press(page);
  await waitFor(() => expect(page.shell.cart.open).toHaveBeenCalled());
  expect(page.shell.cart.addAll).toHaveBeenCalledTimes(1);
});

it('shows the cart in the module of the order (ORD-16)', async () => {
  const page = draw({ module_id: 2 });
  await press(page);
  await waitFor(() => expect(page.shell.cart.open).toHaveBeenCalled());
  expect(page.shell.navigate).toHaveBeenCalledWith('/store/olive-kitchen?module_id=2&store_zone_id=1');
});

it('shows why an order cannot be compared (ORD-16)', async () => {
  const page = draw({});
  marketplace.answers({ reorder: refuses(404, 'This order does not exist.') });
  await press(page);
  await waitFor(() =>
    expect(page.shell.toast).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'error', text: 'This order does not exist.' }),
    ),
  );
});
