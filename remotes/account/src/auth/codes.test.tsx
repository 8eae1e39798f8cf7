import { aSignIn, marketplace, refuses, renderRemote } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import { Account } from '../account.tsx';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('signing in with a code (SES-10)', () => {
  async function sent() {
    const page = renderRemote(Account, { path: '/auth/sign-in' });
    await page.user.click(await button('Sign in with a code sent to your phone'));
    await page.user.type(await screen.findByLabelText('Phone number'), '050 123 4567');
    await page.user.click(await button('Send code'));
    await screen.findByLabelText('Code');
    return page;
  }

  it('asks for the code that came to the number, and starts the session (SES-13)', async () => {
    const { user, shell } = await sent();
    expect(marketplace.requests('sendCode')[0]?.body).toEqual({ phone: '+966501234567' });
    expect(screen.getByText(/6 digits, sent to/)).toHaveTextContent('+966501234567');
    await user.type(screen.getByLabelText('Code'), '123 456');
    await user.click(await button('Sign In'));
    await waitFor(() =>
      expect(shell.session.begin).toHaveBeenCalledWith(aSignIn(), 'Logged in successfully'),
    );
    expect(marketplace.requests('verifyPhone')[0]?.body).toMatchObject({
      phone: '+966501234567',
      otp: '123456',
      request_id: 'request-of-lena-1',
    });
  });

  it('accepts a code in Arabic digits (SES-13, I18-5)', async () => {
    const { user } = await sent();
    await user.type(screen.getByLabelText('Code'), '١٢٣ ٤٥٦');
    await user.click(await button('Sign In'));
    await waitFor(() => expect(marketplace.requests('verifyPhone')).toHaveLength(1));
    expect(marketplace.requests('verifyPhone')[0]?.body).toMatchObject({ otp: '123456' });
  });

  it('shows at the number how long to wait for another code, and keeps the number', async () => {
    const wait = 'You can ask for another one in 2 minutes.';
    marketplace.answers({ sendCode: refuses(429, wait, 'phone') });
    const { user } = renderRemote(Account, { path: '/auth/sign-in' });
    await user.click(await button('Sign in with a code sent to your phone'));
    await user.type(await screen.findByLabelText('Phone number'), '050 123 4567');
    await user.click(await button('Send code'));
    const phone = screen.getByLabelText('Phone number');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(expect.stringContaining(wait)));
    expect(phone).toHaveValue('050 123 4567');
  });

  it('sends no request id where the backend gave none', async () => {
    marketplace.answers({ sendCode: () => ({ message: 'Sent', request_id: '' }) });
    const { user } = await sent();
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(await button('Sign In'));
    await waitFor(() => expect(marketplace.requests('verifyPhone')).toHaveLength(1));
    expect(marketplace.requests('verifyPhone')[0]?.body).not.toHaveProperty('request_id');
  });

  it('shows at the field that a code is wrong, and keeps the number', async () => {
    marketplace.answers({ verifyPhone: refuses(422, 'This code is wrong or has expired.', 'otp') });
    const { user } = await sent();
    await user.type(screen.getByLabelText('Code'), '000000');
    await user.click(await button('Sign In'));
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/This code is wrong/),
    );
    await user.click(await button('Use another number'));
    expect(await screen.findByLabelText('Phone number')).toBeVisible();
  });

  it('sends nothing for an invalid number', async () => {
    const { user } = renderRemote(Account, { path: '/auth/sign-in' });
    await user.click(await button('Sign in with a code sent to your phone'));
    await user.type(await screen.findByLabelText('Phone number'), '12');
    await user.click(await button('Send code'));
    expect(await screen.findByText('Enter a valid phone number')).toBeVisible();
    expect(marketplace.requests('sendCode')).toEqual([]);
  });
});

describe('a forgotten password (SES-11)', () => {
  async function sent(isSure = true) {
    const page = renderRemote(Account, { path: '/auth/sign-in?return=/home' });
    jest.mocked(page.shell.dialogs.confirm).mockResolvedValue(isSure);
    await page.user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByText('Please enter your registered mobile number')).toBeVisible();
    await page.user.type(screen.getByLabelText('Phone number'), '+971501234567');
    await page.user.click(await button('Send code'));
    await page.user.type(await screen.findByLabelText('Code'), '123456');
    await page.user.type(screen.getByLabelText('New password'), 'another horse');
    await page.user.type(screen.getByLabelText('Confirm password'), 'another horse');
    await page.user.click(await button('Set new password'));
    return page;
  }
  const question = { text: 'Are you sure, you want to reset?' };

  it('is reset after a confirmation, and the sign-in follows', async () => {
    const { shell, user } = await sent(false);
    await waitFor(() => expect(shell.dialogs.confirm).toHaveBeenCalledWith(question));
    expect(marketplace.requests('resetPassword')).toEqual([]);
    jest.mocked(shell.dialogs.confirm).mockResolvedValue(true);
    await user.click(await button('Set new password'));
    await waitFor(() => expect(shell.history.location.pathname).toBe('/auth/sign-in'));
    expect(shell.history.location.search).toBe('?return=/home');
    expect(marketplace.requests('resetPassword')[0]?.body).toEqual({
      phone: '+971501234567',
      reset_token: '123456',
      password: 'another horse',
      request_id: 'request-of-lena-2',
    });
  });

  it('is reset by a code to the email address too, without the phone (SES-11)', async () => {
    const { user, shell } = renderRemote(Account, { path: '/auth/forgot-password' });
    await user.click(await button('Use your email instead'));
    expect(await screen.findByText('Please enter your registered email address')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'lena');
    await user.click(await button('Send code'));
    expect(await screen.findByText('Must be a valid email')).toBeVisible();
    expect(marketplace.requests('forgotPassword')).toEqual([]);
    await user.type(screen.getByLabelText('Email'), '@souk.example');
    await user.click(await button('Send code'));
    await user.type(await screen.findByLabelText('Code'), '123456');
    expect(screen.getByText(/6 digits, sent to/)).toHaveTextContent('lena@souk.example');
    await user.type(screen.getByLabelText('New password'), 'another horse');
    await user.type(screen.getByLabelText('Confirm password'), 'another horse');
    await user.click(await button('Set new password'));
    await waitFor(() => expect(shell.history.location.pathname).toBe('/auth/sign-in'));
    expect(marketplace.requests('forgotPassword')[0]?.body).toEqual({ email: 'lena@souk.example' });
    expect(marketplace.requests('resetPassword')[0]?.body).toEqual({
      email: 'lena@souk.example',
      reset_token: '123456',
      password: 'another horse',
      request_id: 'request-of-lena-2',
    });
  });

  it('that is easy to guess is refused at its field, and no typed text is lost (PRF-10)', async () => {
    const easy = 'This password is easy to guess. Choose a longer or less common one.';
    marketplace.answers({ resetPassword: refuses(422, easy, 'password') });
    await sent();
    const password = screen.getByLabelText('New password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining(easy)));
    expect(password).toHaveValue('another horse');
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
  });

  it('shows a wrong code before it asks for a confirmation', async () => {
    marketplace.answers({
      verifyResetCode: refuses(422, 'This code is wrong or has expired.', 'reset_token'),
    });
    const { shell } = await sent();
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/This code is wrong/),
    );
    expect(shell.dialogs.confirm).not.toHaveBeenCalled();
  });
});
