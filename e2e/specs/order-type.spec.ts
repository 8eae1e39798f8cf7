import { inModule } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test('a customer chooses pickup in the header, sees what can be picked up, and finds the choice again (HDR-1, STR-2)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const { id } = await marketplace.module('food');
  const shell = await aCustomerIn('food');
  const pickup = shell.header.getByRole('radio', { name: 'Pickup' });
  await expect(shell.header.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  await pickup.check();
  await expectAccessible(page);

  await page.goto(inModule('/store/popular', id));
  await shell.seesRemote('browse');
  await expect(page).toHaveURL(/delivery=take_away/);
  await expect(shell.main.getByRole('combobox', { name: 'Order type' })).toHaveValue('take_away');
  await expect(pickup).toBeChecked();

  await page.goto(`/home?data_type=discounted&module_id=${id}`);
  await shell.seesRemote('browse');
  await expect(page).toHaveURL(/delivery=take_away/);
  await expect(shell.main.getByRole('button', { name: 'Pickup', pressed: true })).toBeVisible();
});

for (const width of [1180, 1440])
  test(`the search is the widest thing in the header at ${width} pixels (HDR-1, SRC-2)`, async ({
    page,
    aCustomerIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shell = await aCustomerIn('food');
    const search = shell.header.getByRole('search');
    const widthOf = async (part: typeof search) => (await part.boundingBox())?.width ?? 0;
    await search.waitFor();
    const others = [
      shell.header.getByRole('radiogroup'),
      shell.header.getByRole('button', { name: 'Location' }),
      shell.header.getByRole('link').first(),
    ];
    for (const other of others) expect(await widthOf(other)).toBeLessThan(await widthOf(search));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('a phone has the switch beside the search, large enough for a finger (HDR-1)', async ({
  page,
  aCustomerIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shell = await aCustomerIn('food');
  await shell.seesRemote('food');
  const pickup = page.getByRole('radio', { name: 'Pickup' });
  const box = await pickup.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await pickup.check();
  await expect(pickup).toBeChecked();
});
