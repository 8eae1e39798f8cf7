import { screen } from '@testing-library/react';
import { aCustomer, aShell, renderRemote, type ShellFacts } from '@souk/testing';
import { TrackParcel } from './track-parcel.tsx';

const draw = (facts: ShellFacts = {}) => renderRemote(TrackParcel, { shell: facts });
const go = () => screen.getByRole('button', { name: 'Track order' });

it('asks guests for order and number, and marks the missing one (HOM-1, PCL-7)', async () => {
  const { user, shell } = draw();
  await user.click(go());
  expect(screen.getByLabelText('Order number')).toHaveAccessibleDescription('Need a order id');
  expect(screen.getByLabelText('Contact number')).toHaveAccessibleDescription('Need a contact number');
  expect(screen.getByLabelText('Order number')).toHaveFocus();

  await user.type(screen.getByLabelText('Order number'), ' 1042 ');
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Order number')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByLabelText('Contact number')).toHaveFocus();
  expect(shell.navigate).not.toHaveBeenCalled();
});

it('leads a guest to the order, and keeps the number out of the address (ORD-13)', async () => {
  const { user, shell } = draw();
  await user.type(screen.getByLabelText('Order number'), '1042');
  await user.type(screen.getByLabelText('Contact number'), '+966500000001{Enter}');
  expect(shell.navigate).toHaveBeenCalledWith('/track-order?order_id=1042', {
    state: { contact_number: '+966500000001' },
  });
});

it('asks customers for the order only (ORD-13)', async () => {
  const { user, shell } = draw({ customer: aCustomer() });
  expect(screen.queryByLabelText('Contact number')).toBeNull();
  await user.type(screen.getByLabelText('Order number'), '1042{Enter}');
  expect(shell.navigate).toHaveBeenCalledWith('/track-order?order_id=1042', { state: undefined });
});

it('is hidden while no release draws the page of an order', () => {
  const shell = aShell();
  jest.mocked(shell.canNavigate).mockImplementation((path) => path !== '/track-order');
  renderRemote(TrackParcel, { shell });
  expect(screen.queryByRole('button')).toBeNull();
});
