import {
  STORAGE_KEYS,
  conversationPath,
  inModule,
  orderPath,
  prescriptionPath,
  reviewPath,
  trackingPath,
} from '@souk/contracts';
import type { GuestAnswer, Item, PaymentMethod, Reorder } from '@souk/contracts';
import { becomeCustomer } from '../fixtures/become-customer.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { placeByCall, type PlacedByCall } from '../fixtures/place-by-call.ts';
import { button, goHome, goToCheckout, sweep, type Visit } from '../fixtures/sweep.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { ParcelPage } from '../pages/parcel-page.ts';

const QUOTE = '**/api/v1/customer/order/quote';
const PLACE = '**/api/v1/customer/order/place';

async function keep({ context }: Visit, key: string, value: string): Promise<void> {
  await context.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
}

async function becomeGuest(visit: Visit): Promise<{ guest_id: string }> {
  const answer = await visit.request.post('/api/v1/auth/guest/request', { data: {} });
  const { guest_id } = (await answer.json()) as GuestAnswer;
  await keep(visit, STORAGE_KEYS.guestId, guest_id);
  return { guest_id };
}

/** A customer's order of that way to pay, and the page of what became of it. */
async function openPlaced(visit: Visit, method: PaymentMethod, flag = ''): Promise<void> {
  const { token } = await becomeCustomer(visit);
  const { id } = await placeByCall(visit.request, visit.marketplace, { token }, method);
  await goHome(visit, 'food');
  await visit.page.goto(`/checkout/placed?order_id=${id}${flag}`);
}

/** A customer's order among their own, or a view of it. */
async function openOrder(visit: Visit, view = ''): Promise<{ id: number; token: string; storeId: number }> {
  const { token } = await becomeCustomer(visit);
  const { id, storeId } = await placeByCall(visit.request, visit.marketplace, { token });
  await goHome(visit, 'food');
  await visit.page.goto(`${orderPath(id)}${view}`);
  await visit.shell.main.getByRole('article').waitFor();
  return { id, token, storeId };
}

/** A customer's order of one dish that has arrived, and the page where it is reviewed unless another is named. */
async function openDelivered(visit: Visit, path?: string): Promise<PlacedByCall & { token: string }> {
  const { token } = await becomeCustomer(visit);
  const placed = await placeByCall(visit.request, visit.marketplace, { token });
  await visit.operator.move(placed.id, 'confirmed', 'processing', 'handover', 'delivered');
  await goHome(visit, 'food');
  await visit.page.goto(path ?? reviewPath(placed.id));
  await visit.shell.main.getByRole('heading', { level: 1 }).waitFor();
  return { ...placed, token };
}

/** A customer's order that a delivery person carries. */
async function openCarried(visit: Visit): Promise<{ id: number }> {
  const { token } = await becomeCustomer(visit);
  const { id } = await placeByCall(visit.request, visit.marketplace, { token }, 'cash_on_delivery', {
    order_type: 'delivery',
  });
  await visit.operator.move(id, 'confirmed', 'processing', 'handover', 'picked_up');
  await goHome(visit, 'food');
  return { id };
}

/** By the header's menu of places, whose first entry it is for customers (LOC-20). */
async function openSavedAddresses({ shell, page }: Visit): Promise<void> {
  await shell.header.locator('button[aria-haspopup=menu][aria-describedby]').click();
  await page.getByRole('menuitem').first().click();
}

/** A conversation with a store in which both have written. */
async function talk(visit: Visit): Promise<string> {
  const { id, token } = await becomeCustomer(visit);
  const { marketplace, operator, request } = visit;
  const [item] = await marketplace.popularItems('food', 'harbour');
  if (!item) throw new Error('food has no popular item');
  await operator.writeTo(id, item.store_id, 'Which sauce would you like? We have seven of them today.');
  const said = await request.post('/api/v1/customer/message/send', {
    multipart: { receiver_type: 'store', receiver_id: item.store_id, message: 'The green one, please' },
    headers: { authorization: `Bearer ${token}` },
  });
  if (!said.ok()) throw new Error(`message/send answered ${said.status()}: ${await said.text()}`);
  await operator.writeTo(id, item.store_id, 'أكيد، الصلصة الخضراء على الطريق');
  await goHome(visit, 'food');
  return `/chatting?type=store&id=${item.store_id}`;
}

/** The form of an order by a prescription alone; answers with what the pharmacist may find on it. */
async function openPrescription({ page, marketplace }: Visit): Promise<Item> {
  const items = await marketplace.popularItems('pharmacy', 'harbour', 100);
  const medicine = simpleItem(
    items.filter((item) => item.is_prescription_required === 1),
    { plenty: 10 },
  );
  await page.goto(prescriptionPath({ id: medicine.store_id, module_id: medicine.module_id }));
  return medicine;
}

/** A customer's prescription that is with the pharmacist, and what is on it. */
async function sendPrescription(visit: Visit): Promise<{ id: number; medicine: Item }> {
  await becomeCustomer(visit);
  await goHome(visit, 'pharmacy');
  const medicine = await openPrescription(visit);
  const checkout = new CheckoutPage(visit.page, visit.language);
  await checkout.ready();
  await checkout.attachPrescription();
  await checkout.ready();
  await checkout.place.click();
  const id = await checkout.orderId();
  await visit.shell.main.getByRole('article').waitFor();
  return { id, medicine };
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
    await goToCheckout(visit, 'food');
    const { page } = visit;
    const checkout = new CheckoutPage(page, visit.language);
    await checkout.ready();
    await page.locator('input[name=when]').last().check({ force: true });
    await page.locator('input[name=payment][value=offline_payment]').check({ force: true });
    await checkout.ready();
  },
  'coupons of an order': async (visit) => {
    await goToCheckout(visit, 'grocery');
    await button(visit.shell.main, 'ticket').first().click();
    await visit.page.getByRole('dialog').getByRole('button').nth(1).waitFor();
  },
  'checkout of nothing': async (visit) => {
    const { id } = await visit.marketplace.module('food');
    await goHome(visit, 'food');
    await visit.page.goto(inModule('/checkout?page=cart', id));
    await visit.shell.main.locator('svg.lucide-shopping-basket').first().waitFor();
  },
  'checkout that cannot be worked out': async (visit) => {
    visit.problems.expect(/Failed to load resource.*503/);
    const { page, shell } = visit;
    await page.route(QUOTE, (route) => route.fulfill({ status: 503, json: { errors: [] } }));
    await goHome(visit, 'food');
    const added = page.waitForResponse((response) => response.url().includes('/cart/add'));
    await shell.main.locator('article button:not([aria-haspopup]):has(svg.lucide-plus)').first().click();
    await added;
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
  'order placed': async (visit) => {
    await openPlaced(visit, 'cash_on_delivery');
    await new CheckoutPage(visit.page, visit.language).placed.waitFor();
  },
  'order of a guest': async (visit) => {
    const guest = await becomeGuest(visit);
    const { id } = await placeByCall(visit.request, visit.marketplace, guest);
    await goHome(visit, 'food');
    await visit.page.goto(`/checkout/placed?order_id=${id}`);
    await new CheckoutPage(visit.page, visit.language).guestDialog.waitFor();
  },
  'order that waits for its payment': async (visit) => {
    await openPlaced(visit, 'digital_payment', '&flag=success');
    await visit.shell.main.getByRole('article').waitFor();
  },
  'payment that failed, with its dialog': async (visit) => {
    await openPlaced(visit, 'digital_payment', '&flag=fail');
    await visit.page.getByRole('dialog').waitFor();
  },
  'payment that failed': async (visit) => {
    await openPlaced(visit, 'digital_payment', '&flag=fail');
    await visit.page.getByRole('dialog').waitFor();
    await visit.page.keyboard.press('Escape');
    await visit.shell.main.getByRole('article').waitFor();
  },
  'order that was canceled': async (visit) => {
    const { token } = await becomeCustomer(visit);
    const { id } = await placeByCall(visit.request, visit.marketplace, { token });
    await visit.operator.move(id, 'canceled');
    await goHome(visit, 'food');
    await visit.page.goto(`/checkout/placed?order_id=${id}`);
    await visit.shell.main.getByRole('article').waitFor();
  },
  'order that is not there': async (visit) => {
    visit.problems.expect(/Failed to load resource.*404/);
    await becomeCustomer(visit);
    await goHome(visit, 'food');
    await visit.page.goto('/checkout/placed?order_id=999999999');
    await visit.shell.main.getByRole('alert').waitFor();
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
  'prescription that waits for its price': async (visit) => {
    await sendPrescription(visit);
  },
  'prescription with its price': async (visit) => {
    const { id, medicine } = await sendPrescription(visit);
    await visit.operator.price(id, [{ item_id: medicine.id, quantity: 2 }]);
    await visit.shell.main.locator('svg.lucide-pill').waitFor();
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
  'messages of nobody': async (visit) => {
    await goHome(visit, 'food');
    await visit.page.goto('/chatting');
    await visit.shell.main.locator('svg.lucide-message-circle').waitFor();
  },
  'no messages': async (visit) => {
    await becomeCustomer(visit);
    await goHome(visit, 'food');
    await visit.page.goto('/chatting');
    await visit.shell.main.locator('svg.lucide-message-circle').first().waitFor();
  },
  conversations: async (visit) => {
    await talk(visit);
    await visit.page.goto('/chatting');
    await visit.shell.main.getByRole('listitem').first().waitFor();
  },
  conversation: async (visit) => {
    await visit.page.goto(await talk(visit));
    await visit.shell.main.getByRole('textbox').last().waitFor();
    await visit.shell.main.getByText('The green one, please').first().waitFor();
  },
  'personal details': async (visit) => {
    await becomeCustomer(visit);
    await goHome(visit, 'food');
    await visit.page.goto('/profile?page=profile-settings');
    await visit.shell.main.locator('input[name=f_name]').waitFor();
  },
  'personal details of which everything is missing': async (visit) => {
    await becomeCustomer(visit);
    await goHome(visit, 'food');
    await visit.page.goto('/profile?page=profile-settings');
    for (const name of ['f_name', 'l_name', 'email'])
      await visit.shell.main.locator(`input[name=${name}]`).fill('');
    await visit.shell.main.locator('form button[type=submit]').click();
    await visit.shell.main.locator('[aria-invalid=true]').first().waitFor();
    // The menu beside the form is measured where it stands, not where a scroll has taken it.
    await visit.page.evaluate(() => window.scrollTo(0, 0));
  },
  'removal of an account': async (visit) => {
    await becomeCustomer(visit);
    await goHome(visit, 'food');
    await visit.page.goto('/profile?page=profile-settings');
    await visit.shell.main.locator('section > div > button').last().click();
    await visit.page.getByRole('dialog').locator('input[name=password]').waitFor();
  },
  'no addresses in the account': async (visit) => {
    await becomeCustomer(visit);
    await goHome(visit, 'food');
    await visit.page.goto('/profile?page=addresses');
    await visit.shell.main.locator('svg.lucide-map-pin').last().waitFor();
  },
  'addresses in the account': async (visit) => {
    await becomeCustomer(visit, [{ address_type: 'home' }, { address_type: 'office' }]);
    await goHome(visit, 'food');
    await visit.page.goto('/profile?page=addresses');
    await button(visit.shell.main, 'trash-2').first().waitFor();
  },
  settings: async (visit) => {
    await becomeCustomer(visit);
    await goHome(visit, 'food');
    await visit.page.goto('/profile?page=settings');
    await visit.shell.main.getByRole('radio').first().waitFor();
  },
  'my orders': async (visit) => {
    const { token } = await becomeCustomer(visit);
    await placeByCall(visit.request, visit.marketplace, { token });
    await goHome(visit, 'food');
    await visit.page.goto('/my-orders');
    await visit.shell.main.getByRole('listitem').first().waitFor();
  },
  'an order': async (visit) => {
    await openOrder(visit);
  },
  'an order that was delivered, with a refund request': async (visit) => {
    const { id, token } = await openOrder(visit);
    await visit.operator.move(id, 'confirmed', 'processing', 'handover', 'delivered');
    const asked = await visit.request.post('/api/v1/customer/order/refund-request', {
      data: { order_id: id, reason: 'It arrived cold', note: 'All of it' },
      headers: { authorization: `Bearer ${token}` },
    });
    if (!asked.ok()) throw new Error(`refund-request answered ${asked.status()}: ${await asked.text()}`);
    await visit.page.reload();
    await visit.shell.main.locator('article svg.lucide-x').first().waitFor();
  },
  'my past orders, and the question how the last one was': async (visit) => {
    await openDelivered(visit, '/profile?page=my-orders&tab=past');
    await visit.page.locator('section > header > div > h2').waitFor();
  },
  'a delivered order to review, one part of it rated': async (visit) => {
    await openDelivered(visit);
    await visit.shell.main.locator('fieldset label').nth(3).click();
    await visit.shell.main.getByRole('textbox').waitFor();
  },
  'a delivered order of which everything is reviewed': async (visit) => {
    const { id, item, token } = await openDelivered(visit);
    const sent = await visit.request.post('/api/v1/items/reviews/submit', {
      data: { order_id: id, item_id: item.id, rating: 5, comment: 'Just as it should be. كما يجب.' },
      headers: { authorization: `Bearer ${token}` },
    });
    if (!sent.ok()) throw new Error(`reviews/submit answered ${sent.status()}: ${await sent.text()}`);
    await visit.page.reload();
    await visit.shell.main.getByRole('status').locator('svg').first().waitFor();
  },
  'reasons for canceling an order, none of them chosen': async (visit) => {
    await openOrder(visit);
    await button(visit.shell.main, 'x').click();
    const dialog = visit.page.getByRole('dialog');
    await dialog.getByRole('radio').first().waitFor();
    await dialog.getByRole('button').nth(1).click();
    await dialog.getByRole('alert').locator('svg').waitFor();
  },
  'what is missing of a former order': async (visit) => {
    await openOrder(visit);
    await visit.page.route('**/customer/order/reorder?*', async (route) => {
      const answer = await route.fetch();
      const reorder = (await answer.json()) as Reorder;
      const lines = reorder.lines.flatMap((line) => [
        { ...line, previous_total: line.total + 1 },
        { ...line, problem: 'gone', quantity: 0, item: null },
        { ...line, problem: 'choices_changed', quantity: 0 },
      ]);
      await route.fulfill({ json: { ...reorder, store_state: 'later', lines } });
    });
    await button(visit.shell.main, 'rotate-cw').click();
    await visit.page.getByRole('dialog').getByRole('listitem').first().waitFor();
  },
  'an invoice': async (visit) => {
    await openOrder(visit, '&view=invoice');
    await visit.shell.main.getByRole('table').waitFor();
  },
  'tracking, of a guest who has yet to say which order': async (visit) => {
    await goHome(visit, 'food');
    await visit.page.goto('/track-order');
    await button(visit.shell.main, 'package-search').click();
    await visit.shell.main.locator('form [aria-invalid]').first().waitFor();
  },
  'tracking, of an order that is not found': async (visit) => {
    visit.problems.expect(/Failed to load resource.*404/);
    await becomeCustomer(visit);
    await goHome(visit, 'food');
    await visit.page.goto('/track-order?order_id=999999999');
    await visit.shell.main.locator('[role=status] svg.lucide-package-search').waitFor();
  },
  'tracking, of an order on its way': async (visit) => {
    const { id } = await openCarried(visit);
    await visit.page.goto(`/track-order?order_id=${id}`);
    await visit.shell.main.locator('article [role=application] svg.lucide-bike').waitFor();
  },
  'tracking, in the drawer': async (visit) => {
    const { id } = await openCarried(visit);
    await visit.page.goto(trackingPath(id));
    await visit.page.getByRole('dialog').locator('[role=application] svg.lucide-bike').waitFor();
  },
  'tracking, of an order that is canceled': async (visit) => {
    const { token } = await becomeCustomer(visit);
    const { id } = await placeByCall(visit.request, visit.marketplace, { token });
    await visit.operator.move(id, 'canceled');
    await goHome(visit, 'food');
    await visit.page.goto(`/track-order?order_id=${id}`);
    await visit.shell.main.locator('article svg.lucide-info').waitFor();
  },
  'order of nobody': async (visit) => {
    visit.problems.expect(/Failed to load resource.*404/);
    await becomeCustomer(visit);
    await goHome(visit, 'food');
    await visit.page.goto('/profile?page=my-orders&orderId=999999999');
    await visit.shell.main.locator('svg.lucide-package-search').waitFor();
  },
  'conversation in the profile, about an order': async (visit) => {
    const { id, token, storeId } = await openOrder(visit);
    const sent = await visit.request.post('/api/v1/customer/message/send', {
      multipart: { receiver_type: 'store', receiver_id: storeId, order_id: id, message: 'No onions, please' },
      headers: { authorization: `Bearer ${token}` },
    });
    if (!sent.ok()) throw new Error(`message/send answered ${sent.status()}: ${await sent.text()}`);
    await visit.page.goto(conversationPath({ type: 'store', id: storeId }, id));
    await visit.shell.main.getByText('No onions, please').first().waitFor();
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
