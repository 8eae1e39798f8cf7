import { screen } from '@testing-library/react';
import { anItemWithVariations, renderRemote } from '@souk/testing';
import { ProductDialog } from './product-dialog.tsx';

it('shows what an item comes in, at which price', async () => {
  renderRemote(() => <ProductDialog item={anItemWithVariations()} onClose={() => {}} />);
  expect(await screen.findAllByText('$20.00')).not.toHaveLength(0);
  expect(screen.getByRole('group', { name: /^Size/ })).toHaveTextContent('Small$20.00');
});
