import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { productPath } from '@souk/contracts';
import { aFlashSaleEntry, anItem, anItemWithVariations, renderRemote } from '@souk/testing';
import type { Item } from '@souk/contracts';
import { FlashItemCard } from '../flash/flash-item-card.tsx';
import { FlashSlide } from '../flash/flash-slide.tsx';
import { FoodItemCard } from './food-item-card.tsx';
import { ItemCard } from './item-card.tsx';
import { ItemDisplayContext, DEFAULT_ITEM_DISPLAY } from './item-display.ts';
import { ListItemCard } from './list-item-card.tsx';
import { PopularItemCard } from './popular-item-card.tsx';

const asEntry =
  (Card: typeof FlashSlide): ComponentType<{ item: Item }> =>
  ({ item }) => <Card entry={aFlashSaleEntry({ item })} />;

const VARIANTS: [string, ComponentType<{ item: Item }>][] = [
  ['vertical', ItemCard],
  ['list-view', ListItemCard],
  ['popular', PopularItemCard],
  ['food horizontal', FoodItemCard],
  ['flash sale', asEntry(FlashItemCard)],
  ['flash sale slider', asEntry(FlashSlide)],
];

it.each(VARIANTS)('has a %s card with name, price and control (CRD-1)', async (_, Card) => {
  const item = anItem({ price: 20, discount: 50 });
  const { user, shell } = renderRemote(() => <Card item={item} />);
  expect(screen.getByRole('article', { name: 'Lentil Soup' })).toBeVisible();
  expect(await screen.findByText('$10.00')).toBeVisible();
  expect(screen.getByText('$20.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Lentil Soup to cart' }));
  expect(shell.cart.add).toHaveBeenCalledWith({ item, quantity: 1 });
});

it.each(VARIANTS)(
  'has a %s card that says which store it is from, and how long it takes (CRD-1)',
  (_, Card) => {
    renderRemote(() => <Card item={anItem({ store_name: 'Olive Kitchen', store_delivery_time: '25-35' })} />);
    expect(screen.getByText('Olive Kitchen')).toBeVisible();
    expect(screen.getByText('Delivered in 25-35 min')).toBeInTheDocument();
  },
);

it.each(VARIANTS)('has a %s card that says that its item is halal (CRD-6)', (_, Card) => {
  const item = anItem({ halal_tag_status: 1, is_halal: 1 });
  renderRemote(() => <Card item={item} />);
  expect(screen.getByText('Halal')).toBeVisible();
});

it.each(VARIANTS)(
  'has a %s card that is a link in a module with pages of items (CRD-1, POP-24)',
  (_, Card) => {
    const item = anItemWithVariations();
    renderRemote(() => (
      <ItemDisplayContext value={{ ...DEFAULT_ITEM_DISPLAY, variedItemsOpen: 'page' }}>
        <Card item={item} />
      </ItemDisplayContext>
    ));
    expect(screen.getByRole('link', { name: item.name })).toHaveAttribute('href', productPath(item));
    expect(screen.queryByRole('button', { name: item.name })).toBeNull();
  },
);
