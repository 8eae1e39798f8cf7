import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { QuantityStepperProps } from './quantity-stepper.tsx';

function show(props: Partial<QuantityStepperProps>) {
  const onChange = jest.fn();
  render(<QuantityStepper label="Lentil soup" value={1} onChange={onChange} {...props} />);
  return { onChange, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });

it('counts up and down', async () => {
  const { onChange, user } = show({ value: 4 });
  await user.click(button('Increase quantity'));
  await user.click(button('Decrease quantity'));
  expect(onChange.mock.calls).toEqual([[5], [3]]);
  expect(screen.getByRole('group', { name: 'Lentil soup' })).toBeVisible();
});

it('does not go below 1 (POP-15)', async () => {
  const { onChange, user } = show({ value: 1 });
  await user.click(button('Decrease quantity'));
  expect(onChange).not.toHaveBeenCalled();
  expect(button('Decrease quantity')).toHaveAttribute('aria-disabled', 'true');
});

it('removes at 1 where 0 is allowed (CRT-7)', async () => {
  const { onChange, user } = show({ value: 1, min: 0 });
  await user.click(button('Remove'));
  expect(onChange).toHaveBeenCalledWith(0);
});

it('stops at the maximum (POP-19)', async () => {
  const { onChange, user } = show({ value: 3, max: 3 });
  await user.click(button('Increase quantity'));
  expect(onChange).not.toHaveBeenCalled();
  expect(button('Increase quantity')).toHaveAttribute('aria-disabled', 'true');
});

it('reports to its caller why it stops', async () => {
  const onLimit = jest.fn();
  const { onChange, user } = show({ value: 3, max: 3, onLimit });
  await user.click(button('Increase quantity'));
  expect(onLimit).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
});

it('does nothing while it is disabled', async () => {
  const { onChange, user } = show({ value: 3, disabled: true });
  await user.click(button('Increase quantity'));
  await user.click(button('Decrease quantity'));
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  [7, '07'],
  [12, '12'],
])('shows %s as %s (POP-15)', (value, figure) => {
  show({ value, leadingZero: true });
  expect(screen.getByText(figure)).toBeVisible();
});
