import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

it.each([
  ['TextField', <TextField key="f" label="Email" name="email" error="Enter an email" hint="For receipts" />],
  ['TextArea', <TextArea key="f" label="Email" name="email" error="Enter an email" hint="For receipts" />],
  [
    'SelectField',
    <SelectField key="f" label="Email" name="email" error="Enter an email" hint="For receipts" />,
  ],
  [
    'PasswordField',
    <PasswordField key="f" label="Email" name="email" error="Enter an email" hint="For receipts" />,
  ],
])('%s reads out label, error and hint with the control', (_, field) => {
  render(field);
  const control = screen.getByLabelText('Email');
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Enter an email For receipts');
  expect(control).toHaveAttribute('name', 'email');
});

it('is valid and undescribed without error and hint', () => {
  render(<TextField label="Email" name="email" />);
  expect(screen.getByLabelText('Email')).toBeValid();
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
});

it('is wrong for a reason that is said elsewhere, where the form says so', () => {
  render(
    <>
      <SelectField label="Time" name="time" aria-invalid aria-describedby="passed" />
      <p id="passed">This time has passed</p>
    </>,
  );
  expect(screen.getByLabelText('Time')).toBeInvalid();
  expect(screen.getByLabelText('Time')).toHaveAccessibleDescription('This time has passed');
});

it('shows and hides a password (SES-17)', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" name="password" />);
  const input = screen.getByLabelText('Password');
  await user.type(input, 'souk-demo');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('souk-demo');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('gives numbers a minimum of 0 (SES-17)', () => {
  render(<TextField label="Tip" name="tip" type="number" />);
  expect(screen.getByRole('spinbutton', { name: 'Tip' })).toHaveAttribute('min', '0');
});
