import { act, screen, within } from '@testing-library/react';
import { aCustomer, anItem, aStore, renderRemote } from '@souk/testing';
import type { ShellFacts } from '@souk/testing';
import type { ComponentType } from 'react';
import { ProductPopup } from '../product/dialog/product-popup.tsx';
import { ItemCard } from '../item/item-card.tsx';
import { StoreCard } from '../store/store-card.tsx';

const draw = (App: ComponentType, facts: ShellFacts = {}) =>
  renderRemote(App, { shell: { customer: aCustomer(), ...facts } });
const heart = () => screen.getByRole('button', { name: /^Favorite / });

it('is filled once the item is on the wishlist, and only while it is there (WSH-1)', () => {
  const { shell } = draw(() => <ItemCard item={anItem({ id: 5 })} />);
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  act(() => shell.wishlist.ids.set({ items: new Set([5]), stores: new Set() }));
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  act(() => shell.wishlist.ids.set({ items: new Set(), stores: new Set([5]) }));
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
});

it('adds and removes the item of a card without opening it (WSH-1, WSH-2)', async () => {
  const item = anItem();
  const { user, shell } = draw(() => <ItemCard item={item} />);
  await user.click(heart());
  expect(shell.wishlist.toggle).toHaveBeenCalledWith({ item });
  expect(shell.dialogs.product).not.toHaveBeenCalled();
});

it('is on the cards of stores (WSH-5)', async () => {
  const store = aStore({ id: 9 });
  const { user, shell } = draw(() => <StoreCard store={store} />, { wished: { stores: [9] } });
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  await user.click(heart());
  expect(shell.wishlist.toggle).toHaveBeenCalledWith({ store });
});

it('is in the popup of an item (POP-2)', async () => {
  const item = anItem();
  const { user, shell } = draw(() => <ProductPopup item={item} onClose={jest.fn()} />);
  const dialog = within(screen.getByRole('dialog', { name: item.name }));
  await user.click(dialog.getByRole('button', { name: /^Favorite / }));
  expect(shell.wishlist.toggle).toHaveBeenCalledWith({ item });
});

it('is hidden for the items of a campaign, whose ids are separate (CRT-16)', () => {
  draw(() => <ItemCard item={anItem({ available_date_starts: '2026-01-01T00:00:00.000Z' })} />);
  expect(screen.queryByRole('button', { name: /^Favorite / })).not.toBeInTheDocument();
});
