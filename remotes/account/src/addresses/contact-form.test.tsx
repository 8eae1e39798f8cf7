import { renderRemote } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ContactDialog } from '../contact-dialog.tsx';

async function openContact() {
  const onAnswer = jest.fn();
  const remote = renderRemote(() => <ContactDialog contact={null} onAnswer={onAnswer} />);
  const form = within(await screen.findByRole('dialog', { name: 'Contact Info' }));
  await form.findByLabelText('Contact Person Name', {}, { timeout: 10_000 });
  return { ...remote, onAnswer, form };
}

it('asks for name and phone, and takes an e-mail (ADDR-17, ADDR-18, ADDR-20, AMB-14)', async () => {
  const { form, user, onAnswer } = await openContact();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Name is required')).toBeVisible();
  expect(form.getByText('Phone Number is required')).toBeVisible();
  await fill(user, form.getByLabelText('Contact Person Name'), 'Mona');
  await fill(user, form.getByLabelText('Phone number'), '0501234567');
  await fill(user, form.getByLabelText('Contact Person Email'), 'mona');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Must be a valid email')).toBeVisible();
  // Nothing was put between the digits.
  expect(form.getByLabelText('Phone number')).toHaveValue('0501234567');
  await fill(user, form.getByLabelText('Contact Person Email'), '');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(onAnswer.mock.calls).toEqual([[{ name: 'Mona', number: '+966501234567', email: null }]]),
  );
});

it('is cleared by Reset, and returns nothing when it is closed (ADDR-17)', async () => {
  const { form, user, onAnswer } = await openContact();
  await fill(user, form.getByLabelText('Contact Person Name'), 'Mona');
  await user.click(form.getByRole('button', { name: 'Reset' }));
  expect(form.getByLabelText('Contact Person Name')).toHaveValue('');
  await user.keyboard('{Escape}');
  expect(onAnswer.mock.calls).toEqual([[null]]);
});

/** As a paste: keystrokes prove nothing here. */
async function fill(user: UserEvent, field: HTMLElement, value: string) {
  await user.clear(field);
  if (value) await user.click(field).then(() => user.paste(value));
}
