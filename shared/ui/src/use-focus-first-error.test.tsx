import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { TextField } from './text-field.tsx';
import { useFocusFirstError } from './use-focus-first-error.ts';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useFocusFirstError(form, attempts);
  const error = attempts > 0 ? 'This is required' : undefined;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempts(attempts + 1);
      }}
    >
      <TextField label="Email" name="email" />
      <TextField label="Name" name="name" error={error} />
      <TextField label="Phone" name="phone" error={error} />
      <button type="submit">Send</button>
    </form>
  );
}

it('moves the focus to the first wrong field, at every attempt', async () => {
  render(<Form />);
  expect(document.body).toHaveFocus();
  const send = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(send);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.click(send);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});
