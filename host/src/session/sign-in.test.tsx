import { aSignIn, marketplace, refuses, unreachable } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderHost } from '../testing/render-host.tsx';
import type { HostFacts } from '../testing/render-host.tsx';

const GUEST = 'guest-0123456789abcdef';
const here = () => `${window.location.pathname}${window.location.search}`;

async function openForm(facts: HostFacts = {}) {
  const host = renderHost({ path: '/auth/sign-in', ...facts });
  const password = await screen.findByLabelText('Password');
  return {
    ...host,
    password,
    submit: () => screen.getByRole('main').querySelector('button[type=submit]') as Element,
  };
}
async function signIn(facts: HostFacts = {}) {
  const form = await openForm(facts);
  await form.user.type(screen.getByLabelText('Email or phone'), 'customer@souk.example');
  await form.user.type(form.password, 'souk-demo');
  await form.user.click(form.submit());
  return form;
}

it('takes a customer back to where they came from, and says so (SES-10, SES-13, RTE-4)', async () => {
  const { shell } = await signIn({ path: `/auth/sign-in?return=${encodeURIComponent('/home?module_id=2')}` });
  expect(await screen.findByText('Sign in successfully.')).toBeVisible();
  await waitFor(() => expect(here()).toBe('/home?module_id=2'));
  expect(localStorage.getItem('token')).toBe('token-of-lena');
  expect(shell.services.session.state.get().status).toBe('customer');
  expect(marketplace.requests('login')[0]?.body).toEqual({
    email_or_phone: 'customer@souk.example',
    password: 'souk-demo',
  });
});

it('never leads to another site (RTE-4)', async () => {
  await signIn({ path: '/auth/sign-in?return=//evil.example' });
  await waitFor(() => expect(here()).toBe('/home?module_id=1'));
});

it('leads to the landing page where no place is known', async () => {
  await signIn({ place: null });
  await waitFor(() => expect(here()).toBe('/'));
});

it('hands the guest’s cart over, and drops the guest (SES-12)', async () => {
  await signIn({ guestId: GUEST });
  await waitFor(() => expect(localStorage.getItem('guest_id')).toBeNull());
  expect(marketplace.requests('login')[0]?.body).toMatchObject({ guest_id: GUEST });
  expect(marketplace.requests('mergeCart')).toEqual([]);
});

describe('a guest’s cart and an account’s, of two stores (SES-12)', () => {
  const conflict = { module_id: 1, guest_store_name: 'Olive Kitchen', customer_store_name: 'Tea House' };

  it.each([
    ['Keep Olive Kitchen', 'guest'],
    ['Keep Tea House', 'customer'],
  ])('asks which to keep: %s', async (choice, keep) => {
    marketplace.answers({ login: aSignIn({ cart_conflicts: [conflict] }) });
    const { user } = await signIn({ guestId: GUEST });
    const question = within(await screen.findByRole('dialog', { name: 'Which cart do you want to keep?' }));
    await user.click(question.getByRole('button', { name: choice }));
    await waitFor(() =>
      expect(marketplace.requests('mergeCart')[0]?.body).toEqual({ guest_id: GUEST, keep }),
    );
    await waitFor(() => expect(here()).toBe('/home?module_id=1'));
    expect(localStorage.getItem('guest_id')).toBeNull();
  });

  const question = () => screen.findByRole('dialog', { name: 'Which cart do you want to keep?' });

  it.each(['Escape', 'Close'])('drops neither when the question is closed by %s', async (key) => {
    marketplace.answers({ login: aSignIn({ cart_conflicts: [conflict] }) });
    const { user } = await signIn({ guestId: GUEST });
    const dialog = within(await question());
    if (key === 'Escape') await user.keyboard('{Escape}');
    else await user.click(dialog.getByRole('button', { name: key }));
    await waitFor(() => expect(here()).toBe('/home?module_id=1'));
    expect(localStorage.getItem('guest_id')).toBe(GUEST);
    expect(marketplace.requests('mergeCart')).toEqual([]);
  });

  it('asks again at the next start, and keeps what is chosen then', async () => {
    marketplace.answers({
      mergeCart: ({ body }) => ({
        message: '',
        cart_conflicts: (body as { keep?: string }).keep ? [] : [conflict],
      }),
    });
    const { user } = renderHost({ token: 'token-of-lena', guestId: GUEST });
    await user.click(within(await question()).getByRole('button', { name: 'Keep Olive Kitchen' }));
    await waitFor(() => expect(localStorage.getItem('guest_id')).toBeNull());
    expect(marketplace.requests('mergeCart').map(({ body }) => body)).toEqual([
      { guest_id: GUEST },
      { guest_id: GUEST, keep: 'guest' },
    ]);
  });

  it('drops a guest at a start that finds no conflict any more', async () => {
    renderHost({ token: 'token-of-lena', guestId: GUEST });
    await waitFor(() => expect(localStorage.getItem('guest_id')).toBeNull());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the guest where a start cannot ask', async () => {
    marketplace.answers({ mergeCart: refuses(500) });
    const { shell } = renderHost({ token: 'token-of-lena', guestId: GUEST });
    await waitFor(() => expect(marketplace.requests('mergeCart')).toHaveLength(1));
    await waitFor(() => expect(shell.services.session.state.get().customer).not.toBeNull());
    expect(localStorage.getItem('guest_id')).toBe(GUEST);
    expect(shell.toasts.toasts.get()).toEqual([]);
  });

  it('asks no guest about carts', async () => {
    const { shell } = renderHost({ guestId: GUEST });
    await waitFor(() => expect(shell.cart.services.lines.get()).not.toBeNull());
    expect(marketplace.requests('mergeCart')).toEqual([]);
  });

  it('signs in all the same where the choice cannot be stored, and keeps the guest for later', async () => {
    marketplace.answers({ login: aSignIn({ cart_conflicts: [conflict] }), mergeCart: refuses(500) });
    const { user } = await signIn({ guestId: GUEST });
    await user.click(await screen.findByRole('button', { name: 'Keep Olive Kitchen' }));
    await waitFor(() => expect(here()).toBe('/home?module_id=1'));
    expect(localStorage.getItem('guest_id')).toBe(GUEST);
  });
});

it('says what is missing, at its field, and asks nobody', async () => {
  const { user, submit } = await openForm();
  await user.click(submit());
  expect(await screen.findByText('Email or phone is required')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  expect(marketplace.requests('login')).toEqual([]);
});

it('shows the server’s no', async () => {
  marketplace.answers({ login: refuses(401, 'Credentials do not match', 'auth-001') });
  const { shell } = await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Credentials do not match');
  expect(localStorage.getItem('token')).toBeNull();
  expect(shell.toasts.toasts.get()).toEqual([]);
});

it('shows the server’s complaint about a field at that field (API-8)', async () => {
  const wait = 'Too many attempts. Try again in 30 seconds, or sign in with a code to your phone.';
  marketplace.answers({ login: refuses(429, wait, 'password') });
  await signIn();
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(wait));
  expect(screen.getByLabelText('Email or phone')).toHaveValue('customer@souk.example');
});

it('says that there is no network', async () => {
  marketplace.answers({ login: unreachable() });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
});

it('shows the password on wish (SES-17)', async () => {
  const { user, password } = await openForm();
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: /show password/i }));
  expect(password).toHaveAttribute('type', 'text');
});

it('leads to sign-up with the same way back (SES-9)', async () => {
  const back = `?return=${encodeURIComponent('/home?module_id=2')}`;
  const { user } = await openForm({ path: `/auth/sign-in${back}` });
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(here()).toBe(`/auth/sign-up${back}`);
});
