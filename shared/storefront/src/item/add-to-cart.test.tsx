import { act, fireEvent, screen, within } from '@testing-library/react';
import { aCampaignItem, aCartLine, aFoodItemWithSizes, anItem, renderRemote } from '@souk/testing';
import type { Item } from '@souk/contracts';
import { ItemCard } from './item-card.tsx';

const draw = (item: Item, lines = [] as ReturnType<typeof aCartLine>[]) =>
  renderRemote(() => <ItemCard item={item} />, { shell: { lines } });

it('puts an item without choices into the cart (CRT-8)', async () => {
  const item = anItem();
  const { user, shell } = draw(item);
  await user.click(screen.getByRole('button', { name: 'Add Lentil Soup to cart' }));
  expect(shell.cart.add).toHaveBeenCalledWith({ item, quantity: 1 });
});

it('becomes a stepper once the cart holds the item, and keeps the focus (CRT-8)', async () => {
  const item = anItem();
  const { user, shell } = draw(item);
  await user.click(screen.getByRole('button', { name: 'Add Lentil Soup to cart' }));
  act(() => shell.cart.lines.set([aCartLine({ id: 7, item })]));
  const stepper = screen.getByRole('group', { name: 'Quantity of Lentil Soup' });
  expect(stepper).toContainElement(document.activeElement as HTMLElement);
  await user.click(within(stepper).getByRole('button', { name: 'Increase quantity' }));
  expect(shell.cart.setQuantity).toHaveBeenCalledWith(7, 2);
});

it('opens the stepper where it was added here, not for what the cart held already (CRT-8)', async () => {
  const item = anItem();
  const frame = () => screen.getByRole('group', { name: 'Quantity of Lentil Soup' }).parentElement as Element;
  const held = draw(item, [aCartLine({ item })]);
  expect(getComputedStyle(frame()).animation).toBe('');
  held.unmount();
  const { user, shell } = draw(item);
  await user.click(screen.getByRole('button', { name: 'Add Lentil Soup to cart' }));
  act(() => shell.cart.lines.set([aCartLine({ id: 7, item })]));
  expect(getComputedStyle(frame()).animation).toMatch(/220ms/);
});

it('removes the line by the minus at one (CRT-7)', async () => {
  const item = anItem();
  const { user, shell } = draw(item, [aCartLine({ id: 7, item })]);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(shell.cart.setQuantity).toHaveBeenCalledWith(7, 0);
});

it('closes the stepper half a second after the pointer has left it (CRT-8, CON-2)', () => {
  jest.useFakeTimers();
  const item = anItem();
  draw(item, [aCartLine({ item })]);
  const frame = screen.getByRole('group', { name: 'Quantity of Lentil Soup' }).parentElement;
  if (!frame) throw new Error('the stepper stands in nothing');
  fireEvent.pointerEnter(frame);
  fireEvent.pointerLeave(frame);
  act(() => jest.advanceTimersByTime(499));
  expect(frame).toHaveAttribute('data-open', 'true');
  act(() => jest.advanceTimersByTime(1));
  expect(frame).toHaveAttribute('data-open', 'false');
  jest.useRealTimers();
});

it('stays open while the keyboard is in it, wherever the pointer goes (CRT-8)', async () => {
  const item = anItem();
  const { user } = draw(item, [aCartLine({ item })]);
  const stepper = screen.getByRole('group', { name: 'Quantity of Lentil Soup' });
  const frame = stepper.parentElement;
  if (!frame) throw new Error('the stepper stands in nothing');
  while (!stepper.contains(document.activeElement)) await user.tab();
  jest.useFakeTimers();
  fireEvent.pointerEnter(frame);
  fireEvent.pointerLeave(frame);
  act(() => jest.advanceTimersByTime(1000));
  expect(frame).toHaveAttribute('data-open', 'true');
  jest.useRealTimers();
});

it('opens an item with variations instead of adding it (CRT-10)', async () => {
  const item = aFoodItemWithSizes();
  const { user, shell } = draw(item);
  await user.click(screen.getByRole('link', { name: /^Choose options for/ }));
  expect(shell.dialogs.product).toHaveBeenCalledWith(item);
  expect(shell.cart.add).not.toHaveBeenCalled();
});

it.each([
  [undefined, 'Choose options for Margherita, 2 in cart'],
  ['ar' as const, 'اختر خيارات Margherita، اثنان في السلة'],
])(
  'says in one sentence how many the cart holds of an item with variations (CRT-10, I18-5)',
  (language, name) => {
    const item = { ...aFoodItemWithSizes(), name: 'Margherita' };
    renderRemote(() => <ItemCard item={item} />, {
      language,
      shell: { lines: [aCartLine({ item, quantity: 2 })] },
    });
    expect(screen.getByRole('link', { name })).toHaveTextContent('2');
  },
);

it('opens a campaign’s item, which can only be ordered (POP-7)', async () => {
  const item = aCampaignItem();
  const { user, shell } = draw(item);
  await user.click(screen.getByRole('link', { name: /^Order .* now$/ }));
  expect(shell.dialogs.product).toHaveBeenCalledWith(item);
  expect(shell.cart.add).not.toHaveBeenCalled();
});

it('has no button for an item that is sold out, and shows that', () => {
  draw(anItem({ stock: 0 }));
  expect(screen.queryByRole('button', { name: 'Add Lentil Soup to cart' })).not.toBeInTheDocument();
  expect(screen.getByText('Out of Stock')).toBeVisible();
});
