import { screen } from '@testing-library/react';
import { aGroceryItem, renderRemote } from '@souk/testing';
import type { Item } from '@souk/contracts';
import { ItemCard } from './item-card.tsx';
import { ItemDisplayContext, DEFAULT_ITEM_DISPLAY } from './item-display.ts';
import { ItemPrice } from './item-price.tsx';

const oil = (changes: Partial<Item> = {}) =>
  aGroceryItem({ price: 20, net_content: { amount: 500, unit: 'ml' }, ...changes });
const card = (item: Item, unitPrices = true, language: 'en' | 'ar' = 'en') =>
  renderRemote(
    () => (
      <ItemDisplayContext value={{ ...DEFAULT_ITEM_DISPLAY, unitPrices }}>
        <ItemCard item={item} />
      </ItemDisplayContext>
    ),
    { language },
  );

it('shows on a card what 100 ml cost, by the price after the discount (CRD-1, ENT-1)', async () => {
  card(oil({ discount: 25 }));
  expect(await screen.findByText('$3.00 / 100 ml')).toBeVisible();
});

it('shows what one of several pieces costs (CRD-1, ENT-1)', async () => {
  card(oil({ net_content: { amount: 10, unit: 'piece' } }));
  expect(await screen.findByText('$2.00 each')).toBeVisible();
});

it('shows nothing on cards of modules whose packs are not compared (CRD-1)', async () => {
  card(oil(), false);
  await screen.findByText('$20.00');
  expect(screen.queryByText(/100 ml/)).toBeNull();
});

it('is shown by the large price of a product’s page or dialog, in every module (POP-26, ENT-1)', async () => {
  renderRemote(() => <ItemPrice item={oil()} size="l" />);
  expect(await screen.findByText('$4.00 / 100 ml')).toBeVisible();
});

it('is written in Arabic too (I18-5)', async () => {
  card(oil(), true, 'ar');
  expect(await screen.findByText(/\/ 100 مل/)).toBeVisible();
});
