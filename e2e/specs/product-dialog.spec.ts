import { STORAGE_KEYS } from '@souk/contracts';
import type { FoodVariation, Item } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { simpleItem, type Marketplace } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/test.ts';
import type { ProductDialog } from '../pages/product-dialog.ts';
import type { ShellPage } from '../pages/shell-page.ts';

const MODULES = ['food', 'grocery', 'pharmacy', 'ecommerce'];
/** The popup is at most this wide (POP-1). */
const WIDEST = 459;

for (const type of MODULES)
  test(`${type}: pressing an item opens it, and the dialog puts it into the cart (POP-1, POP-2, POP-4, POP-5)`, async ({
    page,
    aCustomerIn,
    marketplace,
  }) => {
    const item = simpleItem(await marketplace.popularItems(type, 'harbour'), { plenty: 2 });
    const shell = await aCustomerIn(type);
    const product = await shell.openItem(item.name);
    await expect(product.dialog.getByRole('img', { name: item.name })).toBeVisible();
    await expect(product.dialog.getByText(item.store_name)).toBeVisible();
    await expect(product.dialog.getByText('Total amount')).toBeVisible();
    await expect(product.quantity).toContainText('01');
    expect((await product.dialog.boundingBox())?.width).toBeLessThanOrEqual(WIDEST);
    await expectAccessible(page);

    await product.quantity.getByRole('button', { name: 'Increase quantity' }).click();
    await product.add.click();
    await expect(shell.toast('Item added to cart')).toBeVisible();
    await expect(product.dialog).toBeHidden();
    await shell.cart.open();
    await expect(shell.cart.quantity(item.name)).toContainText('2');
  });

test('an item that is in the cart opens with its quantity, and is changed (POP-4, POP-5, CRT-21, CRT-23)', async ({
  aCustomerIn,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
  const product = await shell.openItem(item.name);
  await product.update.click();
  await expect(shell.toast('No changes found to update.')).toBeVisible();
  await product.quantity.getByRole('button', { name: 'Increase quantity' }).click();
  await product.update.click();
  await expect(shell.toast('Item updated successfully')).toBeVisible();
  await expect(product.dialog).toBeHidden();
  await shell.cart.open();
  await expect(shell.cart.quantity(item.name)).toContainText('2');
});

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
  await shell.card(name).locator('a[aria-haspopup=dialog]:has(svg.lucide-plus)').first().focus();
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

test('Buy Now asks a guest, and leads to the checkout with the dish alone, over a reload (POP-8, CRT-5, CRT-6)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'), { plenty: 2 });
  const shell = await aCustomerIn('grocery');
  const product = await shell.openItem(item.name);
  await product.buyNow.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guest', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\?page=buy_now/);
  await expect(shell.main.getByText(item.name).first()).toBeVisible();
  await page.reload();
  await expect(shell.main.getByText(item.name).first()).toBeVisible();
  await expect(shell.header.getByRole('link', { name: 'Back to the shop' })).toBeVisible();
});

test('a guest who orders of a campaign is told to sign in, and comes back to the order (POP-7, POP-9)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const account = await marketplace.signUp();
  const shell = await aCustomerIn('food');
  await shell.main.getByRole('heading', { name: 'Just For You' }).scrollIntoViewIfNeeded();
  const card = shell.main.getByRole('link', { name: /^Order .+ now$/ }).first();
  await card.scrollIntoViewIfNeeded();
  await card.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /cart|Buy Now/i })).toHaveCount(0);
  for (const group of await dialog.locator('fieldset').filter({ hasText: 'Required' }).all())
    await group.locator('input').first().check();
  await dialog.getByRole('button', { name: 'Order Now' }).click();
  await expect(shell.toast('You are not logged in')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/sign-in\?return=/);
  await shell.fillSignIn(account);
  await expect(page).toHaveURL(/\/checkout\?page=campaign/);
});

test('a note for an item goes from its dialog into the cart and to the checkout, and is changed (CRT-16, CRT-23)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('food', 'harbour'), { plenty: 2 });
  const shell = await aCustomerIn('food');
  const product = await shell.openItem(item.name);
  await product.dialog.getByRole('button', { name: 'Add a note' }).click();
  await expect(product.note).toBeFocused();
  await product.note.fill('No onions');
  await expectAccessible(page);
  await product.add.click();
  await expect(product.dialog).toBeHidden();

  await shell.cart.open();
  await expect(shell.cart.line(item.name)).toContainText('No onions');
  await shell.cart.drawer.getByRole('button', { name: `Change ${item.name}` }).click();
  await expect(product.note).toHaveValue('No onions');
  await product.note.fill('Extra hot');
  await product.update.click();
  await expect(product.dialog).toBeHidden();
  await expect(shell.cart.line(item.name)).toContainText('Extra hot');

  await shell.cart.drawer.getByRole('button', { name: 'Proceed to checkout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guest', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(shell.main.getByText('Extra hot')).toBeVisible();
});

test('medicines take no note', async ({ aCustomerIn, marketplace }) => {
  const item = simpleItem(await marketplace.popularItems('pharmacy', 'harbour'), { plenty: 2 });
  const product = await (await aCustomerIn('pharmacy')).openItem(item.name);
  await expect(product.dialog.getByText('Total amount')).toBeVisible();
  await expect(product.dialog.getByRole('button', { name: 'Add a note' })).toHaveCount(0);
});

test('the dialog offers what goes with an item, added in one tap, and moves nothing above it (POP-26, CRT-8)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'), { plenty: 2 });
  const answer = await holdRequests(page, '**/items/related-store-items/**');
  const shell = await aCustomerIn('grocery');
  const product = await shell.openItem(item.name);
  await product.dialog.evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
  );
  // It is loaded once it is near.
  await product.goesWith.scrollIntoViewIfNeeded();
  const heading = product.dialog.getByText(item.name, { exact: true }).last();
  const before = await heading.boundingBox();
  answer();
  const add = product.goesWith.getByRole('button', { name: /^Add .+ to cart$/ }).first();
  await add.waitFor();
  expect(await heading.boundingBox()).toEqual(before);
  await add.click();
  await expect(shell.toast('Item added to cart')).toBeVisible();
  await expect(product.dialog).toBeVisible();
  await expect(product.goesWith.getByRole('group', { name: /^Quantity of/ })).toBeVisible();
});
