import { expectAccessible } from '../fixtures/accessibility.ts';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { expect, test } from '../fixtures/test.ts';
import { MailboxPage } from '../pages/mailbox-page.ts';

const { mailboxUrl } = stackUnderTest();

test('a forgotten password is set again by the code in an email, read in the mailbox of the stack (SES-11)', async ({
  page,
  context,
  request,
  aCustomerIn,
  marketplace,
}) => {
  const account = await marketplace.signUp();
  const mailbox = new MailboxPage(await context.newPage(), mailboxUrl);
  const login = await request.post('/api/v1/auth/login', {
    data: { email_or_phone: account.email, password: account.password },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const { email } = account;
  await mailbox.openMessage(account.email, 'Confirm your email address');
  const proof = { email, otp: await mailbox.code() };
  const proved = await request.post('/api/v1/customer/contact/verify', { data: proof, headers });
  expect(proved.status()).toBe(200);
  await mailbox.openMessage(account.email, 'Welcome to your new account');
  await mailbox.openList();
  await expectAccessible(mailbox.page);

  const shell = await aCustomerIn('grocery');
  await page.goto('/auth/forgot-password');
  await shell.main.getByRole('button', { name: 'Use your email instead' }).click();
  await shell.main.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await shell.main.getByRole('button', { name: 'Send code' }).click();
  await expect(shell.main.getByLabel('Code')).toBeVisible();
  await expectAccessible(page);

  await mailbox.openMessage(account.email, 'Your code for a new password');
  await shell.main.getByLabel('Code').fill(await mailbox.code());
  await shell.main.getByLabel('New password').fill('another-long-password');
  await shell.main.getByLabel('Confirm password').fill('another-long-password');
  await shell.main.getByRole('button', { name: 'Set new password' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await shell.fillSignIn({ email: account.email, password: 'another-long-password' });
  await expect(shell.toast('Sign in successfully.')).toBeVisible();
});

test('the newsletter is confirmed and ended by the links of its mail (FTR-6, FTR-7)', async ({
  page,
  context,
  request,
  aCustomerIn,
}) => {
  await aCustomerIn('grocery');
  const email = `reader-${Date.now()}@souk.example`;
  const field = page.getByLabel('Email for the newsletter');
  await field.fill('nobody');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please insert a valid email.')).toBeVisible();
  await field.fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Subscribed Successfully')).toBeVisible();
  await expect(field).toHaveValue('');

  const mailbox = new MailboxPage(await context.newPage(), mailboxUrl);
  await mailbox.openMessage(email, 'Confirm your subscription');
  const link = async (name: string) =>
    new URL((await mailbox.mail.getByRole('link', { name }).getAttribute('href')) ?? '');
  const confirm = await link('Confirm subscription');
  expect([confirm.origin, confirm.pathname]).toEqual([new URL(page.url()).origin, '/newsletter']);
  const token = confirm.searchParams.get('confirm') ?? '';
  const state = async (call: string) =>
    (await (await request.get(`/api/v1/newsletter/${call}`)).json()) as { status: string };
  expect((await state(`confirm?token=${token}`)).status).toBe('pending');
  await page.goto(confirm.href);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByText('Your subscription is confirmed')).toBeVisible();
  expect((await request.post(`/api/v1/newsletter/confirm?token=${token}`)).status()).toBe(200);
  expect((await state(`confirm?token=${token}`)).status).toBe('confirmed');

  const goodbye = (await link('Unsubscribe')).searchParams.get('unsubscribe') ?? '';
  const oneClick = await request.post(`/api/v1/newsletter/unsubscribe?token=${goodbye}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(oneClick.status()).toBe(200);
  expect((await state(`unsubscribe?token=${goodbye}`)).status).toBe('unsubscribed');
});
