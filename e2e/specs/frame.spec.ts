import { expectAccessible } from '../fixtures/accessibility.ts';
import { aRemoteIsAdded } from '../fixtures/broken-release.ts';
import { keepsFocusInside } from '../fixtures/focus.ts';
import { ONLY_IN_FULL } from '../fixtures/only-in-full.ts';
import { expect, test } from '../fixtures/test.ts';

test('a sixth remote needs no change to the host', async ({ page, shell }) => {
  await aRemoteIsAdded(page, 'sixth', '/sixth');
  await page.goto('/sixth');
  await expect(shell.main.getByText('A remote that nobody knew')).toBeVisible();
});

test('a path that no remote draws shows a not-found page with status 404 (RTE-3)', async ({
  page,
  shell,
  problems,
}) => {
  problems.expect(/Failed to load resource.*404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(
    shell.main.getByRole('heading', { level: 1, name: "We couldn't find this page" }),
  ).toBeVisible();
});

test('every page carries the strict policy, and no script runs that it does not name', async ({
  page,
  problems,
}) => {
  // The browser reports what it blocked.
  problems.expect(/TrustedScript|policy: require-trusted-types-for/);
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  // By their hashes: the scripts that note what is tapped and typed before the page is hydrated, and start the others.
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^' ]+' 'sha256-[^' ]+')?;/);
  expect(answer?.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe-');
  const refused = await page.evaluate(() => {
    try {
      document.body.setAttribute('onclick', 'globalThis.broughtIn = true');
      document.body.click();
      return null;
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toContain('TrustedScript');
  expect(await page.evaluate(() => 'broughtIn' in globalThis)).toBe(false);
});

test('the keyboard reaches the content first, past the header', async ({ page, aCustomerIn }) => {
  const shell = await aCustomerIn('food');
  await page.reload();
  await shell.seesRemote('food');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shell.main).toBeFocused();
});

test('at 400 % zoom the bars scroll away with the page, which has the window to itself (HDR-1, MOD-6)', async ({
  page,
  aCustomerIn,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const shell = await aCustomerIn('food');
  await expect(shell.modules).toBeInViewport();
  const cashback = page.getByRole('button', { name: /cashback/ });
  await expect(cashback).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  for (const bar of [shell.header, shell.modules, page.getByRole('navigation', { name: 'Main' }), cashback])
    await expect(bar).not.toBeInViewport();
  // Neither is room kept for them, where a link or the keyboard leads to a part of the page.
  const room = await page.evaluate(() => {
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    return [scrollPaddingTop, scrollPaddingBottom];
  });
  expect(room).toEqual(['16px', '0px']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'the menu holds what the header has no room for, and links to the sign-in (HDR-1)',
    ONLY_IN_FULL,
    async ({ page, aCustomerIn }) => {
      const shell = await aCustomerIn('food');
      const button = shell.header.getByRole('button', { name: 'Menu' });
      await button.click();
      const menu = shell.dialog('Menu');
      await expect(menu.getByRole('group', { name: 'Language' })).toBeVisible();
      await expect(menu.getByRole('button', { name: 'Dark theme' })).toBeVisible();
      await expectAccessible(page);
      await keepsFocusInside(page, menu);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await button.click();
      await menu.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(/\/auth\/sign-in/);
      await expect(menu).toBeHidden();
    },
  );

  test('changing the language in the menu asks first too (I18-2)', async ({ page, aCustomerIn }) => {
    const shell = await aCustomerIn('food');
    await shell.header.getByRole('button', { name: 'Menu' }).click();
    await shell.dialog('Menu').getByRole('button', { name: 'العربية' }).click();
    await shell.dialog('Language').getByRole('button', { name: 'Yes' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});
