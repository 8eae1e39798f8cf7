import { ROUTES } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { becomeCustomer } from '../fixtures/become-customer.ts';
import { expect, test } from '../fixtures/test.ts';

test('a customer goes through the account by its menu, chooses language and appearance, and signs the other devices out (PRF-1, SES-6, SES-14, I18-2)', async ({
  page,
  context,
  request,
  marketplace,
  shell,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeCustomer({ context, request, marketplace }, [{ address_type: 'Grandma', house: '7' }]);
  const menu = page.getByRole('navigation', { name: 'My account' });
  const heading = shell.main.getByRole('heading', { level: 1 });
  const openPage = async (name: string) => {
    await page.goto(ROUTES.profile);
    await menu.getByRole('link', { name }).click();
    await expect(heading).toHaveText(name);
  };

  await openPage('Addresses');
  await expect(shell.main.getByText('Grandma')).toBeVisible();
  await expectAccessible(page);

  await openPage('Messages');
  await expect(shell.main.getByText('No conversations yet')).toBeVisible();

  await openPage('Profile');
  const devices = shell.main.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByText('This device')).toBeVisible();

  await openPage('Settings');
  await shell.main.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await shell.main.getByRole('radio', { name: 'العربية' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(heading).toHaveText('الإعدادات');
  await expectAccessible(page);
});
