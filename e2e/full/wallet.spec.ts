import { accountPath, COOKIES, orderPath, ROUTES, STORAGE_KEYS } from '@souk/contracts';
import type { WalletTransactionPage } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/customer-test.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

test('a customer adds money once, tips the rider of a delivered order from it, and converts the points of the order (WAL-3, WAL-4, WAL-9, ORD-16, PAY-1)', async ({
  page,
  shell,
  anOrder,
  operator,
  signedIn,
}) => {
  const { id } = await anOrder({ order_type: 'delivery', quantity: 12 });
  await operator.move(id, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');

  await page.goto(accountPath('wallet'));
  await shell.main.getByRole('button', { name: 'Add money' }).click();
  await shell.main.getByLabel('Amount (AED)').fill('40');
  await shell.main.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(shell.main.getByText('AED 40.00 was added to your wallet.')).toBeVisible();
  await expect(shell.main.getByRole('listitem').filter({ hasText: 'Money added' })).toHaveCount(1);
  await expectAccessible(page);

  await page.goto(orderPath(id));
  const tip = shell.main.getByRole('region', { name: 'Tip' });
  await tip.getByRole('button', { name: 'AED 5.00' }).click();
  await expectAccessible(page);
  await tip.getByRole('button', { name: 'Tip AED 5.00' }).click();
  await expect(tip).toContainText(/You tipped .* AED\s5\.00\./);
  await expect(shell.main.getByRole('region', { name: 'Bill' })).toContainText('Tip after deliveryAED 5.00');

  await page.goto(accountPath('loyalty-points'));
  await shell.main.getByRole('button', { name: 'Convert to wallet' }).click();
  await shell.main.getByLabel('Points to convert').fill('100');
  await shell.main.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(shell.toast('Point to wallet transfer successfully.')).toBeVisible();

  const { headers } = signedIn;
  const answer = await page.request.get('/api/v1/customer/wallet/transactions', { headers });
  const { data } = (await answer.json()) as WalletTransactionPage;
  const of = (kind: string) => data.filter((entry) => entry.kind === kind).map(({ amount }) => amount);
  expect([of('fund'), of('tip'), of('points')]).toEqual([[40], [-5], [1]]);
});

test('in Arabic on a phone, a customer copies a referral code and a coupon, and finds the newsletter (WAL-5, WAL-9, FTR-7, I18-1)', async ({
  page,
  context,
  shell,
  signedIn,
}) => {
  expect(signedIn.token).not.toBe('');
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addCookies([{ name: COOKIES.language, value: 'ar', domain: 'localhost', path: '/' }]);
  await context.addInitScript(
    ([language, settings]) => {
      localStorage.setItem(language, 'ar');
      localStorage.setItem(settings, JSON.stringify({ direction: 'rtl', theme: 'light' }));
    },
    [STORAGE_KEYS.language, STORAGE_KEYS.settings] as const,
  );
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await page.goto(accountPath('referral-code'));
  await shell.main.getByRole('button', { name: 'نسخ الرمز' }).click();
  await expect(shell.main.getByRole('button', { name: 'تم النسخ' })).toBeVisible();
  const code = await copied();
  await expect(shell.main.getByText(code, { exact: true })).toBeVisible();

  await page.goto(accountPath('coupons'));
  const coupon = shell.main.getByRole('article').first().getByRole('button');
  const words = await coupon.textContent();
  await coupon.click();
  await expect.poll(copied).toBe(words);
  await expectAccessible(page);

  await page.goto(ROUTES.newsletter);
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('انتهت صلاحية هذا الرابط');
});

test('a new customer is greeted with the discount of the first order once, and finds it in the bill (SES-15, CON-3)', async ({
  page,
  marketplace,
  aCustomerIn,
}) => {
  const account = await marketplace.signUp({ isGreeted: false });
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.signIn(account);
  const greeting = shell.dialog('Welcome, Journey!');
  await expect(greeting).toContainText('20% off your first order');
  await expect(greeting).toContainText(/Valid until /);
  expect(await greeting.evaluate((dialog: HTMLElement) => dialog.offsetWidth)).toBe(382);
  await expectAccessible(page);
  const remembered = page.waitForResponse((response) => response.url().includes('/customer/welcome-seen'));
  await greeting.getByRole('button', { name: 'Start shopping' }).click();
  await remembered;

  const profile = page.waitForResponse((response) => response.url().includes('/customer/info'));
  await page.reload();
  await shell.seesRemote('grocery');
  await profile;
  await expect(greeting).toHaveCount(0);

  const checkout = new CheckoutPage(page);
  await checkout.reach(item.name, 'customer');
  await checkout.ready();
  await expect(shell.main.getByRole('complementary')).toContainText('Welcome discount');
  const { total, sum } = await checkout.bill();
  expect(sum).toBeCloseTo(total, 2);
});
