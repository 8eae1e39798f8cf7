import { keepsFocusInside } from '../fixtures/focus.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/test.ts';

for (const type of ['food', 'grocery', 'pharmacy', 'ecommerce'])
  test(`${type}: the keyboard alone opens an item, stays in its dialog, and is back at the card after Escape (POP-1)`, async ({
    page,
    aCustomerIn,
    marketplace,
  }) => {
    const item = simpleItem(await marketplace.popularItems(type, 'harbour'), { plenty: 2 });
    const shell = await aCustomerIn(type);
    const card = shell.itemButton(item.name);
    await card.focus();
    await page.keyboard.press('Enter');
    const product = shell.product(item.name);
    await expect(product.dialog).toBeVisible();
    await expect(product.add).toBeVisible();
    await keepsFocusInside(page, product.dialog);
    await page.keyboard.press('Escape');
    await expect(product.dialog).toBeHidden();
    await expect(card).toBeFocused();
  });
