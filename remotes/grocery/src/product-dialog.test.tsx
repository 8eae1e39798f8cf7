import { screen } from '@testing-library/react';
import { aGroceryItem, anItemWithVariations, renderRemote } from '@souk/testing';
import { ProductDialog } from './product-dialog.tsx';

it('shows what an item is sold by, and bears no diet mark (POP-2)', () => {
  renderRemote(() => <ProductDialog item={aGroceryItem()} onClose={() => {}} />);
  expect(screen.getByRole('list', { name: 'Unit' })).toHaveTextContent('bottle');
  expect(screen.queryByRole('img', { name: 'Vegetarian' })).not.toBeInTheDocument();
});

it('shows what an item comes in, at which price, and what is sold out (POP-23)', async () => {
  renderRemote(() => <ProductDialog item={anItemWithVariations()} onClose={() => {}} />);
  const sizes = screen.getByRole('group', { name: /^Size/ });
  expect(await screen.findAllByText('$20.00')).not.toHaveLength(0);
  expect(sizes).toHaveTextContent('Small$20.00');
  expect(sizes).toHaveTextContent('LargeOut of Stock');
});

it('stops at what is in stock, and says why (POP-19, CRT-13)', async () => {
  const { user, shell } = renderRemote(() => (
    <ProductDialog item={aGroceryItem({ stock: 1 })} onClose={() => {}} />
  ));
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error', text: 'Out of Stock' }));
});
