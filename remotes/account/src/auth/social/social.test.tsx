import {
  aConfig,
  aFirebaseConfig,
  aSignIn,
  marketplace,
  refuses,
  renderRemote,
  unreachable,
} from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import { Account } from '../../account.tsx';
import { recognise } from '../firebase/firebase-credential.ts';
import { readProviderResponse } from './provider-response.ts';
import { readProviderRequest, createProviderRequest, type ProviderRequest } from './provider-request.ts';
import { NotRecognisedError } from './recognised.ts';

// Firebase runs in browsers only; tests set its answers.
jest.mock('../firebase/firebase-credential.ts', () => ({ recognise: jest.fn() }));

const KEY = 'account-social-sign-in';
const NONCE = 'the-nonce';
const request = (changes: Partial<ProviderRequest> = {}): ProviderRequest => ({
  provider: 'google',
  state: 'the-state',
  nonce: NONCE,
  back: '/home?module_id=2',
  at: Date.now(),
  ...changes,
});
const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');
const idToken = (nonce = NONCE) => `${part({ alg: 'RS256' })}.${part({ sub: 'ada', nonce })}.signature`;
const came = (hash: string, of: ProviderRequest | null = request(), search = '') =>
  readProviderResponse({ search, hash: `#${hash}` }, of);

describe('a request to a provider (SES-10)', () => {
  const at = { back: '/home?module_id=2', language: 'ar', origin: 'https://souk.example' };

  it('has a random state and nonce, and returns to this page only', () => {
    const { url, request: kept } = createProviderRequest({ name: 'google', clientId: 'a-client' }, at);
    const params = new URL(url).searchParams;
    expect(url).toMatch(/^https:\/\/accounts\.google\.com\//);
    expect(Object.fromEntries(params)).toMatchObject({
      client_id: 'a-client',
      redirect_uri: 'https://souk.example/auth/social',
      response_type: 'id_token',
      state: kept.state,
      nonce: kept.nonce,
    });
    expect(kept.state).toMatch(/^[0-9a-f]{48}$/);
    const again = createProviderRequest({ name: 'google', clientId: 'a-client' }, at).request;
    expect(new Set([kept.state, kept.nonce, again.state, again.nonce]).size).toBe(4);
  });

  it('asks Facebook for a token of its own kind', () => {
    const params = new URL(createProviderRequest({ name: 'facebook', clientId: '12' }, at).url).searchParams;
    expect([params.get('response_type'), params.get('nonce')]).toEqual(['token', null]);
  });

  it('is valid for a quarter of an hour', () => {
    sessionStorage.setItem(KEY, JSON.stringify(request()));
    expect(readProviderRequest()?.state).toBe('the-state');
    sessionStorage.setItem(KEY, JSON.stringify(request({ at: Date.now() - 16 * 60_000 })));
    expect(readProviderRequest()).toBeNull();
    sessionStorage.setItem(KEY, 'no json');
    expect(readProviderRequest()).toBeNull();
  });
});

describe('the response of a provider (SES-10)', () => {
  it('is a token, for the request that was made', () => {
    expect(came(`state=the-state&id_token=${idToken()}`)).toEqual({
      provider: 'google',
      token: idToken(),
      back: '/home?module_id=2',
    });
    expect(came('state=the-state&access_token=theirs', request({ provider: 'facebook' }))).toMatchObject({
      token: 'theirs',
    });
  });

  it.each([
    ['nothing was requested', `state=the-state&id_token=${idToken()}`, null],
    ['it has another state', `state=another&id_token=${idToken()}`, request()],
    ['it has none', `id_token=${idToken()}`, request()],
    ['its token was made for another request', `state=the-state&id_token=${idToken('another')}`, request()],
    ['its token cannot be read', 'state=the-state&id_token=x.y.z', request()],
  ])('is not taken where %s', (_why, hash, of) => {
    expect(came(hash, of)).toMatchObject({ problem: 'foreign' });
  });

  it('may be a refusal', () => {
    expect(came('state=the-state&error=access_denied')).toMatchObject({ problem: 'closed' });
    expect(came('', request(), '?error=access_denied&state=the-state')).toMatchObject({ problem: 'closed' });
    expect(came('state=the-state&error=server_error')).toMatchObject({ problem: 'refused' });
    expect(came('state=the-state')).toMatchObject({ problem: 'refused' });
  });
});

describe('the buttons', () => {
  it('are hidden where social accounts are off (SES-10)', async () => {
    renderRemote(Account, { path: '/auth/sign-in' });
    await screen.findByLabelText('Password');
    await waitFor(() => expect(marketplace.requests('config').length).toBeGreaterThan(0));
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  });

  it.each(['/auth/sign-in', '/auth/sign-up'])(
    'are those of the marketplace’s providers, at %s',
    async (path) => {
      const providers = [
        { name: 'google', client_id: 'a' },
        { name: 'of-tomorrow', client_id: 'b' },
      ];
      marketplace.answers({ config: aConfig({ firebase: aFirebaseConfig({ providers }) }) });
      renderRemote(Account, { path });
      expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
      expect(screen.getAllByRole('button', { name: /Continue with/ })).toHaveLength(1);
    },
  );
});

describe('the return from a provider (SES-10, SES-13)', () => {
  const who = { token: 'a.firebase.token', name: 'Ada Noor Haddad', email: 'ada@souk.example' };

  function arrive(hash = `state=the-state&id_token=${idToken()}`) {
    sessionStorage.setItem(KEY, JSON.stringify(request()));
    return renderRemote(Account, { path: `/auth/social#${hash}` });
  }

  beforeEach(() => {
    jest.mocked(recognise).mockReset().mockResolvedValue(who);
    marketplace.answers({ config: aConfig({ firebase: aFirebaseConfig() }) });
  });

  it('signs in a known account, hands over guest and session, and returns to the page before (AMB-12, SES-12)', async () => {
    const { shell } = arrive();
    await waitFor(() =>
      expect(shell.session.begin).toHaveBeenCalledWith(aSignIn(), 'Logged in successfully'),
    );
    const { pathname, search, hash } = shell.history.location;
    expect([pathname, search, hash]).toEqual([
      '/auth/social',
      `?return=${encodeURIComponent('/home?module_id=2')}`,
      '',
    ]);
    expect(recognise).toHaveBeenCalledWith(expect.anything(), 'google', idToken());
    expect(recognise).toHaveBeenCalledTimes(1);
    expect(marketplace.requests('socialLogin')[0]?.body).toEqual({
      token: 'a.firebase.token',
      guest_id: shell.session.state.get().guestId,
    });
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('asks a new customer for missing details, and no password', async () => {
    marketplace.answers({ socialLogin: refuses(404, 'Nobody yet', 'no_account') });
    const { user, shell } = arrive();
    expect(await screen.findByLabelText('First name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Last name')).toHaveValue('Noor Haddad');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText(/phone number is required/i)).toBeVisible();
    await user.type(screen.getByLabelText('Phone number'), '050 123 4567');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(shell.session.begin).toHaveBeenCalledWith(aSignIn(), 'Signup successfully.'));
    expect(marketplace.requests('socialRegister')[0]?.body).toEqual({
      guest_id: shell.session.state.get().guestId,
      token: 'a.firebase.token',
      f_name: 'Ada',
      l_name: 'Noor Haddad',
      phone: '+966501234567',
    });
  });

  it('sends the address along where the provider has verified none', async () => {
    jest.mocked(recognise).mockResolvedValue({ ...who, email: '' });
    marketplace.answers({ socialLogin: refuses(404, 'Nobody yet', 'no_account') });
    const { user } = arrive();
    await user.type(await screen.findByLabelText('Email'), 'typed@souk.example');
    await user.type(screen.getByLabelText('Phone number'), '050 123 4567');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(marketplace.requests('socialRegister')).toHaveLength(1));
    expect(marketplace.requests('socialRegister')[0]?.body).toMatchObject({ email: 'typed@souk.example' });
  });

  it('shows the server’s refusal of an address that an account has', async () => {
    const sentence = 'An account with this email exists already. Sign in to it the way you did before.';
    marketplace.answers({
      socialLogin: refuses(404, 'Nobody yet', 'no_account'),
      socialRegister: refuses(409, sentence, 'email'),
    });
    const { user } = arrive();
    await user.type(await screen.findByLabelText('Phone number'), '050 123 4567');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it.each([
    [
      'closed',
      'state=the-state&error=access_denied',
      'The sign-in with Google was closed before it finished.',
    ],
    [
      'somebody else’s',
      `state=x&id_token=${idToken()}`,
      'This sign-in started in another tab, or it took too long.',
    ],
  ])('says that it was %s, and asks nobody', async (_why, hash, sentence) => {
    arrive(hash);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(recognise).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/auth\/sign-in/),
    );
  });

  it.each([
    ['network', 'No connection. Check your network and try again.'],
    ['refused', "Google couldn't confirm who you are."],
    ['other', 'You already have an account with this email from another provider. Sign in with that one.'],
  ] as const)('says in words why Firebase says no: %s', async (why, sentence) => {
    jest.mocked(recognise).mockRejectedValue(new NotRecognisedError(why, null));
    arrive();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('shows that our own server cannot be reached', async () => {
    marketplace.answers({ socialLogin: unreachable() });
    arrive();
    expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the shop right now.");
  });
});
