import { STORAGE_KEYS, inModule } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { storedPosition } from '../fixtures/customer.ts';
import { overflow } from '../fixtures/overflow.ts';
import { keepsFocusInside } from '../fixtures/focus.ts';
import { PLACES, simpleItem } from '../fixtures/marketplace.ts';
import { saveAddresses } from '../fixtures/save-addresses.ts';
import { expect, test } from '../fixtures/test.ts';
import { AddressDialogs } from '../pages/address-dialogs.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

test('the saved addresses are chosen with the keyboard alone, and nothing applies before Select (ADDR-13)', async ({
  page,
  request,
  aCustomerIn,
  marketplace,
}) => {
  const account = await marketplace.signUp();
  await saveAddresses(request, account, [
    { address_type: 'home' },
    { address_type: 'office', latitude: PLACES.eastBank.lat, longitude: PLACES.eastBank.lng },
  ]);
  const shell = await aCustomerIn('grocery');
  await shell.signIn(account);
  await shell.seesRemote('grocery');
  const before = await storedPosition(page);
  const addresses = new AddressDialogs(page);

  await shell.location.button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(addresses.option('Office')).toBeVisible();
  await keepsFocusInside(page, addresses.saved);
  await page.keyboard.press('Escape');
  await expect(addresses.saved).toBeHidden();
  await expect(shell.location.button).toBeFocused();
  expect(await storedPosition(page)).toEqual(before);

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await addresses.option('Office').focus();
  await page.keyboard.press('Space');
  await addresses.saved.getByRole('button', { name: 'Select' }).focus();
  await page.keyboard.press('Enter');
  await expect(addresses.saved).toBeHidden();
  expect(await storedPosition(page)).toEqual({ lat: PLACES.eastBank.lat, lng: PLACES.eastBank.lng });
});

test('what a guest writes stays in the browser, moves to the account at sign-in, is saved by a tick, and is removed at sign-out (ADDR-6, ADDR-9, ADDR-10, ADDR-15 to ADDR-17, ADDR-20, SES-14)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const account = await marketplace.signUp();
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
  const { id } = await marketplace.module('grocery');
  await page.goto(`/checkout?page=cart&module_id=${id}`);

  const section = page.getByRole('region', { name: 'Delivery Addresses' });
  const addresses = new AddressDialogs(page);
  const checkout = new CheckoutPage(page);
  const email = shell.main.getByLabel('Email (optional)');
  await expect(section.getByText(PLACES.harbour.address)).toBeVisible();
  await section.getByLabel('Floor').fill('2');
  await checkout.fillContact('Mona Haddad', '050 123 4567');
  await email.fill('mona@souk.example');
  await email.blur();
  await page.reload();
  await expect(checkout.contactName).toHaveValue('Mona Haddad');
  await expect(checkout.contactPhone).toHaveValue('050 123 4567');
  await expect(email).toHaveValue('mona@souk.example');
  await expect(section.getByLabel('Floor')).toHaveValue('2');
  await expectAccessible(page);

  await shell.signIn(account);
  await expect(section.getByLabel('Floor')).toHaveValue('2');
  await section.getByLabel('House number').fill('7');
  await section.getByRole('checkbox', { name: 'Save this Address' }).click();
  await expect(shell.toast('Address added successfully.')).toBeVisible();
  await expect(section.getByText('House: 7 · Floor: 2')).toBeVisible();
  await section.getByRole('button', { name: 'View Saved Address' }).click();
  await expect(addresses.option('Other')).toBeChecked();
  await page.keyboard.press('Escape');

  await page.goto(inModule('/home', id));
  await shell.signOut();
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.delivery)).toBeNull();
});

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the addresses read from the right, and scroll at 40 % of the screen height (ADDR-12, I18-5)', async ({
    page,
    context,
    request,
    marketplace,
    aCustomerIn,
  }) => {
    const account = await marketplace.signUp();
    const many = Array.from({ length: 8 }, () => ({ address_type: 'home' }));
    const token = await saveAddresses(request, account, many);
    await context.addInitScript(
      ([tokenKey, value, languageKey]) => {
        localStorage.setItem(tokenKey, value);
        localStorage.setItem(languageKey, 'ar');
      },
      [STORAGE_KEYS.token, token, STORAGE_KEYS.language] as const,
    );
    await aCustomerIn('grocery');
    await page.getByRole('banner').getByRole('button', { name: 'الموقع' }).click();
    await page.getByRole('menuitem', { name: 'العناوين المحفوظة' }).click();
    const dialog = page.getByRole('dialog', { name: 'العناوين المحفوظة' });
    await expect(dialog.getByRole('radio', { name: 'المنزل' })).toHaveCount(8);
    const list = dialog.getByRole('group', { name: 'عنوان التوصيل' });
    const { height, full } = await list.evaluate(({ clientHeight, scrollHeight }) => ({
      height: clientHeight,
      full: scrollHeight,
    }));
    expect(height).toBeLessThanOrEqual(Math.ceil(844 * 0.4));
    expect(full).toBeGreaterThan(height);
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'إضافة عنوان' }).click();
    const form = page.getByRole('dialog', { name: 'إضافة عنوان' });
    await form.getByLabel('اسم جهة الاتصال').fill('');
    await form.getByRole('button', { name: 'إضافة عنوان' }).click();
    await expect(form.getByText('الاسم مطلوب')).toBeVisible();
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
  });
});
