import { STORAGE_KEYS } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { storedPosition } from '../fixtures/customer.ts';
import { PLACES } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/test.ts';
import { AddressDialogs } from '../pages/address-dialogs.ts';

test('a customer saves an address, changes it, delivers to it and removes it (ADDR-3 to ADDR-7, ADDR-12 to ADDR-14, ADDR-25, LOC-20)', async ({
  page,
  context,
  aCustomerIn,
  marketplace,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: PLACES.eastBank.lat, longitude: PLACES.eastBank.lng });
  const account = await marketplace.signUp();
  const shell = await aCustomerIn('grocery');
  await shell.signIn(account);
  await shell.seesRemote('grocery');

  const addresses = new AddressDialogs(page);
  await addresses.openSaved();
  await expect(addresses.saved.getByText('Oops')).toBeVisible();
  await expect(
    addresses.saved.getByText('You don’t have any saved address yet. please save address to continue'),
  ).toBeVisible();
  await addresses.add();
  await expectAccessible(page);

  // Filled in with who they are; the place is the device's.
  await expect(addresses.name).toHaveValue('Journey Tester');
  await addresses.form.getByRole('button', { name: 'Use current location' }).click();
  await expect(addresses.form.getByText(PLACES.eastBank.address)).toBeVisible();
  await addresses.name.fill('');
  await addresses.save.click();
  await expect(addresses.form.getByText('Name is required')).toBeVisible();
  await addresses.form.getByText('Other', { exact: true }).click();
  await addresses.form.getByLabel('Label name').fill('grandma');
  await addresses.name.fill('Mona Haddad');
  await addresses.form.getByLabel('House number').fill('7');
  await addresses.save.click();
  await expect(shell.toast('Address added successfully.')).toBeVisible();
  await expect(addresses.form).toBeHidden();
  await expect(addresses.option('Grandma')).toBeChecked();
  await expectAccessible(page);

  await addresses.saved.getByRole('button', { name: 'Edit Grandma' }).click();
  await expect(addresses.form.getByLabel('House number')).toHaveValue('7');
  await addresses.form.getByText('Home', { exact: true }).click();
  await addresses.save.click();
  await expect(shell.toast('Address updated successfully.')).toBeVisible();
  await expect(addresses.saved.getByRole('button', { name: 'Edit Home' })).toBeFocused();
  await expect(addresses.option('Home')).toBeChecked();

  // Nothing was applied so far.
  const { lat, lng } = PLACES.eastBank;
  expect(await storedPosition(page)).not.toEqual({ lat, lng });
  await addresses.saved.getByRole('button', { name: 'Select' }).click();
  await expect(shell.toast('New delivery address selected.')).toBeVisible();
  expect(await storedPosition(page)).toEqual({ lat, lng });
  const { zoneIds } = await marketplace.location('eastBank');
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.zone)).toBe(
    JSON.stringify(zoneIds),
  );
  await expect(shell.location.button).toHaveAccessibleDescription(PLACES.eastBank.address);
  // Groceries are delivered there too.
  await expect(shell.dialog('Select a type of module for your orders')).toBeHidden();
  await shell.seesRemote('grocery');

  await addresses.openSaved();
  await addresses.saved.getByRole('button', { name: 'Remove Home' }).click();
  await shell.dialog('Remove address').getByRole('button', { name: 'Yes' }).click();
  await expect(shell.toast('Address removed successfully.')).toBeVisible();
  await expect(addresses.saved.getByText('Oops')).toBeVisible();
});

test('a guest is told to sign in for saved addresses, and comes back to where they were (LOC-21, RTE-4)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const account = await marketplace.signUp();
  const shell = await aCustomerIn('grocery');
  await shell.location.button.click();
  await page.getByRole('menuitem', { name: 'To select from saved addresses, you need to sign in.' }).click();
  await shell.fillSignIn(account);
  await shell.seesRemote('grocery');
  await shell.location.button.click();
  await expect(page.getByRole('menuitem', { name: 'Saved Addresses' })).toBeVisible();
});

test('where no release has the dialogs, the page shows a message and stays as it is (ADDR-8)', async ({
  page,
  problems,
  aCustomerIn,
  marketplace,
}) => {
  problems.expect(/Failed to load resource|\/releases\/account\//);
  const account = await marketplace.signUp();
  const shell = await aCustomerIn('grocery');
  await shell.signIn(account);
  await shell.seesRemote('grocery');
  await page.route('**/releases/account/**', (route) => route.abort());
  await shell.location.button.click();
  await page.getByRole('menuitem', { name: 'Saved Addresses' }).click();
  await expect(shell.toast("We couldn't open this. Please try again.")).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shell.cart.open();
  await expect(shell.cart.drawer.getByText('Your cart is empty')).toBeVisible();
});
