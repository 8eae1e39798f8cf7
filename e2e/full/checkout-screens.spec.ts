import { inModule, storePath } from '@souk/contracts';
import { becomeCustomer } from '../fixtures/become-customer.ts';
import { openPrescription } from '../fixtures/open-prescription.ts';
import { addFirstItem, button, goHome, goToCheckout, sweep, type Visit } from '../fixtures/sweep.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { ParcelPage } from '../pages/parcel-page.ts';
import { icon } from '../fixtures/icon.ts';

const QUOTE = '**/api/v1/customer/order/quote';
const PLACE = '**/api/v1/customer/order/place';

/** By the header's menu of places, whose first entry it is for customers (LOC-20). */
async function openSavedAddresses({ shell, page }: Visit): Promise<void> {
  await shell.header.locator('button[aria-haspopup=menu][aria-describedby]').click();
  await page.getByRole('menuitem').first().click();
}

sweep({
  'checkout of a guest': (visit) => goToCheckout(visit, 'food'),
  'checkout of which everything is missing': async (visit) => {
    await goToCheckout(visit, 'food');
    const checkout = new CheckoutPage(visit.page, visit.language);
    await checkout.ready();
    await checkout.place.click();
    await checkout.notice.first().waitFor();
  },
  'checkout of a customer with much to choose': async (visit) => {
    await becomeCustomer(visit, [{ house: '7', floor: '3', road: '12' }, { address_type: 'office' }]);
    const { page } = visit;
    await goToCheckout(visit, 'food', storePath(await visit.marketplace.storeForLater('food', 'harbour')));
    const checkout = new CheckoutPage(page, visit.language);
    await checkout.ready();
    await page.locator('input[name=when]').last().check({ force: true });
    await page.locator('input[name=payment][value=offline_payment]').check({ force: true });
    await checkout.ready();
  },
  'coupons of an order': async (visit) => {
    await goToCheckout(visit, 'grocery');
    await button(visit.shell.main, 'Ticket').first().click();
    await visit.page.getByRole('dialog').getByRole('button').nth(1).waitFor();
  },
  'checkout of nothing': async (visit) => {
    const { id } = await visit.marketplace.module('food');
    await goHome(visit, 'food');
    await visit.page.goto(inModule('/checkout?page=cart', id));
    await visit.shell.main.locator(icon('ShoppingBasket')).first().waitFor();
  },
  'checkout that cannot be priced': async (visit) => {
    visit.problems.expect(/Failed to load resource.*503/);
    const { page, shell } = visit;
    await page.route(QUOTE, (route) => route.fulfill({ status: 503, json: { errors: [] } }));
    await goHome(visit, 'food');
    await addFirstItem(visit);
    const { id } = await visit.marketplace.module('food');
    await page.goto(inModule('/checkout?page=cart', id));
    await shell.main.getByRole('alert').first().waitFor();
  },
  'order of which nothing was heard': async (visit) => {
    const { page } = visit;
    visit.problems.expect(/Failed to load resource.*ERR_/);
    await becomeCustomer(visit);
    await goToCheckout(visit, 'food');
    await page.route(PLACE, (route) => route.abort('connectionreset'));
    const checkout = new CheckoutPage(page, visit.language);
    await checkout.ready();
    await checkout.place.click();
    await checkout.place.waitFor({ state: 'detached' });
    await page.getByRole('heading').first().waitFor();
  },
  'prescription alone': async (visit) => {
    await goHome(visit, 'pharmacy');
    await openPrescription(visit);
    const checkout = new CheckoutPage(visit.page, visit.language);
    await checkout.ready();
    await checkout.attachPrescription();
    await checkout.ready();
  },
  'prescription of which everything is missing': async (visit) => {
    await goHome(visit, 'pharmacy');
    await openPrescription(visit);
    const checkout = new CheckoutPage(visit.page, visit.language);
    await checkout.ready();
    await checkout.place.click();
    await checkout.notice.first().waitFor();
  },
  'saved addresses': async (visit) => {
    await becomeCustomer(visit, [{}, { address_type: 'office' }, { address_type: 'Grandmother' }]);
    await goHome(visit, 'food');
    await openSavedAddresses(visit);
    await visit.page.getByRole('dialog').getByRole('radio').first().waitFor();
  },
  'no saved addresses': async (visit) => {
    await becomeCustomer(visit);
    await goHome(visit, 'food');
    await openSavedAddresses(visit);
    await visit.page.getByRole('dialog').getByRole('button').nth(1).waitFor();
  },
  'address form': async (visit) => {
    await goToCheckout(visit, 'food');
    const checkout = new CheckoutPage(visit.page, visit.language);
    await visit.page.getByRole('button', { name: checkout.words.editAddress }).click();
    await visit.page.getByRole('dialog').getByRole('application').waitFor();
  },
  'form of a parcel': async (visit) => {
    await goHome(visit, 'parcel');
    await new ParcelPage(visit.page, visit.language).choose();
  },
  'form of a parcel of which everything is missing': async (visit) => {
    await goHome(visit, 'parcel');
    const parcel = new ParcelPage(visit.page, visit.language);
    await parcel.choose();
    await parcel.next.click();
    await visit.shell.main.locator('[aria-invalid=true]').first().waitFor();
  },
  'checkout of a parcel': async (visit) => {
    await becomeCustomer(visit);
    await goHome(visit, 'parcel');
    const parcel = new ParcelPage(visit.page, visit.language);
    await parcel.choose();
    await parcel.fillEnd('sender', 'Mona Haddad', '0501234567');
    await parcel.pickDropOff();
    await parcel.fillEnd('receiver', 'Omar Said', '0507654321');
    await parcel.goOn('customer');
    await new CheckoutPage(visit.page, visit.language).ready();
  },
});
