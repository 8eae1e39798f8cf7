import { STORAGE_KEYS } from '@souk/contracts';
import type { GuestAnswer } from '@souk/contracts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/order-test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { ParcelPage } from '../pages/parcel-page.ts';

const MODULES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'] as const;
const CODES = 'CRT-5, CHK-1, CHK-10, CHK-12, CHK-14';

for (const type of MODULES) {
  for (const visitor of ['guest', 'customer'] as const) {
    for (const language of ['en', 'ar'] as const) {
      test(`${type}: a ${visitor} orders, from the home to the placed order, ${language} (${CODES})`, async ({
        page,
        request,
        aCustomerIn,
        becomeCustomer,
        marketplace,
        orderOf,
        speak,
      }) => {
        await speak(language);
        const token = visitor === 'customer' ? await becomeCustomer() : null;
        const items = type === 'parcel' ? [] : await marketplace.homeItems(type, 'harbour', language);
        const shell = await aCustomerIn(type);
        const checkout = new CheckoutPage(page, language);
        let item = null;
        if (type === 'parcel') {
          const parcel = new ParcelPage(page, language);
          await parcel.choose();
          await parcel.fillEnd('sender', 'Mona Haddad', '0501234567');
          await parcel.pickDropOff();
          await parcel.fillEnd('receiver', 'Omar Said', '0507654321');
          await parcel.goOn(visitor);
          await checkout.ready();
        } else {
          const needsPrescription = items.filter((each) => each.is_prescription_required === 1);
          item = simpleItem(needsPrescription.length > 0 ? needsPrescription : items, { plenty: 5 });
          await checkout.reach(item.name, visitor);
          if (visitor === 'guest') await checkout.fillContact('Mona Haddad', '0501234567');
          if (item.is_prescription_required === 1) await checkout.attachPrescription();
        }
        await checkout.ready();
        const shown = await checkout.bill();
        expect(shown.sum, 'the lines of the bill come to its total').toBe(shown.total);

        await checkout.place.click();
        const id = await checkout.orderId();
        if (visitor === 'guest') {
          await expect(checkout.guestDialog.getByText(checkout.words.remember)).toBeVisible();
          await expect(checkout.guestDialog.getByText(String(id), { exact: true })).toBeVisible();
        } else {
          await expect(checkout.placed).toContainText(String(id));
        }
        await expect(shell.header.locator('[data-figure]')).toHaveCount(0);

        const guestId = await page.evaluate((key) => localStorage.getItem(key) ?? '', STORAGE_KEYS.guestId);
        const order = await orderOf(token === null ? { guest_id: guestId } : { token }, id);
        expect(order).toMatchObject({
          module_type: type,
          order_amount: shown.total,
          order_status: 'pending',
        });
        expect(order?.bill.total).toBe(shown.total);
        expect(order?.lines.map((line) => line.item_id)).toEqual(item ? [item.id] : []);
        const other = await request.post('/api/v1/auth/guest/request', { data: {} });
        expect(await orderOf({ guest_id: ((await other.json()) as GuestAnswer).guest_id }, id)).toBeNull();
      });
    }
  }
}

test('a take-away needs no address and costs no delivery, ar (CHK-6)', async ({
  aBuyer,
  marketplace,
  speak,
}) => {
  await speak('ar');
  const item = simpleItem(await marketplace.popularItems('food', 'harbour', 30), { plenty: 1 });
  const { checkout } = await aBuyer({ type: 'food', items: [{ item }], language: 'ar' });
  await expect(checkout.part(checkout.words.summary)).toContainText(checkout.words.delivery);
  await checkout.option(checkout.words.takeAway).check({ force: true });
  await expect(checkout.part(checkout.words.summary)).not.toContainText(checkout.words.delivery);
  await checkout.ready();
  const { total, sum } = await checkout.bill();
  expect(sum).toBe(total);
  await checkout.place.click();
  await checkout.orderId();
  await expect(checkout.guestDialog).toBeVisible();
});
