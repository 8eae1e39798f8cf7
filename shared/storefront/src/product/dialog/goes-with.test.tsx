import { screen, waitFor, within } from '@testing-library/react';
import {
  aCampaignItem,
  aCartLine,
  aFoodItemWithSizes,
  anItem,
  anItemPage,
  marketplace,
  pending,
  refuses,
  renderRemote,
} from '@souk/testing';
import type { CartLine } from '@souk/contracts';
import type { ShellFacts } from '@souk/testing';
import { ProductPopup } from './product-popup.tsx';

const soup = anItem({ id: 1, slug: 'lentil-soup' });
const bread = anItem({ id: 2, slug: 'bread', name: 'Bread' });
const pizza = aFoodItemWithSizes({ id: 3, slug: 'pizza', name: 'Pizza' });

function open(shell: ShellFacts = {}, line?: CartLine) {
  return renderRemote(() => <ProductPopup item={soup} line={line} onClose={() => {}} />, { shell });
}
const rail = () => screen.queryByRole('region', { name: 'Goes well with this' });

it('offers other items of the store below an item, in the order of the answer (POP-26)', async () => {
  marketplace.answers({ relatedItems: anItemPage([bread, pizza]) });
  open();
  await screen.findByRole('article', { name: 'Bread' });
  const cards = within(rail() as HTMLElement).getAllByRole('article');
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Bread', 'Pizza']);
  expect(marketplace.requests('relatedItems')[0]?.params).toEqual({ id: 'lentil-soup' });
});

it('adds one in one tap, and opens what has to be chosen (CRT-8, CRT-10)', async () => {
  marketplace.answers({ relatedItems: anItemPage([bread, pizza]) });
  const { user, shell } = open();
  await user.click(await screen.findByRole('button', { name: 'Add Bread to cart' }));
  expect(shell.cart.add).toHaveBeenCalledWith(
    expect.objectContaining({ item: expect.objectContaining({ id: 2 }), quantity: 1 }),
  );
  await user.click(screen.getByRole('link', { name: /^Choose options for Pizza/ }));
  expect(shell.dialogs.product).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
});

it('lets the item be bought while the answer is on its way', () => {
  marketplace.answers({ relatedItems: pending() });
  open();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

it.each([
  ['failed', () => marketplace.answers({ relatedItems: refuses(404) })],
  ['is empty', () => marketplace.answers({ relatedItems: anItemPage([]) })],
])('is not there where the answer %s', async (_, answer) => {
  answer();
  open();
  await waitFor(() => expect(rail()).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['while a line of the cart is changed', {}, aCartLine({ item: soup })],
  ['where no place is picked', { location: null }, undefined],
])('is not there %s', (_, shell, line) => {
  open(shell, line);
  expect(rail()).toBeNull();
});

it('is not there for what is only ordered past the cart (POP-7)', () => {
  renderRemote(() => <ProductPopup item={aCampaignItem()} onClose={() => {}} />);
  expect(rail()).toBeNull();
});
