import { inModule } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { overflow } from '../fixtures/overflow.ts';
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
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

for (const language of ['en', 'ar'])
  for (const width of [320, 390])
    test(`a phone of ${width} pixels has room for the switch and its times, and for the search, in ${language} (HDR-1, I18-5)`, async ({
      page,
      aCustomerIn,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      const shell = await aCustomerIn('food');
      await shell.seesRemote('food');
      const group = page.getByRole('radiogroup');
      const pickup = group.getByRole('radio').nth(1);
      await expect(pickup).toHaveAccessibleDescription(/\d/);
      const box = await pickup.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      const room = await group.evaluate((it) =>
        Math.min(
          ...[...it.querySelectorAll('label')].flatMap((label) => {
            const { left, right } = label.getBoundingClientRect();
            return [...label.querySelectorAll('span')].flatMap((words) => {
              const inside = words.getBoundingClientRect();
              return [inside.left - left, right - inside.right];
            });
          }),
        ),
      );
      expect(room, 'pixels between a text and the border').toBeGreaterThanOrEqual(7);
      expect((await page.getByRole('search').boundingBox())?.width).toBeGreaterThanOrEqual(128);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await pickup.check();
      await expect(pickup).toBeChecked();
    });
