import type { Item } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { changePrice } from '../fixtures/change-price.ts';
import { keepsFocusInside } from '../fixtures/focus.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { ONLY_IN_FULL } from '../fixtures/only-in-full.ts';
import { expect, test } from '../fixtures/test.ts';
import type { ShellPage } from '../pages/shell-page.ts';

const OTHER_STORE =
  'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.';

/** Opens the cart, and adds an item without choices that it suggests beside `item`. Returns its name. */
async function addSuggestion({ page, cart }: ShellPage, item: Item): Promise<string> {
  const related = page.waitForResponse((response) => response.url().includes('/items/related-store-items/'));
  await cart.open();
  const { products } = (await (await related).json()) as { products: Item[] };
  const { name } = simpleItem(products.filter(({ id }) => id !== item.id));
  await cart.suggestions.getByRole('button', { name: `Add ${name} to cart` }).click();
  return name;
}

test('an empty cart says so and leads on (CRT-2)', async ({ page, aCustomerIn }) => {
  const shell = await aCustomerIn('grocery');
  await shell.cart.open();
  await expect(shell.cart.drawer.getByText('Your cart is empty')).toBeVisible();
  await expectAccessible(page);
  await shell.cart.drawer.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(shell.cart.drawer).toBeHidden();
});

test('what is added is in the cart, and still there after a reload (CRT-8, CRT-21)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
  await shell.cart.open();
  await expect(shell.cart.line(item.name)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await shell.cart.open();
  await expect(shell.cart.line(item.name)).toBeVisible();
});

test(
  'a message leaves the title, the Close button and the foot of the open cart free, at every width',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn, marketplace }) => {
    const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
    const shell = await aCustomerIn('grocery');
    await shell.addToCart(item.name);
    await addSuggestion(shell, item);
    // It stays while one points at it.
    await shell.toast('Item added to cart').dispatchEvent('pointerover');
    const covered = async () =>
      shell.notifications.evaluate(
        (region, panel) => {
          const toast = region.firstElementChild?.getBoundingClientRect();
          if (!toast || !panel) return ['no message'];
          const { innerWidth, innerHeight } = window;
          const inside =
            toast.left >= 0 && toast.right <= innerWidth && toast.top >= 0 && toast.bottom <= innerHeight;
          const under = [...panel.querySelectorAll(':scope > header > *, :scope > footer')].filter((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return toast.left < right && toast.right > left && toast.top < bottom && toast.bottom > top;
          });
          return [...(inside ? [] : ['outside']), ...under.map((part) => part.textContent || part.ariaLabel)];
        },
        await shell.cart.drawer.elementHandle(),
      );
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(covered, { message: `${direction} at ${width}` }).toEqual([]);
      }
    }
  },
);

test('fifty fast taps make few calls and the right final quantity (CRT-7)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
  await shell.cart.open();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/cart/update')) calls += 1;
  });
  const settled = page.waitForResponse(
    (response) =>
      response.url().includes('/cart/update') && response.request().postDataJSON()?.quantity === 51,
  );
  const more = shell.cart.quantity(item.name).getByRole('button', { name: 'Increase quantity' });
  // Faster than any finger: a tap in every turn of the page.
  await more.evaluate(async (button: HTMLElement) => {
    for (let tap = 0; tap < 50; tap += 1) {
      button.click();
      await new Promise((next) => setTimeout(next));
    }
  });
  await expect(shell.cart.quantity(item.name)).toContainText('51');
  await settled;
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThanOrEqual(10);
  await page.reload();
  await shell.cart.open();
  await expect(shell.cart.quantity(item.name)).toContainText('51');
});

test('the minus at one takes the line away (CRT-7)', ONLY_IN_FULL, async ({ aCustomerIn, marketplace }) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.addToCart(item.name);
  await shell.cart.open();
  await shell.cart
    .quantity(item.name)
    .getByRole('button', { name: /Remove|Decrease quantity/ })
    .click();
  await expect(shell.toast('Removed from cart.')).toBeVisible();
  await expect(shell.cart.drawer.getByText('Your cart is empty')).toBeVisible();
});

test('a card’s button becomes a stepper that counts (CRT-8)', async ({ aCustomerIn, marketplace }) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
  const stepper = shell.stepper(item.name);
  const settled = shell.page.waitForResponse((response) => response.url().includes('/cart/update'));
  await stepper.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(stepper).toContainText('2');
  await settled;
  await shell.cart.open();
  await expect(shell.cart.quantity(item.name)).toContainText('2');
});

test('the delete icon takes a line away and says so (CRT-18)', async ({ aCustomerIn, marketplace }) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
  await shell.cart.open();
  await shell.cart.drawer.getByRole('button', { name: `Remove ${item.name}` }).click();
  await expect(shell.toast('Cart item remove successfully')).toBeVisible();
  await expect(shell.cart.drawer.getByText('Your cart is empty')).toBeVisible();
});

test(
  'other items of the store go into the cart from below its lines',
  ONLY_IN_FULL,
  async ({ aCustomerIn, marketplace }) => {
    const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
    const shell = await aCustomerIn('grocery');
    await shell.addToCart(item.name);
    await expect(shell.toast('Item added to cart')).toBeVisible();
    const name = await addSuggestion(shell, item);
    await expect(shell.cart.line(name).first()).toBeVisible();
    await expect(shell.cart.suggestions.getByRole('button', { name, exact: true })).toHaveCount(0);
  },
);

test('a price that changed in the shop shows in the cart, with the one before (CRT-20)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const { databaseUrl } = stackUnderTest();
  test.skip(databaseUrl === null, 'only in a stack of its own may a journey change what is stored');
  if (databaseUrl === null) return;
  const item = simpleItem(await marketplace.popularItems('pharmacy', 'harbour'));
  const shell = await aCustomerIn('pharmacy');
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
  await changePrice(databaseUrl, item.id, 50);
  try {
    await page.reload();
    await shell.seesRemote('pharmacy');
    await shell.cart.open();
    await expect(shell.cart.line(item.name).getByText(/^Price changed from/)).toBeVisible();
  } finally {
    await changePrice(databaseUrl, item.id, -50);
  }
});

/** A customer has an item of one store in the cart, and adds one of another store. */
const testWithTwoStores = test.extend<{ twoStores: { shell: ShellPage; first: Item; second: Item } }>({
  twoStores: async ({ aCustomerIn, marketplace }, use) => {
    const items = await marketplace.popularItems('grocery', 'harbour');
    const first = simpleItem(items);
    const second = simpleItem(items, { notOf: first.store_id, plenty: 1 });
    const shell = await aCustomerIn('grocery');
    await shell.addToCart(first.name);
    await expect(shell.toast('Item added to cart')).toBeVisible();
    await use({ shell, first, second });
  },
});

testWithTwoStores(
  'an item of another store asks first, and yes makes it the only one (CRT-9)',
  async ({ twoStores: { shell, first, second } }) => {
    await shell.addToCart(second.name);
    const question = shell.page.getByRole('dialog').filter({ hasText: OTHER_STORE });
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(
      shell.toast('Your cart has been cleared successfully. And selected item added to the cart.'),
    ).toBeVisible();
    await shell.cart.open();
    await expect(shell.cart.line(second.name)).toBeVisible();
    await expect(shell.cart.line(first.name)).toHaveCount(0);
  },
);

testWithTwoStores(
  'no to that question leaves the cart as it was (CRT-9)',
  ONLY_IN_FULL,
  async ({ twoStores: { shell, first, second } }) => {
    await shell.addToCart(second.name);
    const question = shell.page.getByRole('dialog').filter({ hasText: OTHER_STORE });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await shell.cart.open();
    await expect(shell.cart.line(first.name)).toBeVisible();
    await expect(shell.cart.line(second.name)).toHaveCount(0);
  },
);

testWithTwoStores(
  'a cart that was emptied takes an item of any store without a question (CRT-9)',
  ONLY_IN_FULL,
  async ({ twoStores: { shell, first, second } }) => {
    await shell.stepper(first.name).getByRole('button', { name: 'Remove' }).click();
    await shell.addToCart(second.name);
    await expect(shell.toast('Item added to cart')).toBeVisible();
    await shell.cart.open();
    await expect(shell.cart.line(second.name)).toBeVisible();
    await expect(shell.cart.line(first.name)).toHaveCount(0);
  },
);

test('the focus stays in the drawer, and Escape brings it back to the button', async ({
  page,
  aCustomerIn,
}) => {
  const shell = await aCustomerIn('grocery');
  await shell.cart.open();
  await keepsFocusInside(page, shell.cart.drawer);
  await page.keyboard.press('Escape');
  await expect(shell.cart.drawer).toBeHidden();
  await expect(shell.cart.button).toBeFocused();
});
