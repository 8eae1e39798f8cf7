import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioCards } from './radio-cards.tsx';

const OPTIONS = [
  { value: 'cash', label: 'Cash' },
  { value: 'wallet', label: 'Wallet' },
];

it('fills only the ring of the chosen option, in the dark too', async () => {
  const onChange = jest.fn();
  render(<RadioCards label="Pay with" name="payment" options={OPTIONS} value="cash" onChange={onChange} />);
  const ring = (name: string) => getComputedStyle(screen.getByRole('radio', { name })).borderWidth;
  expect(ring('Cash')).toBe('6px');
  expect(ring('Wallet')).toBe('2px');
  await userEvent.click(screen.getByRole('radio', { name: 'Wallet' }));
  expect(onChange).toHaveBeenCalledWith('wallet');
});
