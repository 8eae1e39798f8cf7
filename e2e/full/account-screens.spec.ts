import { accountPath, orderPath, ROUTES } from '@souk/contracts';
import type { AccountPage } from '@souk/contracts';
import { becomeCustomer } from '../fixtures/become-customer.ts';
import { placeCustomer } from '../fixtures/customer.ts';
import { placeByCall } from '../fixtures/place-by-call.ts';
import { button, goHome, goTo, sweep, type Visit } from '../fixtures/sweep.ts';
import { icon } from '../fixtures/icon.ts';

/** A page of a new customer's account. */
async function openPage(visit: Visit, page: AccountPage): Promise<void> {
  await becomeCustomer(visit);
  await goHome(visit, 'food');
  await goTo(visit, accountPath(page));
}

/** A customer with a delivered order, which brought points and cashback. */
async function haveDelivered(visit: Visit): Promise<number> {
  const { token } = await becomeCustomer(visit);
  const { id } = await placeByCall(visit.request, visit.marketplace, { token }, 'cash_on_delivery', {
    order_type: 'delivery',
    quantity: 12,
  });
  await visit.operator.move(id, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
  await goHome(visit, 'food');
  return id;
}

sweep({
  greeting: async (visit) => {
    await becomeCustomer(visit, [], visit.marketplace.signUp({ isGreeted: false }));
    // The home is out of reach behind the dialog.
    await visit.page.goto(await placeCustomer(visit.context, visit.marketplace, 'food', 'harbour'));
    await visit.page.getByRole('dialog').locator(icon('Gift')).waitFor();
  },
  'wallet with nothing in it': (visit) => openPage(visit, 'wallet'),
  'wallet that is filled': async (visit) => {
    await haveDelivered(visit);
    await goTo(visit, accountPath('wallet'));
    await visit.shell.main
      .getByRole('listitem')
      .filter({ hasText: /AED|د\.إ/ })
      .first()
      .waitFor();
    await button(visit.shell.main, 'Plus').click();
    await visit.shell.main.locator('[name=amount]').waitFor();
  },
  'wallet that waits for a payment': async (visit) => {
    const { token } = await becomeCustomer(visit);
    const answer = await visit.request.post('/api/v1/customer/wallet/add-fund', {
      data: { amount: 50, payment_method: 'digital_payment' },
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok()) throw new Error(`wallet/add-fund answered ${answer.status()}`);
    await goHome(visit, 'food');
    await goTo(visit, `${accountPath('wallet')}&flag=success`);
    await visit.shell.main.getByRole('status').locator('svg').waitFor();
  },
  'no points': (visit) => openPage(visit, 'loyalty-points'),
  'points that are converted': async (visit) => {
    await haveDelivered(visit);
    await goTo(visit, accountPath('loyalty-points'));
    await visit.shell.main.locator('button[aria-expanded=false]').click();
    await visit.shell.main.locator('form').waitFor();
  },
  'referral code': (visit) => openPage(visit, 'referral-code'),
  coupons: async (visit) => {
    await openPage(visit, 'coupons');
    await visit.shell.main.getByRole('article').first().waitFor();
  },
  'inbox without messages': async (visit) => {
    await openPage(visit, 'inbox');
    await visit.shell.main.locator(`section a[href="${accountPath('my-orders')}"]`).waitFor();
  },
  'newsletter link that is not valid': async (visit) => {
    await goHome(visit, 'food');
    await goTo(visit, ROUTES.newsletter);
  },
  'order that can be tipped': async (visit) => {
    const id = await haveDelivered(visit);
    await goTo(visit, orderPath(id));
    const amounts = visit.shell.main.locator('form').getByRole('group');
    await amounts.getByRole('button').last().click();
    await visit.shell.main.locator('input[name=tip]').fill('0');
    await visit.shell.main.locator('form button[type=submit]').click();
  },
  'personal details': async (visit) => {
    await openPage(visit, 'profile-settings');
    await visit.shell.main.locator('input[name=f_name]').waitFor();
  },
  'personal details of which everything is missing': async (visit) => {
    await openPage(visit, 'profile-settings');
    for (const name of ['f_name', 'l_name', 'email'])
      await visit.shell.main.locator(`input[name=${name}]`).fill('');
    await visit.shell.main.locator('form button[type=submit]').click();
    await visit.shell.main.locator('[aria-invalid=true]').first().waitFor();
    // The menu beside the form is measured where it stands, not where a scroll has taken it.
    await visit.page.evaluate(() => window.scrollTo(0, 0));
  },
  'removal of an account': async (visit) => {
    await openPage(visit, 'profile-settings');
    await visit.shell.main.locator('section > div > button').last().click();
    await visit.page.getByRole('dialog').locator('input[name=password]').waitFor();
  },
  'no addresses in the account': async (visit) => {
    await openPage(visit, 'addresses');
    await visit.shell.main.locator(icon('MapPin')).last().waitFor();
  },
  'addresses in the account': async (visit) => {
    await becomeCustomer(visit, [{ address_type: 'home' }, { address_type: 'office' }]);
    await goHome(visit, 'food');
    await visit.page.goto('/profile?page=addresses');
    await button(visit.shell.main, 'Trash2').first().waitFor();
  },
  settings: async (visit) => {
    await openPage(visit, 'settings');
    await visit.shell.main.getByRole('radio').first().waitFor();
  },
});
