import { STORAGE_KEYS } from '@souk/contracts';
import type { GuestAnswer, Item, PaymentMethod } from '@souk/contracts';
import { becomeCustomer } from '../fixtures/become-customer.ts';
import { openPrescription } from '../fixtures/open-prescription.ts';
import { placeByCall } from '../fixtures/place-by-call.ts';
import { goHome, sweep, type Visit } from '../fixtures/sweep.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { icon } from '../fixtures/icon.ts';

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
  'prescription that waits for its price': async (visit) => {
    await sendPrescription(visit);
  },
  'prescription with its price': async (visit) => {
    const { id, medicine } = await sendPrescription(visit);
    await visit.operator.price(id, [{ item_id: medicine.id, quantity: 2 }]);
    await visit.shell.main.locator(icon('Pill')).waitFor();
  },
});
