import { expectAccessible } from '../fixtures/accessibility.ts';
import { keepsFocusInside } from '../fixtures/focus.ts';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { ConsolePage } from '../pages/console-page.ts';
import { expect, test } from './console-test.ts';

test('an admin signs in, rolls one remote back with a reason, and sees that it is', async ({
  console,
  own,
  page,
}) => {
  const { channel, remote } = own;
  await console.signIn(`/channels/${channel}`);
  await expect(console.card(remote)).toContainText('1.1.0');
  await console.rollBack(remote).click();
  await expect(console.dialog).toContainText('All visitors get 1.0.0 instead of 1.1.0.');
  await expect(console.dialog).toContainText('The gate allows 1.0.0.');
  await console.confirm('Roll back').click();
  await expect(console.dialog).toContainText('Enter a reason.');
  await console.reason.fill('prices missing');
  await console.confirm('Roll back').click();
  await expect(console.dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    `${remote} is back on 1.0.0.`,
  );
  await expect(console.card(remote)).toContainText('Rolled back');
  await expect(console.card(remote)).toContainText('prices missing');

  const { remotes, quarantined } = await own.state();
  expect(remotes[remote]).toMatchObject({ stable: '1.0.0', action: 'rollback', reason: 'prices missing' });
  expect(quarantined).toMatchObject([{ remote, version: '1.1.0', killed: false }]);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('searchbox').fill(`${remote} rollback`);
  await expect(page.getByRole('row', { name: /prices missing/ })).toHaveCount(1);
});

test('two admins act at once: one succeeds, and the other sees the new state and decides again', async ({
  console,
  own,
  context,
  page,
  problems,
}) => {
  problems.expect(/409 \(Conflict\)/);
  const { channel, remote } = own;
  const second = new ConsolePage(await context.newPage());
  // The second page has no event stream and polls, so that its state is as old as possible.
  await second.page.route('**/events', (route) => route.abort());
  await console.signIn(`/channels/${channel}`);
  await second.signIn(`/channels/${channel}`);
  await second.rollBack(remote).click();
  await second.reason.fill('the cart is empty');

  await console.rollBack(remote).click();
  await console.reason.fill('prices missing');
  await console.confirm('Roll back').click();
  await expect(console.card(remote)).toContainText('Rolled back');

  const again = second.dialog.getByRole('button', { name: /^Continue with revision/ });
  await second.confirm('Roll back').or(again).click();
  await expect(second.dialog).toContainText('prices missing');
  if (await again.isVisible()) await again.click();
  await expect(second.reason).toHaveValue('the cart is empty');
  await expect(second.dialog).toContainText('If 1.0.0 is bad as well, choose another release.');
  await second.dialog.getByLabel('Release to roll back to').selectOption('1.1.0');
  await expect(second.dialog).toContainText('The gate refuses 1.1.0');
  expect((await own.state()).revision).toBe(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('changes by others appear without a reload, and screen readers announce them', async ({
  console,
  own,
  page,
}) => {
  const { channel, remote } = own;
  await console.signIn(`/channels/${channel}`);
  await expect(console.card(remote)).toContainText('1.1.0');
  await own.post(`channels/${channel}/rollbacks`, { remote, reason: 'by command' });
  await expect(console.card(remote)).toContainText('by command', { timeout: 5_000 });
  await expect(page.getByRole('status').filter({ hasText: 'is at revision 3' })).toHaveCount(1);
});

test('a token without the right disables the button with a reason, and the registry refuses it too', async ({
  console,
  own,
  page,
  problems,
}) => {
  problems.expect(/403 \(Forbidden\)/);
  const { channel, remote } = own;
  const token = await own.token({ remote, actions: ['read', 'activate'] });
  await console.signIn(`/channels/${channel}`, token);
  await expect(console.rollBack(remote)).toHaveAttribute('aria-disabled', 'true');
  await expect(console.card(remote)).toContainText(`Your token may not roll back ${remote}.`);
  // A forced press does nothing.
  await console.rollBack(remote).click({ force: true });
  await expect(console.dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Tokens' }).click();
  await expect(page.getByRole('main')).toContainText('may not administer');
  const status = await page.evaluate(
    async ([path, bearer, body]) => {
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body })).status;
    },
    [
      `/registry/v1/channels/${channel}/rollbacks`,
      token,
      JSON.stringify({ remote, reason: 'all the same' }),
    ] as const,
  );
  expect(status).toBe(403);
});

test('a revoked token leads to the sign-in, and typed text stays', async ({
  console,
  own,
  page,
  problems,
}) => {
  problems.expect(/401 \(Unauthorized\)/);
  const { channel, remote } = own;
  const made = await own.post<{ token: string; info: { id: string } }>('tokens', {
    name: 'e2e',
    kind: 'person',
    scopes: [{ remote: '*', actions: ['read', 'rollback'] }],
    days: 1,
  });
  await console.signIn(`/channels/${channel}`, made.token);
  await console.rollBack(remote).click();
  await console.reason.fill('prices missing');
  const { registryUrl, token } = stackUnderTest();
  await page.request.delete(new URL(`/registry/v1/tokens/${made.info.id}`, registryUrl).href, {
    headers: { authorization: `Bearer ${token}` },
  });
  // The next request of the page is refused, without a press.
  const again = page.getByRole('dialog', { name: 'Your token has expired' });
  await again.getByLabel('Token', { exact: true }).fill(token);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toBeHidden();
  await expect(console.reason).toHaveValue('prices missing');
  await console.confirm('Roll back').click();
  await expect(console.card(remote)).toContainText('Rolled back');
});

test('everything from the sign-in to the rollback works by keyboard', async ({ console, own, page }) => {
  const { channel, remote } = own;
  await page.goto(new URL(`/channels/${channel}`, stackUnderTest().consoleUrl).href);
  await expect(page.getByLabel('Token', { exact: true })).toBeFocused();
  await page.keyboard.type(stackUnderTest().token);
  await page.keyboard.press('Enter');
  const button = console.rollBack(remote);
  await button.waitFor();
  for (
    let press = 0;
    press < 30 && !(await button.evaluate((it) => it === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(console.dialog).toBeVisible();
  await keepsFocusInside(page, console.dialog);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await console.dialog.waitFor();
  while (!(await console.reason.evaluate((it) => it === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.type('prices missing');
  while (!(await console.confirm('Roll back').evaluate((it) => it === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(console.card(remote)).toContainText('Rolled back');
});

test('is in Arabic from right to left, and remembers language and theme', async ({ console, own, page }) => {
  const { channel, remote } = own;
  await console.signIn(`/channels/${channel}`);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('button', { name: new RegExp(`رجوع .${remote}.`) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'تبديل المظهر' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await console.card(remote).waitFor();
  await expectAccessible(page);
});

test('no cookie is set, and the token is in no storage that outlives the tab', async ({
  console,
  own,
  page,
  context,
}) => {
  await console.signIn(`/channels/${own.channel}`);
  await console.card(own.remote).waitFor();
  expect(await context.cookies(stackUnderTest().consoleUrl)).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain(stackUnderTest().token);
});

test('while the registry is down the state is grey and the buttons are disabled, and it recovers without a reload', async ({
  console,
  own,
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  const { channel, remote } = own;
  // The stream breaks off with the registry, so the page notices before its next poll.
  await page.route('**/events', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  await console.signIn(`/channels/${channel}`);
  await console.card(remote).waitFor();
  await page.route('**/registry/**', (route) => route.abort());
  const banner = page.getByRole('alert').filter({ hasText: 'The registry is not responding.' });
  await expect(banner).toContainText('Live releases stay live.');
  await expect(console.card(remote)).toContainText('1.1.0');
  await expect(console.rollBack(remote)).toHaveAttribute('aria-disabled', 'true');
  await page.unroute('**/registry/**');
  await expect(banner).toBeHidden();
  await expect(console.rollBack(remote)).not.toHaveAttribute('aria-disabled', 'true');
});
