import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test('Arabic is asked about first, then everything reads from right to left (I18-2, I18-5)', async ({
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

test('the theme follows the system, then the choice, and is remembered (I18-3, I18-4)', async ({
  page,
  aCustomerIn,
}) => {
  const shell = await aCustomerIn('food');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await shell.header.getByRole('button', { name: 'Dark theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
