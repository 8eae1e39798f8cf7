import type { Page } from '@playwright/test';
import { COOKIES, STORAGE_KEYS } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

async function chooseArabic(page: Page): Promise<void> {
  await page.context().addCookies([{ name: COOKIES.language, value: 'ar', domain: 'localhost', path: '/' }]);
  await page.evaluate((key) => localStorage.setItem(key, 'ar'), STORAGE_KEYS.language);
}

test('switching to Arabic asks first, then everything reads from right to left (I18-2, I18-5)', async ({
  page,
  aCustomerIn,
}) => {
  const shell = await aCustomerIn('food');
  await shell.header.getByRole('button', { name: 'Language' }).click();
  await page
    .getByRole('menuitem', { name: 'العربية' })
    .or(page.getByRole('menuitemradio', { name: 'العربية' }))
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', /^ar/);
  await shell.seesRemote('food');
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
  await expectAccessible(page);
});

test('No to the question leaves the language as it is (I18-2)', async ({ page, aCustomerIn }) => {
  const shell = await aCustomerIn('food');
  await shell.header.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  const question = shell.dialog('Language');
  await expect(
    question.getByText(
      'Are you sure to change the language? The browser will refresh to get translated content.',
    ),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('Arabic mirrors the page (I18-5)', async ({ page, aCustomerIn }) => {
  const shell = await aCustomerIn('food');
  const middle = async () => {
    const box = await shell.header.getByRole('link').first().boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  expect(await middle()).toBeLessThan(720);
  await chooseArabic(page);
  await page.reload();
  await shell.seesRemote('food');
  expect(await middle()).toBeGreaterThan(720);
});

test('only a page in Arabic loads texts in Arabic, and those of what it shows (I18-5)', async ({
  page,
  aCustomerIn,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, release] = /\/releases\/([\w-]+)\/.+\/part-texts-/.exec(request.url()) ?? [];
    if (release) asked.add(release);
  });
  const shell = await aCustomerIn('food');
  await shell.cart.open();
  expect([...asked]).toEqual([]);
  await chooseArabic(page);
  await page.reload();
  await shell.seesRemote('food');
  expect([...asked].sort()).toEqual(['food', 'host']);
});

test('where texts in Arabic do not come, the page is in English, and its dialogs open', async ({
  page,
  aCustomerIn,
  problems,
}) => {
  problems.expect(/part-texts-ar/, /hydrating the page failed/);
  const shell = await aCustomerIn('food');
  await chooseArabic(page);
  await page.route('**/part-texts-ar.*', (route) => route.abort());
  await page.reload();
  await shell.seesRemote('food');
  await shell.cart.open();
  await expect(shell.cart.drawer.getByText('Your cart is empty')).toBeVisible();
});

test('the theme follows the system, then the choice, and is remembered (I18-3, I18-4)', async ({
  page,
  aCustomerIn,
}) => {
  const shell = await aCustomerIn('food');
  const html = page.locator('html');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(shell.header.getByRole('button', { name: 'Light theme' })).toBeVisible();
  expect(await background()).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background()).toBe(light);
  await shell.header.getByRole('button', { name: 'Dark theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
