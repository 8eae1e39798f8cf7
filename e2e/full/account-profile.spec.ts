import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test('a customer changes their name, and deletes the account (PRF-2, PRF-6, PRF-8, RTE-2)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const account = await marketplace.signUp();
  const shell = await aCustomerIn('grocery');
  await shell.signIn(account);
  await shell.seesRemote('grocery');

  await page.goto('/profile?page=profile-settings');
  const details = page.getByRole('region', { name: 'Edit Personal Details' });
  await details.getByLabel('First name').fill('Maria');
  await page.reload();
  await expect(details.getByLabel('First name')).toHaveValue('Maria');
  await details.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(shell.toast('Updated successfully.')).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = shell.dialog('Delete account');
  await question.getByLabel('Password', { exact: true }).fill(account.password);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(shell.toast('Account has been deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
