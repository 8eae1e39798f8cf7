import { aSignIn, marketplace, refuses, renderRemote, unreachable, type ShellFacts } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import { Account } from '../account.tsx';

async function openForm({ path = '/auth/sign-in', ...facts }: ShellFacts = {}) {
  const page = renderRemote(Account, { path, shell: facts });
  const password = await screen.findByLabelText('Password');
  return { ...page, password, submit: () => screen.getByRole('button', { name: 'Sign In' }) };
}
async function signIn(facts?: ShellFacts) {
  const form = await openForm(facts);
  await form.user.type(screen.getByLabelText('Email or phone'), ' customer@souk.example');
  await form.user.type(form.password, 'souk-demo');
  await form.user.click(form.submit());
  return form;
}

it('starts the session with the message for the host, and names the guest whose cart is taken over (SES-10, SES-12, SES-13)', async () => {
  const { shell } = await signIn();
  await waitFor(() => expect(shell.session.begin).toHaveBeenCalledWith(aSignIn(), 'Sign in successfully.'));
  expect(marketplace.requests('login')[0]?.body).toEqual({
    email_or_phone: 'customer@souk.example',
    password: 'souk-demo',
    guest_id: shell.session.state.get().guestId,
  });
  expect(shell.session.guestId).not.toHaveBeenCalled();
  expect(shell.head).toHaveBeenCalledWith({ title: 'Sign in' });
});

it('offers its ways out to a finger, each at least 44 px high', async () => {
  await openForm();
  for (const name of ['Forgot your password?', 'Create an account'])
    expect(screen.getByRole('link', { name })).toHaveStyle({ display: 'inline-flex', minBlockSize: '44px' });
});

it('gets a phone’s keyboard for addresses, which neither begins with a capital nor corrects (SES-10)', async () => {
  await openForm();
  const field = screen.getByLabelText('Email or phone');
  expect(field).toHaveAttribute('inputmode', 'email');
  expect(field).toHaveAttribute('autocapitalize', 'none');
  expect(field).toHaveAttribute('spellcheck', 'false');
});

it('accepts a phone number in Arabic digits (SES-10, I18-5)', async () => {
  const { user, password, submit } = await openForm();
  await user.type(screen.getByLabelText('Email or phone'), '+٩٦٦٥٠٠٠٠٠٠٠٢');
  await user.type(password, 'souk-demo');
  await user.click(submit());
  await waitFor(() => expect(marketplace.requests('login')).toHaveLength(1));
  expect(marketplace.requests('login')[0]?.body).toMatchObject({ email_or_phone: '+966500000002' });
});

it('marks missing fields, focuses the first, and sends nothing', async () => {
  const { user, submit } = await openForm();
  await user.click(submit());
  expect(await screen.findByText('Email or phone is required')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  expect(screen.getByLabelText('Email or phone')).toHaveFocus();
  await user.type(screen.getByLabelText('Email or phone'), 'lena@souk.example');
  await user.click(submit());
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  expect(marketplace.requests('login')).toEqual([]);
});

it('shows the server’s refusal, and continues once it accepts', async () => {
  marketplace.answers({ login: refuses(401, 'Credentials do not match', 'auth-001') });
  const { shell, user, submit } = await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Credentials do not match');
  expect(shell.session.begin).not.toHaveBeenCalled();
  expect(shell.toast).not.toHaveBeenCalled();
  marketplace.answers({ login: aSignIn() });
  await user.click(submit());
  await waitFor(() => expect(shell.session.begin).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the server’s error of a field at that field (API-8)', async () => {
  const wait = 'Too many attempts. Try again in 30 seconds, or sign in with a code to your phone.';
  marketplace.answers({ login: refuses(429, wait, 'password') });
  await signIn();
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(wait));
  expect(screen.getByLabelText('Email or phone')).toHaveValue(' customer@souk.example');
});

it.each([
  ['you are offline', unreachable(), false, "You're offline. Check your connection and try again."],
  ['the server fails', refuses(500), true, 'Something went wrong on our side. Please try again.'],
  ['you tried too often', refuses(429, ''), true, 'Too many attempts. Wait a few minutes, then try again.'],
])('says so where %s, and what to do (API-5, API-8)', async (_why, login, isOnline, sentence) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  marketplace.answers({ login });
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
});

it('shows the password on request (SES-17)', async () => {
  const { user, password } = await openForm();
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: /show password/i }));
  expect(password).toHaveAttribute('type', 'text');
});

it('links to sign-up with the same way back (SES-9)', async () => {
  const back = `?return=${encodeURIComponent('/home?module_id=2')}`;
  const { user, shell } = await openForm({ path: `/auth/sign-in${back}` });
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  const { pathname, search } = shell.history.location;
  expect(`${pathname}${search}`).toBe(`/auth/sign-up${back}`);
});

it('keeps the typed name, and no password, when another release replaces this one', async () => {
  const { shell, user, password, unmount } = await openForm();
  await user.type(screen.getByLabelText('Email or phone'), 'customer@souk.example');
  await user.type(password, 'souk-demo');
  unmount();
  renderRemote(Account, { shell });
  expect(await screen.findByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Email or phone')).toHaveValue('customer@souk.example');
});
