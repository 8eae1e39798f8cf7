import { expectAccessible } from '../fixtures/accessibility.ts';
import type { ShellPage } from '../pages/shell-page.ts';
import { aNumber, expect, test } from './firebase-test.ts';

const SIGN_IN = `/auth/sign-in?return=${encodeURIComponent('/home?module_id=2')}`;
/** The browser logs every refused request; a new customer is refused once. */
const NOBODY_YET = /Failed to load resource.*404.*social-login/;

async function goToGoogle(shell: ShellPage, path = SIGN_IN): Promise<void> {
  await shell.page.goto(path);
  await shell.main.getByRole('button', { name: 'Continue with Google' }).click();
}

async function register(shell: ShellPage, phone = aNumber()): Promise<string> {
  await shell.main.getByLabel('Phone number').fill(phone);
  await shell.main.getByRole('button', { name: 'Create account' }).click();
  return phone;
}

test('a new customer signs in with Google, adds the missing details, and is recognised the next time (SES-10, SES-13, PRF-4)', async ({
  page,
  shell,
  google,
  aPerson,
  problems,
}) => {
  problems.expect(NOBODY_YET);
  await goToGoogle(shell);
  await google.answer('Allow');
  await expect(shell.main.getByLabel('First name')).toHaveValue('Lena');
  await expect(shell.main.getByLabel('Last name')).toHaveValue('Haddad');
  await expect(shell.main.getByLabel('Email')).toHaveValue(aPerson.email);
  expect(new URL(page.url()).hash, 'nothing secret stays in the address').toBe('');
  await expectAccessible(page);
  await register(shell);
  // Greeted with the discount of the first order (SES-15).
  await shell
    .dialog(/^Welcome/)
    .getByRole('button', { name: 'Start shopping' })
    .click();
  await expect(shell.toast('Signup successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/home\?module_id=2/);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const info = await page.request.get('/api/v1/customer/info', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(((await info.json()) as { social_id: string }).social_id).toBe(`google.com:${aPerson.sub}`);

  await shell.signOut();
  await goToGoogle(shell);
  await google.answer('Allow');
  await expect(shell.toast('Logged in successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/home\?module_id=2/);
});

test('a customer who cancels at Google sees a message, and can try again', async ({ shell, google }) => {
  await goToGoogle(shell);
  await google.answer('Deny');
  await expect(shell.main.getByRole('alert')).toHaveText(
    'The sign-in with Google was closed before it finished.',
  );
  await shell.main.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(shell.page).toHaveURL(SIGN_IN);
});

for (const [what, change] of [
  ['of somebody else’s page', (answer: { nonce: string }) => ({ ...answer, state: 'another' })],
  ['to another question', (answer: { state: string }) => ({ ...answer, nonce: 'another' })],
] as const)
  test(`an answer ${what} signs nobody in`, async ({ page, shell, google }) => {
    google.change = change;
    await goToGoogle(shell);
    await google.answer('Allow');
    await expect(shell.main.getByRole('alert')).toHaveText(
      'This sign-in started in another tab, or it took too long.',
    );
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(new URL(page.url()).hash).toBe('');
  });

test('an account with an unverified email is not taken over: whoever verifies the email gets an account of their own (SES-10)', async ({
  shell,
  google,
  aPerson,
  marketplace,
  problems,
}) => {
  problems.expect(NOBODY_YET);
  const answer = await shell.page.request.post('/api/v1/auth/sign-up', {
    data: { f_name: 'Lena', l_name: 'H', email: aPerson.email, phone: aNumber(), password: 'correct horse' },
  });
  expect(answer.status()).toBe(200);
  await goToGoogle(shell);
  await google.answer('Allow');
  await register(shell);
  await shell
    .dialog(/^Welcome/)
    .getByRole('button', { name: 'Start shopping' })
    .click();
  await expect(shell.toast('Signup successfully.')).toBeVisible();
  void marketplace;
});

test('a lost connection shows a message (SES-10)', async ({ page, shell, google, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort());
  await goToGoogle(shell);
  await google.answer('Allow');
  await expect(shell.main.getByRole('alert')).toHaveText('No connection. Check your network and try again.');
});
