import { expectAccessible } from '../fixtures/accessibility.ts';
import { drawn, measureShifts, shiftsOf } from '../fixtures/layout-shifts.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('cashback stands in a slim bar above the navigation at the foot, covers nothing of the page, and opens the offers (LAN-3, WAL-8)', async ({
  page,
  aCustomerIn,
}) => {
  await measureShifts(page);
  await aCustomerIn('food');
  const line = page.getByRole('button', { name: /cashback/ });
  const box = await line.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(64);
  const navigation = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(navigation?.y ?? 0, -1);

  // The page ends above it.
  await page.evaluate(() =>
    document.documentElement.scrollTo({ top: document.documentElement.scrollHeight }),
  );
  await drawn(page);
  const foot = await page.getByRole('contentinfo').boundingBox();
  const bar = await page.getByRole('complementary').filter({ has: line }).boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);

  // Without a mouse: what moves within half a second after a press would not be counted.
  await line.dispatchEvent('click');
  const offers = page.getByRole('region', { name: 'Cashback offers' });
  await expect(offers.getByText('Five percent back on everything')).toBeVisible();
  await page.goBack();
  await expect(offers).toBeHidden();
  const { total, what } = await shiftsOf(page);
  expect(total, what.join('\n')).toBeLessThan(0.01);

  await line.dispatchEvent('click');
  await expect(offers.getByText('Five percent back on everything')).toBeVisible();
  await expectAccessible(page);
});

test('cashback stands below the lines of the cart (WAL-8)', async ({ aCustomerIn, marketplace }) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
  await shell.cart.open();
  await shell.cart.drawer.getByRole('button', { name: /cashback/ }).click();
  await expect(shell.cart.drawer.getByText('Five percent back on everything')).toBeVisible();
});
