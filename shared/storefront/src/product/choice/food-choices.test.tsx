import { screen, within } from '@testing-library/react';
import type { CartLine, Item } from '@souk/contracts';
import { aCartLine, aFoodItemWithSizes, aFoodVariation, anAddOn, anItem, renderRemote } from '@souk/testing';
import { ProductPopup } from '../dialog/product-popup.tsx';
import { FoodChoices } from './food-choices.tsx';

const sauces = aFoodVariation({
  name: 'Sauce',
  type: 'multi',
  min: 2,
  max: 3,
  required: 'off',
  values: ['Hot', 'Mild', 'Sweet', 'Sour'].map((label) => ({ label, optionPrice: 0.5, isSelected: false })),
});
const pizza = aFoodItemWithSizes({ food_variations: [aFoodVariation(), sauces], add_ons: [anAddOn()] });
const large = { name: 'Size', values: { label: ['Large'] } };

function open(
  item: Item = pizza,
  { line, lines = line ? [line] : [] }: { line?: CartLine; lines?: CartLine[] } = {},
) {
  const onClose = jest.fn();
  const App = () => <ProductPopup item={item} line={line} onClose={onClose} Choices={FoodChoices} />;
  return { ...renderRemote(App, { shell: { lines } }), onClose };
}
const option = (role: 'radio' | 'checkbox', name: string) =>
  screen.getByRole(role, { name: new RegExp(`^${name}`) });
const group = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}`) });
const button = (name: string) => screen.getByRole('button', { name });

describe('groups', () => {
  it('takes one of a single group, replaces it, and gives it up when it is picked again (POP-10)', async () => {
    const { user } = open();
    await user.click(option('radio', 'Medium'));
    await user.click(option('radio', 'Large'));
    expect(option('radio', 'Medium')).not.toBeChecked();
    expect(option('radio', 'Large')).toBeChecked();
    await user.click(option('radio', 'Large'));
    expect(option('radio', 'Large')).not.toBeChecked();
  });

  it('gives an option up by the keyboard, too (POP-10)', async () => {
    const { user } = open();
    await user.click(option('radio', 'Large'));
    await user.keyboard(' ');
    expect(option('radio', 'Large')).not.toBeChecked();
  });

  it('takes each option of a multi group by itself (POP-10)', async () => {
    const { user } = open();
    await user.click(option('checkbox', 'Hot'));
    await user.click(option('checkbox', 'Mild'));
    await user.click(option('checkbox', 'Hot'));
    expect(option('checkbox', 'Hot')).not.toBeChecked();
    expect(option('checkbox', 'Mild')).toBeChecked();
  });

  it('says how many a multi group needs (POP-13)', () => {
    open();
    expect(group('Sauce')).toHaveAccessibleDescription(
      'This Variation needs to be selected in between minimum 2 and Maximum 3 items.',
    );
  });

  it('begins with what the shop has selected (POP-21)', () => {
    const values = [{ label: 'Large', optionPrice: 2, isSelected: true }];
    open(aFoodItemWithSizes({ food_variations: [aFoodVariation({ values })] }));
    expect(option('radio', 'Large')).toBeChecked();
  });
});

describe('what is unmet', () => {
  it('says that a required group is empty, goes there, and makes no call (POP-11)', async () => {
    const { user, shell } = open();
    await user.click(button('Add to cart'));
    expect(screen.getByRole('alert')).toHaveTextContent('Variation Size can not remain without selection.');
    expect(group('Size')).toHaveAccessibleDescription(/can not remain without selection/);
    expect(option('radio', 'Medium')).toHaveFocus();
    expect(shell.cart.add).not.toHaveBeenCalled();
  });

  it('says that too few or too many are chosen, also of an optional group (POP-12)', async () => {
    const { user, shell } = open();
    const message = 'Selected variation named Sauce must be in between Minimum 2 and Maximum 3';
    await user.click(option('radio', 'Medium'));
    await user.click(option('checkbox', 'Hot'));
    await user.click(button('Add to cart'));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(option('checkbox', 'Hot')).toHaveFocus();
    await user.click(option('checkbox', 'Mild'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(option('checkbox', 'Sweet'));
    await user.click(option('checkbox', 'Sour'));
    await user.click(button('Buy Now'));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(shell.checkout.start).not.toHaveBeenCalled();
  });

  it('goes to the first of several, each time (POP-11)', async () => {
    const { user } = open();
    await user.click(option('checkbox', 'Hot'));
    await user.click(button('Add to cart'));
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(option('radio', 'Medium')).toHaveFocus();
    await user.click(button('Add to cart'));
    expect(option('radio', 'Medium')).toHaveFocus();
  });
});

it('leaves the focus on an option that is given up after a try (POP-10)', async () => {
  const { user } = open();
  await user.click(button('Add to cart'));
  await user.click(option('radio', 'Large'));
  await user.keyboard(' ');
  expect(option('radio', 'Large')).not.toBeChecked();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(option('radio', 'Large')).toHaveFocus();
});

describe('add-ons and total', () => {
  it('ticks an add-on with one, counts it, and takes it away at zero (POP-14)', async () => {
    const { user } = open();
    await user.click(option('checkbox', 'Garlic bread'));
    const count = within(screen.getByRole('group', { name: 'Quantity of Garlic bread' }));
    expect(count.getByRole('status')).toHaveTextContent('1');
    await user.click(count.getByRole('button', { name: 'Increase quantity' }));
    await user.click(count.getByRole('button', { name: 'Decrease quantity' }));
    await user.click(count.getByRole('button', { name: 'Remove' }));
    expect(option('checkbox', 'Garlic bread')).not.toBeChecked();
    await user.click(option('checkbox', 'Garlic bread'));
    await user.click(option('checkbox', 'Garlic bread'));
    expect(option('checkbox', 'Garlic bread')).not.toBeChecked();
  });

  it('calculates base and options by the quantity, less the discount, and add-ons by their own number (POP-16)', async () => {
    const { user } = open({ ...pizza, discount: 10 });
    await user.click(option('radio', 'Large'));
    await user.click(option('checkbox', 'Garlic bread'));
    await user.click(within(group('Quantity$')).getByRole('button', { name: 'Increase quantity' }));
    // (8 + 2.50) less a tenth, twice, and 1.50
    expect(await screen.findByText('$20.40')).toBeVisible();
  });

  it('counts nothing down that costs nothing (POP-15)', async () => {
    const { user } = open(anItem({ price: 0 }));
    const quantity = within(group('Quantity$'));
    await user.click(quantity.getByRole('button', { name: 'Increase quantity' }));
    expect(quantity.getByRole('status')).toHaveTextContent('02');
    expect(quantity.getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('never comes to less than nothing (POP-16)', async () => {
    open(anItem({ price: 2, discount: 5, discount_type: 'amount' }));
    expect((await screen.findAllByText('$0.00')).length).toBeGreaterThan(0);
  });
});

describe('a line of the cart', () => {
  const line = aCartLine({
    id: 7,
    item: pizza,
    quantity: 2,
    variation: [large],
    add_on_ids: [1],
    add_on_qtys: [3],
    add_ons: [{ id: 1, name: 'Garlic bread', price: 1.5, quantity: 3 }],
  });

  it('opens with what was chosen, and is changed (POP-4, CRT-23)', async () => {
    const { user, shell } = open(pizza, { line });
    expect(option('radio', 'Large')).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
    await user.click(option('radio', 'Medium'));
    await user.click(button('Update to cart'));
    expect(shell.cart.update).toHaveBeenCalledWith(7, {
      item: pizza,
      quantity: 2,
      variation: [{ name: 'Size', values: { label: ['Medium'] } }],
      addOns: [{ id: 1, quantity: 3 }],
    });
  });

  it('warns where nothing has changed, and not where only an add-on has (POP-5)', async () => {
    const { user, shell } = open(pizza, { line });
    await user.click(button('Update to cart'));
    expect(shell.toast).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'warning', text: 'No changes found to update.' }),
    );
    const count = within(screen.getByRole('group', { name: 'Quantity of Garlic bread' }));
    await user.click(count.getByRole('button', { name: 'Increase quantity' }));
    await user.click(button('Update to cart'));
    expect(shell.cart.update).toHaveBeenCalledTimes(1);
  });

  it('is found by its options when the item is opened again (POP-4)', async () => {
    const { user } = open(pizza, { lines: [line] });
    expect(button('Add to cart')).toBeVisible();
    await user.click(option('radio', 'Large'));
    expect(button('Add to cart')).toBeVisible();
    await user.click(option('checkbox', 'Garlic bread'));
    expect(button('Update to cart')).toBeVisible();
    expect(within(group('Quantity$')).getByRole('status')).toHaveTextContent('02');
  });
});

it('goes straight to the checkout by Buy Now, and closes (POP-8)', async () => {
  const { user, shell, onClose } = open();
  await user.click(option('radio', 'Large'));
  await user.click(button('Buy Now'));
  expect(shell.checkout.start).toHaveBeenCalledWith({
    page: 'buy_now',
    choice: { item: pizza, quantity: 1, variation: [large], addOns: [] },
  });
  expect(onClose).toHaveBeenCalled();
  expect(shell.cart.add).not.toHaveBeenCalled();
});

it('lets a campaign’s item be ordered, and nothing else (POP-7, POP-8)', async () => {
  const item = anItem({
    available_date_starts: '2026-01-01T00:00:00.000Z',
    available_date_ends: '2099-01-01T00:00:00.000Z',
  });
  const { user, shell } = open(item);
  expect(screen.queryByRole('button', { name: /cart|Buy Now/ })).not.toBeInTheDocument();
  await user.click(button('Order Now'));
  expect(shell.checkout.start).toHaveBeenCalledWith(expect.objectContaining({ page: 'campaign' }));
});
