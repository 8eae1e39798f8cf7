import { aCustomer, aDeviceSession, marketplace, refuses, renderRemote } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Account } from '../account.tsx';

function open(changes: Parameters<typeof aCustomer>[0] = {}, search = '') {
  const customer = aCustomer(changes);
  marketplace.answers({ customer });
  return renderRemote(Account, { path: `/profile?page=profile-settings${search}`, shell: { customer } });
}
const details = () => screen.findByRole('region', { name: 'Edit Personal Details' });
const sent = async () => {
  const [request] = marketplace.requests('updateProfile');
  return request;
};

it('shows the details with a verified phone that cannot be changed (PRF-2)', async () => {
  open();
  const form = within(await details());
  expect(form.getByLabelText('First name')).toHaveValue('Lena');
  expect(form.getByLabelText('Phone number')).toBeDisabled();
  expect(form.getByText('Not changeable')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
});

it('marks what is missing and sends nothing (PRF-3)', async () => {
  const { user } = open();
  const form = within(await details());
  await user.click(form.getByRole('button', { name: 'Reset' }));
  expect(form.getByLabelText('First name')).toHaveValue('');
  await user.click(form.getByRole('button', { name: 'Update' }));
  for (const words of ['name is required', 'last name required', 'Email is required'])
    expect(await form.findByText(words)).toBeVisible();
  await user.type(form.getByLabelText('Email'), 'nobody');
  expect(await form.findByText('Must be a valid email')).toBeVisible();
  expect(await sent()).toBeUndefined();
});

it('shows that nothing changed, and sends nothing (PRF-6)', async () => {
  const { user, shell } = open();
  await user.click(within(await details()).getByRole('button', { name: 'Update' }));
  await screen.findByRole('button', { name: 'Update' });
  expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'No changes found to update.' }));
  expect(await sent()).toBeUndefined();
});

it('stores a changed name, with a message (PRF-6, PRF-7)', async () => {
  const { user, shell } = open();
  const form = within(await details());
  await user.type(form.getByLabelText('First name'), ' Maria');
  await user.click(form.getByRole('button', { name: 'Update' }));
  await screen.findByRole('button', { name: 'Update' });
  expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Updated successfully.' }));
  expect(shell.session.reload).toHaveBeenCalled();
});

it('asks for the code of a new e-mail before it is used (PRF-2)', async () => {
  const { user } = open();
  marketplace.answers({ updateProfile: { message: '', to_verify: ['email'] } });
  const form = within(await details());
  await user.clear(form.getByLabelText('Email'));
  await user.type(form.getByLabelText('Email'), 'new@souk.example');
  await user.click(form.getByRole('button', { name: 'Update' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter the code' }));
  expect(dialog.getByText(/new@souk.example/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(dialog.getByLabelText('Code')).toHaveFocus();
  await user.type(dialog.getByLabelText('Code'), '123 456');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(marketplace.requests('verifyContact')[0]?.body).toEqual({
    email: 'new@souk.example',
    otp: '123456',
    request_id: 'request-of-lena-3',
  });
});

it('accepts the code of the sign-up mail, whose link opens this page, in Arabic digits too (PRF-2, I18-5)', async () => {
  const { user } = open({ is_email_verified: 0 }, '&verify=email');
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter the code' }));
  await user.type(dialog.getByLabelText('Code'), '١٢٣٤٥٦');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(marketplace.requests('sendContactCode')).toHaveLength(0);
  expect(marketplace.requests('verifyContact')[0]?.body).toEqual({
    email: aCustomer().email,
    otp: '123456',
  });
});

it('asks for no code of a verified address (PRF-2)', async () => {
  open({}, '&verify=email');
  await details();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps typed text over a reload, and never a password (PRF-2)', async () => {
  const { user, shell, unmount } = open();
  const form = within(await details());
  await user.type(form.getByLabelText('First name'), ' Maria');
  await user.type(form.getByLabelText('New password'), 'battery staple');
  expect(JSON.stringify(jest.mocked(shell.drafts.keep).mock.calls)).not.toContain('battery');
  expect(shell.drafts.keep).toHaveBeenLastCalledWith('account.details', expect.anything(), {
    overReload: true,
  });
  unmount();
  renderRemote(Account, { shell });
  expect(within(await details()).getByLabelText('First name')).toHaveValue('Lena Maria');
});

it('asks for the current password beside a new one, which is confirmed (PRF-10)', async () => {
  const { user } = open();
  const form = within(await details());
  await user.type(form.getByLabelText('New password'), 'short');
  await user.click(form.getByRole('button', { name: 'Update' }));
  expect(await form.findByText('Use at least 8 characters.')).toBeVisible();
  expect(form.getByText('Enter your current password.')).toBeVisible();
  await user.type(form.getByLabelText('Confirm password'), 'other');
  expect(await form.findByText("The passwords don't match.")).toBeVisible();
  expect(await sent()).toBeUndefined();
});

it('has no password fields for a social account, with the reason (PRF-4)', async () => {
  open({ social_id: 'google:1', has_password: false });
  const form = within(await details());
  expect(
    form.getByText('Password can not be updated while you are logged in by using social logins.'),
  ).toBeVisible();
  expect(form.queryByLabelText('New password')).not.toBeInTheDocument();
});

it('rejects a file that is no picture or too large before it is sent (PRF-5)', async () => {
  const { user } = open();
  const form = within(await details());
  expect(form.getByText('JPG, PNG, JPEG or GIF, at most 2 MB, ratio 1:1')).toBeVisible();
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
  await user.upload(form.getByLabelText('Choose a picture'), large);
  expect(await form.findByText('This picture is larger than 2 MB. Choose a smaller one.')).toBeVisible();
});

it('lists the devices, and signs one out after asking (SES-14)', async () => {
  marketplace.answers({
    deviceSessions: {
      sessions: [
        aDeviceSession(),
        aDeviceSession({
          id: '00000000-0000-4000-8000-000000000002',
          browser: 'Safari',
          system: 'iPhone',
          is_current: false,
          same_network: false,
        }),
      ],
    },
  });
  const { user } = open();
  const devices = within(await screen.findByRole('region', { name: 'Signed-in devices' }));
  expect(await devices.findByText('Chrome on Windows')).toBeVisible();
  expect(devices.getByText('This device')).toBeVisible();
  expect(devices.getByText('Signed in from another network')).toBeVisible();
  await user.click(devices.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(marketplace.requests('endDeviceSession')[0]?.query.session_id).toBe(
    '00000000-0000-4000-8000-000000000002',
  );
  await user.click(devices.getByRole('button', { name: 'Sign out all other devices' }));
  expect(marketplace.requests('endOtherSessions')).toHaveLength(1);
});

it('shows what stays before an account is removed, and leaves for the start page (PRF-8)', async () => {
  const { user, shell } = open({ wallet_balance: 7 });
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
  expect(dialog.getByText(/We keep your orders and payments for our records/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('Enter your password.')).toBeVisible();
  expect(dialog.getByLabelText('Password')).toHaveFocus();
  expect(marketplace.requests('removeAccount')).toHaveLength(0);
  await user.click(dialog.getByLabelText('I give up the $7.00 in my wallet'));
  await user.type(dialog.getByLabelText('Password'), 'souk-demo');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(marketplace.requests('removeAccount')[0]?.body).toEqual({
    password: 'souk-demo',
    give_up_wallet: true,
  });
  expect(shell.session.forget).toHaveBeenCalled();
  expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Account has been deleted' }));
  expect(shell.history.location.pathname).toBe('/');
});

it('leads to the password that was wrong, to write it again (PRF-8)', async () => {
  marketplace.answers({ removeAccount: refuses(403, 'This password is wrong.', 'password') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Password'), 'not-mine');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
  expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('This password is wrong.');
});

it('removes an account without a password by a code, in Arabic digits too (PRF-8, I18-5)', async () => {
  const { user } = open({ has_password: false, wallet_balance: 0 });
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send code' }));
  await user.type(await dialog.findByLabelText('Code'), '١٢٣ ٤٥٦');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(marketplace.requests('removeAccount')).toHaveLength(1));
  expect(marketplace.requests('removeAccount')[0]?.body).toMatchObject({ otp: '123456' });
});

it('shows the first message where the account cannot be removed (PRF-8, ERR-7)', async () => {
  marketplace.answers({ removeAccount: refuses(409, 'An order is still in progress.', 'running_order') });
  const { user, shell } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Password'), 'souk-demo');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('An order is still in progress.')).toBeVisible();
  expect(shell.session.forget).not.toHaveBeenCalled();
});
