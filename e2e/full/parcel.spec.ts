import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

test('a guest sends a parcel, from what it is to the placed order (PCL-3 to PCL-6, CHK-12)', async ({
  page,
  aCustomerIn,
}) => {
  const shell = await aCustomerIn('parcel');
  await shell.main.getByRole('heading', { name: 'We Deliver Everything' }).scrollIntoViewIfNeeded();
  const keys = shell.main.getByRole('link', { name: 'Keys & Small Things' });
  await keys.click();
  await expect(shell.main.getByLabel('Parcel type')).toHaveValue('9');

  const end = (name: string) => shell.main.getByRole('region', { name, exact: true });
  const next = shell.main.getByRole('button', { name: 'Continue to checkout' });
  // Where the guest is now is where the parcel is fetched, unless they say otherwise.
  await expect(end('Sender')).toContainText('Goldsmiths, Marsa Lulwa');
  await next.click();
  await expect(end('Sender').getByLabel('Name')).toBeFocused();
  await expect(end('Receiver').getByText('Address is required')).toBeVisible();
  await expectAccessible(page);

  await end('Sender').getByLabel('Name').fill('Mona Haddad');
  await end('Sender').getByLabel('Phone number', { exact: true }).fill('0501234567');
  await end('Receiver')
    .getByRole('button', { name: /Drop-off location/ })
    .click();
  await shell.location.find('Lighthouse');
  await expect(shell.location.pick).toBeEnabled();
  await shell.location.pick.click();
  await expect(shell.toast('New location has been set.')).toBeVisible();
  await expect(end('Sender')).toContainText('Goldsmiths, Marsa Lulwa');
  await end('Receiver').getByLabel('Name').fill('Omar Said');
  await end('Receiver').getByLabel('Phone number', { exact: true }).fill('0507654321');
  await shell.main.getByText('In cash, when the parcel arrives').click();
  await shell.main.getByRole('button', { name: 'Keep it upright' }).click();
  // What was typed and picked is there after a reload.
  await page.reload();
  await expect(end('Sender').getByLabel('Name')).toHaveValue('Mona Haddad');
  await expect(end('Receiver').getByLabel('Name')).toHaveValue('Omar Said');
  await expect(end('Receiver')).toContainText('Lighthouse');
  await expect(shell.main.getByRole('radio', { name: /^Receiver/ })).toBeChecked();
  await next.click();
  await page.getByRole('button', { name: 'Guest', exact: true }).click();
  await page.waitForURL(/\/checkout\?page=parcel/);

  const checkout = new CheckoutPage(page);
  await checkout.ready();
  await expect(checkout.part('Delivery address')).toContainText('Omar Said');
  await expect(checkout.part('Delivery address')).toContainText('Keep it upright');
  // What was written is there to be changed.
  await checkout.part('Delivery address').getByRole('button', { name: 'Change sender or receiver' }).click();
  await expect(end('Receiver').getByLabel('Name')).toHaveValue('Omar Said');
  await page.goBack();
  await checkout.ready();
  const sent = page.waitForRequest((request) => request.url().endsWith('/order/place'));
  await checkout.place.click();
  expect((await sent).postDataJSON()).toMatchObject({
    order_type: 'parcel',
    order_note: 'Keep it upright',
    parcel: { parcel_category_id: 9, charge_payer: 'receiver' },
  });
  await checkout.orderId();
  await expect(checkout.guestDialog).toBeVisible();
});
