import { screen, within } from '@testing-library/react';
import type { Item } from '@souk/contracts';
import { aCartLine, aChoiceOption, anItemWithVariations, aVariation, renderRemote } from '@souk/testing';
import { ProductPopup } from '../dialog/product-popup.tsx';
import { VariationChoices } from './variation-choices.tsx';

const shirt = anItemWithVariations({
  choice_options: [
    aChoiceOption({ options: ['Small', 'Extra large'] }),
    aChoiceOption({ name: 'choice_2', title: 'Colour', options: ['Navy', 'Sand'] }),
  ],
  variations: [
    aVariation({ type: 'Small-Navy', price: 20, stock: 0 }),
    aVariation({ type: 'Small-Sand', price: 20, stock: 3 }),
    aVariation({ type: 'Extralarge-Navy', price: 24, stock: 5 }),
    aVariation({ type: 'Extralarge-Sand', price: 24, stock: 0 }),
  ],
});
const chosen = (size: string, colour: string) => [
  { name: 'Size', values: { label: [size] } },
  { name: 'Colour', values: { label: [colour] } },
];
const inCart = aCartLine({ id: 7, item: shirt, quantity: 2, variation: chosen('Extra large', 'Navy') });

function open(item: Item = shirt, lines = [] as (typeof inCart)[]) {
  const App = () => <ProductPopup item={item} onClose={() => undefined} Choices={VariationChoices} />;
  return renderRemote(App, { shell: { lines } });
}
const option = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
const button = (name: string) => screen.getByRole('button', { name });
const quantity = () => within(screen.getByRole('group', { name: 'Quantity' }));

it('begins with the first combination that is left, and sets its price (POP-17, POP-23)', async () => {
  const { user, shell } = open();
  expect(option('Small')).toBeChecked();
  expect(option('Sand')).toBeChecked();
  expect(await screen.findAllByText('$20.00')).not.toHaveLength(0);
  await user.click(option('Extra large'));
  await user.click(option('Navy'));
  expect(await screen.findAllByText('$24.00')).not.toHaveLength(0);
  await user.click(button('Add to cart'));
  expect(shell.cart.add).toHaveBeenCalledWith({
    item: shirt,
    quantity: 1,
    variation: chosen('Extra large', 'Navy'),
    addOns: [],
  });
});

it('begins each combination at one, or at what the cart holds of it, which is then updated (POP-17, AMB-11)', async () => {
  const { user, shell } = open(shirt, [inCart]);
  await user.click(quantity().getByRole('button', { name: 'Increase quantity' }));
  expect(quantity().getByRole('status')).toHaveTextContent('02');
  await user.click(option('Extra large'));
  expect(quantity().getByRole('status')).toHaveTextContent('01');
  await user.click(option('Navy'));
  expect(quantity().getByRole('status')).toHaveTextContent('02');
  await user.click(quantity().getByRole('button', { name: 'Increase quantity' }));
  await user.click(button('Update To Cart'));
  expect(shell.cart.update).toHaveBeenCalledWith(7, expect.objectContaining({ quantity: 3 }));
});

it.each(['Add to cart', 'Buy Now'])(
  'blocks %s where the combination is sold out, and says so (POP-18)',
  async (name) => {
    const { user, shell } = open();
    await user.click(option('Navy'));
    await user.click(button(name));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This variation is out of stock. Choose another variation to proceed further.',
    );
    expect(option('Small')).toHaveFocus();
    expect(shell.cart.add).not.toHaveBeenCalled();
    expect(shell.checkout.start).not.toHaveBeenCalled();
  },
);

it('marks what is sold out with what else is chosen (POP-18)', () => {
  open();
  expect(screen.getByRole('radio', { name: /^Navy/ })).toHaveAccessibleName('Navy Out of Stock');
});

it('rises up to the stock of the combination (POP-19)', async () => {
  const { user, shell } = open();
  const more = () => user.click(quantity().getByRole('button', { name: 'Increase quantity' }));
  await more();
  await more();
  await more();
  expect(quantity().getByRole('status')).toHaveTextContent('03');
  expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Out of Stock' }));
});

it('takes a combination that does not exist for sold out (POP-18)', async () => {
  const { user } = open({ ...shirt, variations: shirt.variations.slice(1) });
  await user.click(option('Navy'));
  await user.click(button('Add to cart'));
  expect(screen.getByRole('alert')).toHaveTextContent(/out of stock/);
});
