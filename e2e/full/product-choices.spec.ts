import { STORAGE_KEYS } from '@souk/contracts';
import type { FoodVariation, Item } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import type { Marketplace } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/test.ts';
import type { ProductDialog } from '../pages/product-dialog.ts';
import type { ShellPage } from '../pages/shell-page.ts';
import { icon } from '../fixtures/icon.ts';

/** A popular dish that cannot be ordered before something is chosen, at any hour. */
async function dishToChoose(marketplace: Marketplace): Promise<Item> {
  const items = await marketplace.popularItems('food', 'harbour');
  const dish = items.find(
    ({ food_variations: groups, available_time_starts: from, available_time_ends: to }) =>
      from === to && groups.some(({ required, type }) => required === 'on' && type === 'single'),
  );
  if (!dish) throw new Error('no popular dish needs a choice');
  return dish;
}

const requiredGroups = (dish: Item) => dish.food_variations.filter(({ required }) => required === 'on');

async function openToChoose(shell: ShellPage, dish: Item): Promise<ProductDialog> {
  const card = shell.card(dish.name);
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link', { name: 'Choose options' }).click();
  const product = shell.product(dish.name);
  await product.dialog.waitFor();
  return product;
}

/** Picks the last option of a single group, and as many as it needs of another. */
async function meet(product: ProductDialog, { name, type, min }: FoodVariation): Promise<void> {
  const group = product.group(name);
  if (type === 'single') return group.getByRole('radio').last().check();
  for (let at = 0; at < Math.max(1, min); at += 1) await group.getByRole('checkbox').nth(at).check();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what must be chosen of a dish stands on the first screen (POP-2, POP-10)', async ({
    aCustomerIn,
    marketplace,
  }) => {
    const dish = await dishToChoose(marketplace);
    const product = await openToChoose(await aCustomerIn('food'), dish);
    const [first] = requiredGroups(dish);
    const group = product.group(first?.name ?? '');
    const option = group.getByRole('radio').or(group.getByRole('checkbox')).first();
    await expect(option).toBeInViewport();
    const bottom = await option.evaluate((input) => input.getBoundingClientRect().bottom);
    const bar = await product.add.evaluate((button) => button.getBoundingClientRect().top);
    expect(bottom).toBeLessThan(bar);
  });
});

test('a dish with choices opens instead of being added, says what is missing, and is added with what was chosen (CRT-10, POP-10, POP-11, POP-21)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const dish = await dishToChoose(marketplace);
  const shell = await aCustomerIn('food');
  const product = await openToChoose(shell, dish);
  for (const { name, values } of dish.food_variations)
    for (const { label } of values)
      await expect(product.group(name).getByText(label, { exact: true })).toBeVisible();

  const [first] = requiredGroups(dish);
  if (!first) throw new Error(`${dish.name} needs nothing`);
  await product.add.click();
  const missing = product.group(first.name);
  await expect(missing.getByRole('alert')).toHaveText(
    `Variation ${first.name} can not remain without selection.`,
  );
  await expect(missing.getByRole('radio').or(missing.getByRole('checkbox')).first()).toBeFocused();
  await expectAccessible(page);

  for (const group of requiredGroups(dish)) await meet(product, group);
  await expect(product.dialog.getByRole('alert')).toHaveCount(0);
  // Space gives up what is chosen, as a second press does, and takes it again.
  const single = dish.food_variations.find(({ type }) => type === 'single');
  const last = product
    .group(single?.name ?? '')
    .getByRole('radio')
    .last();
  await last.focus();
  await page.keyboard.press('Space');
  await expect(last).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(last).toBeChecked();
  await product.add.click();
  await expect(shell.toast('Item added to cart')).toBeVisible();
  await shell.cart.open();
  const chosen = first.values.at(first.type === 'single' ? -1 : 0)?.label ?? '';
  await expect(shell.cart.line(dish.name)).toContainText(chosen);

  await shell.cart.drawer.getByRole('button', { name: `Change ${dish.name}` }).click();
  await expect(
    product
      .group(first.name)
      .getByRole('radio')
      .or(product.group(first.name).getByRole('checkbox'))
      .and(page.locator(':checked'))
      .first(),
  ).toBeVisible();
  await product.update.click();
  await expect(shell.toast('No changes found to update.')).toBeVisible();
  await product.quantity.getByRole('button', { name: 'Increase quantity' }).click();
  await product.update.click();
  await expect(shell.toast('Item updated successfully')).toBeVisible();
});

test('the keyboard alone chooses and adds a dish, in Arabic on a telephone (POP-10, POP-11, I18-1)', async ({
  page,
  context,
  aCustomerIn,
  marketplace,
}) => {
  const dish = await dishToChoose(marketplace);
  const inArabic = await marketplace.popularItems('food', 'harbour', 9, 'ar');
  const name = inArabic.find(({ id }) => id === dish.id)?.name ?? '';
  await context.addInitScript((values) => Object.assign(localStorage, values), {
    [STORAGE_KEYS.language]: 'ar',
    [STORAGE_KEYS.settings]: JSON.stringify({ direction: 'rtl', theme: 'dark' }),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const shell = await aCustomerIn('food');
  await shell
    .card(name)
    .locator(`a[aria-haspopup=dialog]:has(${icon('Plus')})`)
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('fieldset').first().waitFor();
  const add = dialog.locator('footer button').last();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page);
  // Each press of the button leads to the next group that misses something.
  const focused = dialog.locator('input:focus');
  for (
    let turn = 0;
    turn < dish.food_variations.length + 3 && (await dialog.getByRole('alert').count()) > 0;
    turn += 1
  ) {
    await expect(focused).toHaveCount(1);
    await page.keyboard.press('Space');
    await expect(focused).toBeChecked();
    await add.focus();
    await page.keyboard.press('Enter');
  }
  await expect(dialog).toBeHidden();
  await expect(page.getByText('تمت إضافة المنتج إلى السلة')).toBeVisible();
});
