import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/customer-test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

test('a guest sends a prescription to a pharmacy, and agrees to the price that the pharmacist set (RX-1 to RX-5)', async ({
  page,
  aCustomerIn,
  marketplace,
  operator,
}) => {
  const { main } = await aCustomerIn('pharmacy');
  await main.getByRole('heading', { name: 'Featured stores' }).scrollIntoViewIfNeeded();
  const ways = main.getByRole('link', { name: /^Prescription order: / });
  await expect(ways.first()).toBeVisible();
  const names = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  const medicine = (await marketplace.popularItems('pharmacy', 'harbour', 100)).find(
    ({ store_name, variations, stock }) =>
      names.includes(`Prescription order: ${store_name}`) && variations.length === 0 && (stock ?? 0) > 10,
  );
  if (!medicine) throw new Error('no popular medicine is of a store that takes prescriptions');
  await main
    .getByRole('link', { name: `Prescription order: ${medicine.store_name}`, exact: true })
    .first()
    .focus();
  await page.keyboard.press('Enter');

  const checkout = new CheckoutPage(page);
  await checkout.ready();
  await expect(main.getByRole('heading', { name: 'Prescription order', level: 1 })).toBeVisible();
  await expect(main.getByText(medicine.store_name, { exact: true })).toBeVisible();
  await checkout.fillContact('Mona Haddad', '0501234567');
  await checkout.place.click();
  await expect(
    checkout.part('Prescription').getByText('Please upload your prescription image'),
  ).toBeVisible();
  await expectAccessible(page);
  await checkout.attachPrescription();
  await checkout.ready();
  await page.reload();
  await checkout.ready();
  await expect(checkout.part('Prescription').getByRole('img')).toHaveAccessibleName(
    'Picture 1 of your prescription',
  );
  await checkout.place.dblclick();

  const id = await checkout.orderId();
  await expect(checkout.guestDialog.getByText(String(id), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('article', { name: 'Waiting for the pharmacist’s price' })).toBeVisible();
  await operator.price(id, [{ item_id: medicine.id, quantity: 2 }]);
  const priced = main.getByRole('article', { name: 'The price of your order is set' });
  await expect(priced).toContainText(`2 × ${medicine.name}`);
  await expectAccessible(page);
  await priced.getByRole('button', { name: 'Accept and pay in cash' }).click();
  await expect(checkout.placed).toContainText('Cash on delivery');
  await operator.move(id, 'confirmed');
});
