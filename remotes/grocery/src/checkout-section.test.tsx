import { screen } from '@testing-library/react';
import { renderRemote } from '@souk/testing';
import { CheckoutSection } from './checkout-section.tsx';

const draw = (note?: string) => {
  const onChange = jest.fn();
  const props = { lines: [], orderType: 'delivery' as const, showErrors: false, onChange };
  const extras = { unavailable_item_note: note };
  return { onChange, ...renderRemote(() => <CheckoutSection {...props} extras={extras} />) };
};

it('asks what to do about items that are out of stock, and sends the shop the answer as text (CHK-10)', async () => {
  const { user, onChange } = draw();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Leave it out' }));
  expect(onChange).toHaveBeenCalledWith({ unavailable_item_note: 'Leave it out' });
});

it('shows what was chosen', () => {
  draw('Call me');
  expect(screen.getByRole('radio', { name: 'Call me' })).toBeChecked();
});
