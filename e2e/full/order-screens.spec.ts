import { conversationPath, orderPath, reviewPath, ROUTES, trackingPath } from '@souk/contracts';
import type { Reorder } from '@souk/contracts';
import { becomeCustomer } from '../fixtures/become-customer.ts';
import { placeByCall, type PlacedByCall } from '../fixtures/place-by-call.ts';
import { button, goHome, sweep, type Visit } from '../fixtures/sweep.ts';
import { icon } from '../fixtures/icon.ts';

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

sweep({
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
    await visit.shell.main.locator(`[aria-current="step"] ${icon('Clock')}`).waitFor();
  },
  'my past orders': async (visit) => {
    await openDelivered(visit, '/profile?page=my-orders&tab=past');
    await visit.shell.main.getByRole('listitem').first().waitFor();
  },
  'the question how the last order was': async (visit) => {
    await openDelivered(visit, ROUTES.trackOrder);
    await visit.page.locator('section:not(main section) > header > div > h2').waitFor();
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
    await button(visit.shell.main, 'X').click();
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
    await button(visit.shell.main, 'RotateCw').click();
    await visit.page.getByRole('dialog').getByRole('listitem').first().waitFor();
  },
  'an invoice': async (visit) => {
    await openOrder(visit, '&view=invoice');
    await visit.shell.main.getByRole('table').waitFor();
  },
  'tracking, of a guest who has yet to say which order': async (visit) => {
    await goHome(visit, 'food');
    await visit.page.goto('/track-order');
    await button(visit.shell.main, 'PackageSearch').click();
    await visit.shell.main.locator('form [aria-invalid]').first().waitFor();
  },
  'tracking, of an order that is not found': async (visit) => {
    visit.problems.expect(/Failed to load resource.*404/);
    await becomeCustomer(visit);
    await goHome(visit, 'food');
    await visit.page.goto('/track-order?order_id=999999999');
    await visit.shell.main.locator(`[role=status] ${icon('PackageSearch')}`).waitFor();
  },
  'tracking, of an order on its way': async (visit) => {
    const { id } = await openCarried(visit);
    await visit.page.goto(`/track-order?order_id=${id}`);
    await visit.shell.main.locator(`article [role=application] ${icon('Bike')}`).waitFor();
  },
  'tracking, in the drawer': async (visit) => {
    const { id } = await openCarried(visit);
    await visit.page.goto(trackingPath(id));
    await visit.page
      .getByRole('dialog')
      .locator(`[role=application] ${icon('Bike')}`)
      .waitFor();
  },
  'tracking, of an order that is canceled': async (visit) => {
    const { token } = await becomeCustomer(visit);
    const { id } = await placeByCall(visit.request, visit.marketplace, { token });
    await visit.operator.move(id, 'canceled');
    await goHome(visit, 'food');
    await visit.page.goto(`/track-order?order_id=${id}`);
    await visit.shell.main.locator(`article ${icon('Info')}`).waitFor();
  },
  'order of nobody': async (visit) => {
    visit.problems.expect(/Failed to load resource.*404/);
    await becomeCustomer(visit);
    await goHome(visit, 'food');
    await visit.page.goto('/profile?page=my-orders&orderId=999999999');
    await visit.shell.main.locator(icon('PackageSearch')).waitFor();
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
});
