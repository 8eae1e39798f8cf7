import { fetchCustomer, queryClient } from '@souk/api-client';
import { bus } from '@souk/event-bus';
import { aCartLine, aCustomer, aGuest, marketplace, pending, refuses } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { anotherTabWrites, openShell, renderHost } from '../testing/render-host.tsx';

const GUEST = 'guest-0123456789abcdef';
const here = () => `${window.location.pathname}${window.location.search}`;

describe('a guest', () => {
  it('is requested once, though two parts of the page need one at once, and stored (SES-2, SES-3)', async () => {
    const { services } = openShell();
    const ids = await Promise.all([services.session.guestId(), services.session.guestId()]);
    expect(ids).toEqual([GUEST, GUEST]);
    expect(marketplace.requests('guest')).toHaveLength(1);
    expect(localStorage.getItem('guest_id')).toBe(GUEST);
    expect(services.session.state.get()).toMatchObject({ status: 'guest', guestId: GUEST });
  });

  it('is never requested when one is stored (SES-2)', async () => {
    const { services } = openShell({ guestId: 'guest-of-last-week-0001' });
    await expect(services.session.guestId()).resolves.toBe('guest-of-last-week-0001');
    expect(marketplace.requests('guest')).toEqual([]);
  });

  it('is requested again after the first request failed', async () => {
    marketplace.answers({ guest: refuses(500) });
    const { services } = openShell();
    await expect(services.session.guestId()).rejects.toThrow();
    marketplace.answers({ guest: aGuest() });
    await expect(services.session.guestId()).resolves.toBe(GUEST);
  });

  it('is the same in every tab (SES-3)', async () => {
    const { services } = openShell();
    anotherTabWrites('guest_id', 'guest-of-another-tab-01');
    expect(services.session.state.get().guestId).toBe('guest-of-another-tab-01');
    await expect(services.session.guestId()).resolves.toBe('guest-of-another-tab-01');
    expect(marketplace.requests('guest')).toEqual([]);
  });
});

describe('an account', () => {
  it('is requested again once its details were changed (PRF-7)', async () => {
    marketplace.answers({ customer: aCustomer({ f_name: 'Lena' }) });
    const { services } = openShell({ token: 'valid' });
    const name = () => services.session.state.get().customer?.f_name;
    await waitFor(() => expect(name()).toBe('Lena'));
    marketplace.answers({ customer: aCustomer({ f_name: 'Maria' }) });
    await services.session.reload();
    expect(name()).toBe('Maria');
  });

  it('whose details could not be loaded is asked for again with everything else (PRF-7, API-8)', async () => {
    marketplace.answers({ customer: refuses(429) });
    const { services } = openShell({ token: 'valid' });
    await waitFor(() => expect(marketplace.requests('customer')).toHaveLength(1));
    expect(services.session.state.get().customer).toBeNull();
    marketplace.answers({ customer: aCustomer({ f_name: 'Lena' }) });
    // Not known to the session while the first answer is on its way.
    await waitFor(() => {
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
      expect(services.session.state.get().customer?.f_name).toBe('Lena');
    });
  });

  it('that was deleted is removed here, without a message about the session (PRF-8)', async () => {
    const { services } = openShell({ token: 'valid' });
    await services.session.forget();
    expect(localStorage.getItem('token')).toBeNull();
    expect(services.session.state.get()).toMatchObject({ status: 'guest', customer: null });
    expect(marketplace.requests('logout')).toHaveLength(0);
  });
});

describe('a session that the server ended', () => {
  it('shows a message, removes the token, and leads to sign-in and back (API-4)', async () => {
    const { shell } = renderHost({ token: 'old', path: '/home?module_id=2' });
    marketplace.answers({ customer: refuses(401, 'Unauthorized') });
    await act(() => fetchCustomer().catch(() => undefined));
    const sentence = 'Your account is inactive or Your token has been expired';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(shell.services.session.state.get().status).toBe('guest');
    expect(here()).toBe(`/auth/sign-in?return=${encodeURIComponent('/home?module_id=2')}`);
  });

  it('shows one message, however many calls are refused (API-4)', async () => {
    renderHost({ token: 'old' });
    marketplace.answers({ customer: refuses(401) });
    await act(() => Promise.all([1, 2, 3].map(() => fetchCustomer().catch(() => undefined))));
    expect(await screen.findAllByText(/token has been expired/)).toHaveLength(1);
    expect(here()).toBe(`/auth/sign-in?return=${encodeURIComponent('/home?module_id=1')}`);
  });

  it('is not ended twice: a customer who has signed in again stays signed in when a late call is refused (API-4)', async () => {
    const { shell } = renderHost({ token: 'old' });
    let refuse: () => void = () => undefined;
    const late = new Promise<void>((done) => (refuse = done));
    marketplace.answers({
      customer: ({ headers }) =>
        headers.get('authorization') === 'Bearer old' ? late.then(() => refuses(401)) : aCustomer(),
    });
    const call = fetchCustomer().catch(() => undefined);
    act(() => shell.session.expire());
    await act(() => shell.session.begin('new'));
    refuse();
    await act(() => call);
    expect(localStorage.getItem('token')).toBe('new');
    expect(shell.services.session.state.get().status).toBe('customer');
    expect(shell.toasts.toasts.get()).toEqual([]);
    expect(here()).toBe('/home?module_id=1');
  });

  it('shows nothing to a visitor who never had one (API-4)', async () => {
    const { shell } = renderHost();
    marketplace.answers({ customer: refuses(401) });
    await act(() => fetchCustomer().catch(() => undefined));
    expect(shell.toasts.toasts.get()).toEqual([]);
    expect(here()).toBe('/home?module_id=1');
  });
});

describe('signing in, while no live release draws its pages', () => {
  const discovery = aDiscoveryDocument({}, { food: aDiscoveredRelease('food') });
  const sentence = "You can't sign in right now. Please try again later.";

  it('shows a message, and leaves the visitor where they are', async () => {
    const { user } = renderHost({ discovery, wide: true });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(here()).toBe('/home?module_id=1');
  });

  it('shows a message to a customer whose session the server ended, who continues as a guest (API-4)', async () => {
    const { shell } = renderHost({ token: 'old', discovery });
    marketplace.answers({ customer: refuses(401) });
    await act(() => fetchCustomer().catch(() => undefined));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(shell.services.session.state.get().status).toBe('guest');
    expect(here()).toBe('/home?module_id=1');
  });
});

describe('another tab', () => {
  it('that signs in signs this one in too', async () => {
    const { shell } = renderHost();
    anotherTabWrites('token', 'token-of-lena');
    expect(shell.services.session.state.get().status).toBe('customer');
    await waitFor(() => expect(shell.services.session.state.get().customer?.f_name).toBe('Lena'));
  });

  it('that signs out removes this one’s cart and name', async () => {
    marketplace.answers({ cart: ({ headers }) => (headers.get('authorization') ? [aCartLine()] : []) });
    const { shell } = renderHost({ token: 'token-of-lena' });
    await waitFor(() => expect(shell.cart.services.lines.get()).toHaveLength(1));
    anotherTabWrites('token', null);
    expect(shell.services.session.state.get()).toMatchObject({ status: 'guest', customer: null });
    await waitFor(() => expect(shell.cart.services.lines.get()).toEqual([]));
  });
});

describe('what was typed in this tab', () => {
  const typed = { note: 'ring twice' };
  const draftOf = ({ services }: ReturnType<typeof openShell>) => services.drafts.read('parcel.form');
  function aTabWithText() {
    const shell = openShell({ token: 'token-of-lena' });
    shell.services.drafts.keep('parcel.form', typed, { overReload: true });
    return shell;
  }
  /** Another tab signs out; this one is told of it by what follows. */
  const signOutElsewhere = (at = '1') => {
    localStorage.setItem('signed_out', at);
    localStorage.removeItem('token');
  };

  it('stays when the session expires in another tab (API-4)', async () => {
    const shell = aTabWithText();
    const changed = new Promise((done) => bus.on('session:changed', done));
    anotherTabWrites('token', null);
    await expect(changed).resolves.toEqual({ status: 'guest' });
    expect(draftOf(shell)).toEqual(typed);
  });

  it('is removed when the customer signs out, here or in another tab (SES-14)', async () => {
    const here = aTabWithText();
    await here.services.session.forget();
    expect(draftOf(here)).toBeUndefined();
    const there = aTabWithText();
    signOutElsewhere();
    anotherTabWrites('token', null);
    expect(draftOf(there)).toBeUndefined();
  });

  it('is removed where this tab was frozen during the sign-out, and finds the next customer (SES-14)', () => {
    const shell = aTabWithText();
    signOutElsewhere();
    anotherTabWrites('token', 'token-of-omar');
    expect(draftOf(shell)).toBeUndefined();
  });

  it.each(['no customer', 'the next customer', 'the same customer'])(
    'is removed where Back leads here after the sign-out, to %s (SES-14)',
    (whom) => {
      const shell = aTabWithText();
      signOutElsewhere();
      if (whom === 'the next customer') localStorage.setItem('token', 'token-of-omar');
      if (whom === 'the same customer') localStorage.setItem('token', 'token-of-lena');
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
      expect(draftOf(shell)).toBeUndefined();
      expect(shell.services.session.state.get().status).toBe(whom === 'no customer' ? 'guest' : 'customer');
    },
  );

  it('is removed where this tab was closed during the sign-out, once (SES-14)', () => {
    aTabWithText();
    signOutElsewhere();
    const reopened = openShell({ token: 'token-of-omar' });
    expect(draftOf(reopened)).toBeUndefined();
    reopened.services.drafts.keep('parcel.form', typed, { overReload: true });
    expect(draftOf(openShell({ token: 'token-of-omar' }))).toEqual(typed);
  });

  it('is marked for other tabs before they see that the token is gone (SES-14)', async () => {
    const { session } = aTabWithText();
    const marks: (string | null)[] = [];
    const remove = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
      if (key === 'token') marks.push(localStorage.getItem('signed_out'));
    });
    await session.end();
    remove.mockRestore();
    expect(marks).toEqual([expect.any(String)]);
  });
});

describe('logging out (SES-14)', () => {
  afterEach(() => jest.useRealTimers());

  async function logOut(path = '/auth/sign-up', yes = true) {
    marketplace.answers({ cart: ({ headers }) => (headers.get('authorization') ? [aCartLine()] : []) });
    const host = renderHost({ token: 'token-of-lena', wide: true, path });
    await host.user.click(await screen.findByRole('button', { name: 'Hello, Lena' }));
    await host.user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    const question = within(await screen.findByRole('dialog', { name: 'Log out' }));
    await host.user.click(question.getByRole('button', { name: yes ? 'Yes' : 'Cancel' }));
    return host;
  }

  it('asks first, empties the cart, shows a message and goes home', async () => {
    const { shell } = await logOut();
    expect(localStorage.getItem('token')).toBe('token-of-lena');
    expect(await screen.findByText('Logout successful.')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(window.location.pathname).toBe('/home');
    await waitFor(() => expect(shell.cart.services.lines.get()).toEqual([]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('waits half a second (CON-2)', async () => {
    const { shell } = renderHost({ token: 'token-of-lena' });
    await waitFor(() => expect(shell.services.session.state.get().customer).not.toBeNull());
    jest.useFakeTimers();
    const ended = shell.session.end();
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(localStorage.getItem('token')).toBe('token-of-lena');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(localStorage.getItem('token')).toBeNull();
    jest.useRealTimers();
    await ended;
  });

  it('revokes the token at the server, too', async () => {
    await logOut();
    await screen.findByText('Logout successful.');
    expect(marketplace.requests('logout')[0]?.headers.get('authorization')).toBe('Bearer token-of-lena');
  });

  it('stays on the landing page', async () => {
    await logOut('/');
    await screen.findByText('Logout successful.');
    expect(window.location.pathname).toBe('/');
  });

  it('works where the server does not respond', async () => {
    marketplace.answers({ logout: refuses(500) });
    await logOut();
    expect(await screen.findByText('Logout successful.')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('changes nothing on no', async () => {
    await logOut('/auth/sign-up', false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('token')).toBe('token-of-lena');
    expect(marketplace.requests('logout')).toEqual([]);
  });
});

it('does not give the name of one account to the next', async () => {
  marketplace.answers({
    customer: ({ headers }) =>
      headers.get('authorization') === 'Bearer a' ? aCustomer({ f_name: 'Ada' }) : pending(),
  });
  const { session, services } = openShell({ token: 'a' });
  await waitFor(() => expect(services.session.state.get().customer?.f_name).toBe('Ada'));
  await session.begin('b');
  expect(services.session.state.get()).toMatchObject({ status: 'customer', customer: null });
});

it('emits on the bus that the session changed, once the page has it', async () => {
  const { session } = openShell();
  const listener = jest.fn();
  bus.on('session:changed', listener);
  await session.begin('a');
  expect(listener).toHaveBeenCalledWith({ status: 'customer' });
});
