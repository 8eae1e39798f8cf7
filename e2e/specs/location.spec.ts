import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test('a visitor without a location is asked for one first, picks it on the map and chooses a module (LAN-4, LOC-1, LOC-8, MOD-5)', async ({
  page,
  shell,
}) => {
  await page.goto('/');
  await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
  await shell.location.open();
  await expectAccessible(page);
  await shell.location.find('Goldsmiths');
  await expect(shell.location.pick).toBeEnabled();
  await shell.location.pick.click();

  const choice = shell.dialog('Select a type of module for your orders');
  await expect(choice).toBeVisible();
  await expectAccessible(page);
  await choice.getByRole('button', { name: /^Food/ }).click();
  await expect(shell.toast('A Module has been selected.')).toBeVisible();
  await expect(page).toHaveURL(/\/home\?module_id=\d+/);
  await shell.seesRemote('food');
});

test('the location dialog closes with Escape and gives the focus back', async ({ page, shell }) => {
  await page.goto('/');
  await shell.location.open();
  await page.keyboard.press('Escape');
  await expect(shell.location.dialog).toBeHidden();
  await expect(shell.location.button).toBeFocused();
});

test('a home without a location leads to the landing page, which asks for one (LOC-24)', async ({
  page,
  shell,
}) => {
  await page.goto('/home');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(shell.toast('You must pick a zone to access this page.')).toBeVisible();
});

test('across the river there is no ecommerce to choose (MOD-3)', async ({ aCustomerIn, marketplace }) => {
  const shell = await aCustomerIn('food', 'eastBank');
  const { module_name } = await marketplace.module('ecommerce');
  await expect(shell.modules.getByRole('button', { name: 'Food' })).toBeVisible();
  await expect(shell.modules.getByRole('button', { name: module_name })).toHaveCount(0);
});
