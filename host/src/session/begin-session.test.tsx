import { aSignIn, marketplace, refuses } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderHost } from '../testing/render-host.tsx';
import type { HostFacts } from '../testing/render-host.tsx';

const GUEST = 'guest-0123456789abcdef';
const HELLO = 'Sign in successfully.';
const here = () => `${window.location.pathname}${window.location.search}`;
const question = () => screen.findByRole('dialog', { name: 'Which cart do you want to keep?' });

/** A page that signs in hands over what the server answered. */
function signIn(facts: HostFacts = {}, answer = aSignIn()) {
  const host = renderHost({ path: '/auth/sign-in', ...facts });
  act(() => void host.shell.services.session.begin(answer, HELLO));
  return host;
}

it('takes a customer back to where they came from, with a message (SES-10, SES-13, RTE-4)', async () => {
  const { shell } = signIn({ path: `/auth/sign-in?return=${encodeURIComponent('/home?module_id=2')}` });
  expect(await screen.findByText(HELLO)).toBeVisible();
  await waitFor(() => expect(here()).toBe('/home?module_id=2'));
  expect(localStorage.getItem('token')).toBe('token-of-lena');
  expect(shell.services.session.state.get().status).toBe('customer');
});

it('never leads to another site (RTE-4)', async () => {
  signIn({ path: '/auth/sign-in?return=//evil.example' });
  await waitFor(() => expect(here()).toBe('/home?module_id=1'));
});

it('leads to the landing page where no place is known', async () => {
  signIn({ place: null });
  await waitFor(() => expect(here()).toBe('/'));
});

it('removes the guest whose cart the account has taken over (SES-12)', async () => {
  signIn({ guestId: GUEST });
  await waitFor(() => expect(localStorage.getItem('guest_id')).toBeNull());
  expect(marketplace.requests('mergeCart')).toEqual([]);
});

describe('a guest’s cart and an account’s, of two stores (SES-12)', () => {
  const conflict = { module_id: 1, guest_store_name: 'Olive Kitchen', customer_store_name: 'Tea House' };
  const withConflict = aSignIn({ cart_conflicts: [conflict] });

  it.each([
    ['Keep Olive Kitchen', 'guest'],
    ['Keep Tea House', 'customer'],
  ])('asks which to keep: %s', async (choice, keep) => {
    const { user } = signIn({ guestId: GUEST }, withConflict);
    await user.click(within(await question()).getByRole('button', { name: choice }));
    await waitFor(() =>
      expect(marketplace.requests('mergeCart')[0]?.body).toEqual({ guest_id: GUEST, keep }),
    );
    await waitFor(() => expect(here()).toBe('/home?module_id=1'));
    expect(localStorage.getItem('guest_id')).toBeNull();
  });

  it.each(['Escape', 'Close'])('removes neither when the question is closed by %s', async (key) => {
    const { user } = signIn({ guestId: GUEST }, withConflict);
    const dialog = within(await question());
    if (key === 'Escape') await user.keyboard('{Escape}');
    else await user.click(dialog.getByRole('button', { name: key }));
    await waitFor(() => expect(here()).toBe('/home?module_id=1'));
    expect(localStorage.getItem('guest_id')).toBe(GUEST);
    expect(marketplace.requests('mergeCart')).toEqual([]);
  });

  it('asks again at the next start, and applies the choice made then', async () => {
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

  it('removes a guest at a start that finds no conflict any more', async () => {
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

  it('signs in where the choice cannot be stored too, and keeps the guest for later', async () => {
    marketplace.answers({ mergeCart: refuses(500) });
    const { user } = signIn({ guestId: GUEST }, withConflict);
    await user.click(await screen.findByRole('button', { name: 'Keep Olive Kitchen' }));
    await waitFor(() => expect(here()).toBe('/home?module_id=1'));
    expect(localStorage.getItem('guest_id')).toBe(GUEST);
  });
});
