import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioCards } from './radio-cards.tsx';

const OPTIONS = [
  { value: 'cash', label: 'Cash' },
  { value: 'wallet', label: 'Wallet' },
];

it('puts four into pairs: none stands alone in a second row', () => {
  const option = (value: string) => ({ value, label: value });
  const columnsOf = (values: string[]) => {
    render(
      <RadioCards
        label="Pay with"
        name={`of-${values.length}`}
        options={values.map(option)}
        value={null}
        onChange={() => {}}
      />,
    );
    const cards = screen.getAllByRole('radio', { name: values[0] }).at(-1)?.closest('label')?.parentElement;
    return cards ? getComputedStyle(cards).gridTemplateColumns : '';
  };
  // At 40 % of the row at the least, no third one finds room.
  expect(columnsOf(['cash', 'wallet', 'card', 'transfer'])).toContain('40%');
  expect(columnsOf(['cash', 'wallet', 'card'])).not.toContain('40%');
});

it('fills only the ring of the chosen option, in the dark too', async () => {
  const onChange = jest.fn();
  render(<RadioCards label="Pay with" name="payment" options={OPTIONS} value="cash" onChange={onChange} />);
  const ring = (name: string) => getComputedStyle(screen.getByRole('radio', { name })).borderWidth;
  expect(ring('Cash')).toBe('6px');
  expect(ring('Wallet')).toBe('2px');
  await userEvent.click(screen.getByRole('radio', { name: 'Wallet' }));
  expect(onChange).toHaveBeenCalledWith('wallet');
});
