import { screen, within } from '@testing-library/react';
import { aCartLine, aFoodItemWithSizes, anAddOn, anItem, renderRemote } from '@souk/testing';
import type { CartLine, Item } from '@souk/contracts';
import { ProductDialog } from './product-dialog.tsx';

function open(item: Item, line?: CartLine) {
  const onClose = jest.fn();
  const drawn = renderRemote(() => <ProductDialog item={item} line={line} onClose={onClose} />);
  return { ...drawn, onClose, dialog: screen.getByRole('dialog', { name: item.name }) };
}

it('shows what a dish is: store, diet, halal, description, nutrition, allergens, price (POP-2)', async () => {
  const { dialog } = open(
    anItem({
      halal_tag_status: 1,
      is_halal: 1,
      nutritions_name: ['Protein'],
      allergies_name: ['Celery'],
      discount: 10,
    }),
  );
  const inside = within(dialog);
  expect(inside.getByRole('img', { name: 'Vegetarian' })).toBeVisible();
  for (const text of ['Halal', 'Red lentils with lemon and cumin.', 'Olive Kitchen', '10% off'])
    expect(inside.getByText(text)).toBeVisible();
  expect(inside.getByRole('list', { name: 'Nutrition' })).toHaveTextContent('Protein');
  expect(inside.getByRole('list', { name: 'Allergens' })).toHaveTextContent('Celery');
  expect(await inside.findAllByText('$4.05')).toHaveLength(2);
  expect(inside.getByText('$4.50').tagName).toBe('S');
});

it('counts from 01 and calculates the total (POP-15, POP-16)', async () => {
  const { user } = open(anItem({ price: 4.5 }));
  expect(screen.getByRole('status')).toHaveTextContent('01');
  expect(screen.getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(screen.getByRole('status')).toHaveTextContent('02');
  expect(await screen.findByText('$9.00')).toBeVisible();
});

it('adds what needs no choice, and closes (POP-5)', async () => {
  const item = anItem();
  const { user, shell, onClose } = open(item);
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(shell.cart.add).toHaveBeenCalledWith({ item, quantity: 2, variation: [], addOns: [] });
  expect(onClose).toHaveBeenCalled();
});

it('stays open when the cart refuses', async () => {
  const { user, shell, onClose } = open(anItem());
  jest.mocked(shell.cart.add).mockResolvedValue('refused');
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(onClose).not.toHaveBeenCalled();
});

it('changes the line that it was opened with, and warns where nothing has changed (POP-4, POP-5)', async () => {
  const item = anItem();
  const { user, shell, onClose } = open(item, aCartLine({ id: 7, item, quantity: 2 }));
  await user.click(screen.getByRole('button', { name: 'Update to cart' }));
  expect(shell.toast).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'warning', text: 'No changes found to update.' }),
  );
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await user.click(screen.getByRole('button', { name: 'Update to cart' }));
  expect(shell.cart.update).toHaveBeenCalledWith(7, { item, quantity: 3, variation: [], addOns: [] });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('has its groups of options and its add-ons to choose from (POP-21, POP-22)', async () => {
  const { user, shell } = open(aFoodItemWithSizes({ add_ons: [anAddOn()] }));
  await user.click(screen.getByRole('radio', { name: /^Large/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Garlic bread/ }));
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(shell.cart.add).toHaveBeenCalledWith(
    expect.objectContaining({
      variation: [{ name: 'Size', values: { label: ['Large'] } }],
      addOns: [{ id: 1, quantity: 1 }],
    }),
  );
});

const hour = (offset: number) => (new Date().getUTCHours() + offset + 24) % 24;
const wire = (offset: number) => `${String(hour(offset)).padStart(2, '0')}:00`;

it('says from when to when a dish can be ordered, outside its hours (POP-6)', async () => {
  open(anItem({ available_time_starts: wire(2), available_time_ends: wire(4) }));
  expect(await screen.findByText('Not Available now')).toBeVisible();
  expect(await screen.findByText(/Available from \d\d:00 [AP]M to \d\d:00 [AP]M/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
});

it('can be ordered for later where the store allows that (POP-6)', () => {
  open(anItem({ available_time_starts: wire(2), available_time_ends: wire(4), schedule_order: true }));
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

it('cuts a long description after 70 characters, and opens it on demand (CRD-3, CON-4)', async () => {
  const start = 'A very long story of a soup that has simmered since the early mornings';
  const description = `${start}, with lemon at the end.`;
  const { user } = open(anItem({ description }));
  expect(start).toHaveLength(70);
  expect(screen.getByText(`${start}…`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read more' }));
  expect(screen.getByText(description, { exact: false })).toBeVisible();
});

it('stops at the most that one may have, and says why (POP-19, CRT-13)', async () => {
  const { user, shell } = open(anItem({ maximum_cart_quantity: 1 }));
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error', text: 'Out of Limits' }));
});

it('names the store without a link on the store’s own page (POP-3)', () => {
  renderRemote(() => <ProductDialog item={anItem()} onClose={() => {}} />, { path: '/store/olive-kitchen' });
  expect(screen.queryByRole('link', { name: 'Olive Kitchen' })).not.toBeInTheDocument();
  expect(screen.getByText('Olive Kitchen')).toBeVisible();
});

it('counts the units beyond a flash sale at their regular price, and says how many (POP-16)', async () => {
  const regular = { discount: 0, discount_type: 'percent' as const, store_discount: 0 };
  const item = anItem({ price: 12, discount: 20, flash_sale: { id: 3, units_left: 2, regular } });
  const { user, dialog } = open(item);
  const inside = within(dialog);
  await user.click(inside.getByRole('button', { name: 'Increase quantity' }));
  expect(inside.queryByText(/at regular price/)).toBeNull();
  await user.click(inside.getByRole('button', { name: 'Increase quantity' }));
  expect(await inside.findByText('$31.20')).toBeVisible();
  expect(inside.getByText('2 at sale price, 1 at regular price')).toBeVisible();
});

it('leaves the units of a flash sale to what the cart holds of it before (POP-16)', async () => {
  const regular = { discount: 0, discount_type: 'percent' as const, store_discount: 0 };
  const item = aFoodItemWithSizes({ discount: 50, flash_sale: { id: 3, units_left: 2, regular } });
  const variation = [{ name: 'Size', values: { label: ['Large'] } }];
  const inCart = aCartLine({ id: 4, item, quantity: 2, price: 8, variation });
  renderRemote(() => <ProductDialog item={item} onClose={() => undefined} />, { shell: { lines: [inCart] } });
  expect(await screen.findByText('0 at sale price, 1 at regular price')).toBeVisible();
});
