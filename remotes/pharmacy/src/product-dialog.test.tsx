import { screen } from '@testing-library/react';
import { aGroceryItem, renderRemote } from '@souk/testing';
import { ProductDialog } from './product-dialog.tsx';

const medicine = aGroceryItem({
  name: 'Ibuprofen',
  generic_name: ['Ibuprofenum'],
  is_prescription_required: 1,
});

it('shows the generic name, and that a prescription is needed (RX-4)', () => {
  renderRemote(() => <ProductDialog item={medicine} onClose={() => {}} />);
  expect(screen.getByRole('list', { name: 'Generic name' })).toHaveTextContent('Ibuprofenum');
  expect(screen.getByText('Prescription required')).toBeVisible();
});

it('shows what is in it, for those who must not have that (POP-2)', () => {
  const syrup = { ...medicine, nutritions_name: ['Sugar'], allergies_name: ['Milk'] };
  renderRemote(() => <ProductDialog item={syrup} onClose={() => {}} />);
  expect(screen.getByRole('list', { name: 'Nutrition' })).toHaveTextContent('Sugar');
  expect(screen.getByRole('list', { name: 'Allergens' })).toHaveTextContent('Milk');
});

it('says nothing of prescriptions where none is needed (RX-4)', () => {
  renderRemote(() => (
    <ProductDialog item={{ ...medicine, is_prescription_required: 0 }} onClose={() => {}} />
  ));
  expect(screen.queryByText('Prescription required')).not.toBeInTheDocument();
});
