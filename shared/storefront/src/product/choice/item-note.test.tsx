import { screen } from '@testing-library/react';
import { aCartLine, aFoodItemWithSizes, anItem, aShell, renderRemote } from '@souk/testing';
import type { CartLine, Item } from '@souk/contracts';
import { ProductPopup } from '../dialog/product-popup.tsx';
import { FoodChoices } from './food-choices.tsx';

const profile = {
  capabilities: { cart: true, wishlist: true, delivery: true, itemNotes: true },
  words: null,
};
function open(
  item: Item,
  { line, lines = line ? [line] : [] }: { line?: CartLine; lines?: CartLine[] } = {},
) {
  const shell = aShell({ lines, profile });
  const App = () => <ProductPopup item={item} line={line} onClose={() => {}} Choices={FoodChoices} />;
  return renderRemote(App, { shell });
}
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Note for this item' });

it('is behind a button until it is wanted, and goes into the cart in one line of text', async () => {
  const { user, shell } = open(anItem());
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(button('Add a note'));
  expect(field()).toHaveFocus();
  await user.type(field(), ' no onions{Enter}please ');
  await user.click(button('Add to cart'));
  expect(shell.cart.add).toHaveBeenCalledWith(expect.objectContaining({ note: 'no onions please' }));
});

it('says how many characters are left near the limit, and takes no more', async () => {
  const { user } = open(anItem());
  await user.click(button('Add a note'));
  await user.click(field());
  await user.paste('n'.repeat(119));
  expect(field()).not.toHaveAccessibleDescription();
  await user.type(field(), 'n');
  expect(field()).toHaveAccessibleDescription('30 characters left');
  await user.paste('n'.repeat(99));
  expect(field()).toHaveAccessibleDescription('0 characters left');
  expect(field()).toHaveValue('n'.repeat(150));
});

it('stands open with the note of a line, is changed and taken away (CRT-17, CRT-23)', async () => {
  const item = anItem();
  const { user, shell } = open(item, { line: aCartLine({ id: 7, item, note: 'no onions' }) });
  expect(field()).toHaveValue('no onions');
  await user.click(button('Update to cart'));
  expect(shell.cart.update).not.toHaveBeenCalled();
  await user.clear(field());
  await user.click(button('Update to cart'));
  expect(shell.cart.update).toHaveBeenCalledWith(7, expect.objectContaining({ note: '' }));
});

it('makes another line of a dish that the cart holds without it (CRT-16)', async () => {
  const item = aFoodItemWithSizes();
  const variation = [{ name: 'Size', values: { label: ['Large'] } }];
  const { user, shell } = open(item, { lines: [aCartLine({ id: 7, item, quantity: 3, variation })] });
  await user.click(screen.getByRole('radio', { name: /^Large/ }));
  expect(button('Update to cart')).toBeVisible();
  await user.click(button('Add a note'));
  await user.type(field(), 'well done');
  await user.click(button('Add to cart'));
  expect(shell.cart.add).toHaveBeenCalledWith(
    expect.objectContaining({ quantity: 1, variation, note: 'well done' }),
  );
});

it('is not there in modules that take no notes, and in hosts that would lose them', () => {
  const item = anItem();
  const draw = (shell: ReturnType<typeof aShell>) =>
    renderRemote(() => <ProductPopup item={item} onClose={() => {}} />, { shell });
  const { unmount } = draw(aShell());
  expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
  unmount();
  const shell = aShell({ profile });
  draw({ ...shell, cart: { ...shell.cart, takesNotes: undefined } });
  expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
});
