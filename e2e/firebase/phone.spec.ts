import { aNumber, codeSentTo, expect, test } from './firebase-test.ts';

test('a code that Firebase sent signs in (SES-10, SES-13)', async ({ page, shell, problems }) => {
  // Without a key of its own, the emulator knows nothing of the newer kind of reCAPTCHA.
  problems.expect(/recaptchaConfig/);
  const phone = aNumber();
  const data = { f_name: 'L', l_name: 'H', email: `${phone.slice(1)}@souk.example`, phone };
  await page.request.post('/api/v1/auth/sign-up', { data: { ...data, password: 'correct horse' } });
  await page.goto('/auth/sign-in');
  await shell.main.getByRole('button', { name: 'Sign in with a code sent to your phone' }).click();
  await shell.main.getByLabel('Phone number').fill(phone);
  await shell.main.getByRole('button', { name: 'Send code' }).click();

  const code = shell.main.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeVisible();
  const right = await codeSentTo(phone);
  problems.expect(/Failed to load resource.*400.*signInWithPhoneNumber/);
  await code.fill(right === '000000' ? '000001' : '000000');
  await shell.main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(shell.main.getByText('This code is wrong or has expired.')).toBeVisible();
  await code.fill(right);
  await shell.main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(shell.toast('Logged in successfully')).toBeVisible();
});
