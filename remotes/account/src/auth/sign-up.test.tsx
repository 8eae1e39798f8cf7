import { aSignIn, marketplace, refuses, renderRemote } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import { Account } from '../account.tsx';

const FIELDS = {
  'First name': ' Lena ',
  'Last name': 'Haddad',
  Email: 'lena@souk.example',
  'Phone number': '050 123 4567',
  Password: 'souk-demo',
  'Confirm password': 'souk-demo',
};

async function signUp(changes: Partial<typeof FIELDS> = {}, path = '/auth/sign-up') {
  const page = renderRemote(Account, { path });
  await screen.findByLabelText('First name');
  for (const [label, value] of Object.entries({ ...FIELDS, ...changes })) {
    // As a paste: keystrokes prove nothing here.
    await page.user.click(screen.getByLabelText(label));
    if (value) await page.user.paste(value);
  }
  await page.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  return page;
}

it('creates the account, and starts the session (SES-10, SES-12, SES-13)', async () => {
  const { shell } = await signUp();
  await waitFor(() => expect(shell.session.begin).toHaveBeenCalledWith(aSignIn(), 'Signup successfully.'));
  expect(marketplace.requests('signUp')[0]?.body).toEqual({
    f_name: 'Lena',
    l_name: 'Haddad',
    email: 'lena@souk.example',
    phone: '+966501234567',
    password: 'souk-demo',
    guest_id: 'guest-0123456789abcdef',
  });
});

it('takes the referral code of an invitation, and marks an unknown one at its field (SES-10, WAL-9)', async () => {
  const unknown = 'This referral code does not exist.';
  marketplace.answers({ signUp: refuses(422, unknown, 'ref_code') });
  await signUp({}, '/auth/sign-up?ref=LENA10');
  const code = screen.getByLabelText('Referral code (optional)');
  expect(code).toHaveValue('LENA10');
  await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(unknown)));
  expect(marketplace.requests('signUp')[0]?.body).toMatchObject({ ref_code: 'LENA10' });
});

it.each([
  ['First name', '', 'First name is required'],
  ['Last name', '', 'Last name is required'],
  ['Email', 'lena', 'Must be a valid email'],
  ['Phone number', '12', 'Enter a valid phone number'],
  ['Password', 'short', 'Use at least 8 characters'],
  ['Confirm password', 'souk-demos', "The passwords don't match"],
])('names what is wrong with the %s: %j', async (label, value, message) => {
  await signUp({ [label]: value });
  await waitFor(() =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
  expect(marketplace.requests('signUp')).toEqual([]);
});

it('shows the server’s error at its field (API-8)', async () => {
  marketplace.answers({ signUp: refuses(422, 'This email is taken', 'email') });
  await signUp();
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This email is taken'),
  );
});

it('shows at the password that it is easy to guess, and loses no typed text (PRF-10)', async () => {
  const easy = 'This password is easy to guess. Choose a longer or less common one.';
  marketplace.answers({ signUp: refuses(422, easy, 'password') });
  await signUp();
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(expect.stringContaining(easy)),
  );
  for (const [label, value] of Object.entries(FIELDS))
    expect(screen.getByLabelText(label)).toHaveValue(value);
});
