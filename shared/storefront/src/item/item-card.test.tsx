import { useState } from 'react';
import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { anItem, renderRemote } from '@souk/testing';
import type { Item } from '@souk/contracts';
import { FoodItemCard } from './food-item-card.tsx';
import { ItemCard } from './item-card.tsx';
import { ListItemCard } from './list-item-card.tsx';
import { PopularItemCard } from './popular-item-card.tsx';

const draw = (changes: Partial<Item>) => renderRemote(() => <ItemCard item={anItem(changes)} />);

/** Hours that now is not in, by the clocks of the city. */
const hour = (offset: number) =>
  `${String((new Date().getUTCHours() + offset + 24) % 24).padStart(2, '0')}:00`;
const elsewhere = { available_time_starts: hour(2), available_time_ends: hour(4) };

it.each([
  ['ItemCard', ItemCard],
  ['FoodItemCard', FoodItemCard],
  ['PopularItemCard', PopularItemCard],
  ['ListItemCard', ListItemCard],
])('is not drawn again where only its section is: %s', async (_name, Card: ComponentType<{ item: Item }>) => {
  const item = anItem();
  function Section() {
    const [drawn, setDrawn] = useState(1);
    return (
      <>
        <button onClick={() => setDrawn(drawn + 1)}>Drawn {drawn}</button>
        <Card item={item} />
      </>
    );
  }
  const { shell, user } = renderRemote(Section);
  await screen.findByText(/^\$\d/);
  const checks = jest.mocked(shell.canNavigate).mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Drawn 1' }));
  expect(screen.getByRole('button', { name: 'Drawn 2' })).toBeVisible();
  expect(shell.canNavigate).toHaveBeenCalledTimes(checks);
});

it('is an article named after its item, whose name is cut at 25 characters and complete for screen readers (CRD-7, CON-4)', () => {
  const name = 'Slow-roasted shoulder of lamb with saffron rice';
  draw({ name });
  expect(screen.getByRole('article', { name })).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveTextContent('Slow-roasted shoulder of…');
});

it('strikes through the price before a discount (POP-20)', async () => {
  draw({ price: 20, discount: 25, discount_type: 'percent' });
  expect(await screen.findByText('$15.00')).toBeVisible();
  expect(screen.getByText('$20.00').tagName).toBe('S');
  expect(screen.getByText('25% off')).toBeVisible();
});

it('lets the discount of the store win, in percent (POP-20)', async () => {
  draw({ price: 20, discount: 5, discount_type: 'amount', store_discount: 10 });
  expect(await screen.findByText('10% off')).toBeVisible();
  expect(await screen.findByText('$18.00')).toBeVisible();
});

it('writes a discount by amount as money (POP-20)', async () => {
  draw({ price: 20, discount: 5, discount_type: 'amount' });
  expect(await screen.findByText('$5.00 off')).toBeVisible();
});

it('shows the rating with the decimals of the settings (CRD-9)', async () => {
  draw({ avg_rating: 4.5, rating_count: 12 });
  expect(await screen.findByText('Rated 4.50 out of 5')).toBeInTheDocument();
});

it('marks an item without ratings as New (CRD-9)', () => {
  draw({ avg_rating: 0, rating_count: 0 });
  expect(screen.getByText('New')).toBeVisible();
});

it('counts a rating from five votes on (CRD-9)', () => {
  draw({ avg_rating: 5, rating_count: 4 });
  expect(screen.getByText('New')).toBeVisible();
  expect(screen.queryByText(/^Rated/)).toBeNull();
});

it('shows how long the store takes to deliver, and nothing where that is unknown', () => {
  const { unmount } = draw({ store_delivery_time: '20-30' });
  expect(screen.getByText('Delivered in 20-30 min')).toBeInTheDocument();
  unmount();
  draw({ store_delivery_time: '' });
  expect(screen.queryByText(/min$/)).toBeNull();
});

it('draws one badge on a phone, the discount before all others (CRD-6, POP-20)', () => {
  draw({ discount: 25, recommended: 1, organic: 1 });
  const badges = screen.getByText('25% off').parentElement;
  expect(badges?.firstElementChild).toHaveTextContent('25% off');
  const styles = (document.head.textContent ?? '').replace(/\s+/g, '');
  expect(styles).toMatch(/>:not\(:first-child\)\{display:none;\}/);
});

it('names the item in every button of its card', () => {
  draw({ name: 'Falafel' });
  for (const name of ['Add Falafel to cart', 'Favorite Falafel'])
    expect(screen.getByRole('button', { name })).toBeVisible();
});

it('carries Recommend and organic badges (CRD-6)', () => {
  draw({ recommended: 1, organic: 1 });
  for (const badge of ['Recommend', 'Organic']) expect(screen.getByText(badge)).toBeVisible();
});

it('says that it is halal also where a phone shows the discount alone (CRD-6, POP-20)', () => {
  draw({ discount: 25, halal_tag_status: 1, is_halal: 1 });
  const badges = screen.getByText('25% off').parentElement;
  expect(screen.getByText('Halal')).toBeVisible();
  expect(badges).not.toHaveTextContent('Halal');
});

it('is not halal where its store is not (CRD-6)', () => {
  draw({ halal_tag_status: 0, is_halal: 1 });
  expect(screen.queryByText('Halal')).not.toBeInTheDocument();
});

it('marks what can be ordered only later (CRD-5)', async () => {
  draw({ ...elsewhere, schedule_order: true });
  expect(
    await screen.findByText('This item is not available right now. You can order it later.'),
  ).toBeVisible();
});

it('marks what cannot be ordered now (CRD-5)', async () => {
  draw(elsewhere);
  expect(await screen.findByText('This item is not available right now.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Lentil Soup to cart' })).not.toBeInTheDocument();
});

it('opens its dialog (CRT-10)', async () => {
  const { user, shell } = draw({ name: 'Falafel' });
  await user.click(screen.getByRole('link', { name: 'Falafel' }));
  expect(shell.dialogs.product).toHaveBeenCalledTimes(1);
});
