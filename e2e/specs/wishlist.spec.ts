import { expectAccessible } from '../fixtures/accessibility.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/test.ts';

test('a guest’s heart asks for a sign-in (WSH-3, WSH-11)', async ({ aCustomerIn, marketplace }) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await expect(shell.header.getByRole('button', { name: 'Wishlist' })).toHaveCount(0);
  await shell.card(item.name).getByRole('button', { name: 'Favourite' }).click();
  await expect(shell.toast('You are not logged in')).toBeVisible();
});

test('what a customer likes waits in the wishlist until it is removed (WSH-1, WSH-2, WSH-7, WSH-10)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const account = await marketplace.signUp();
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.signIn(account);
  await shell.seesRemote('grocery');
  const heart = shell.card(item.name).getByRole('button', { name: 'Favourite' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(shell.toast('Added to your wishlist.')).toBeVisible();

  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await shell.header.getByRole('button', { name: 'Wishlist' }).click();
  const drawer = shell.dialog('Wishlist');
  const wished = drawer.getByRole('article', { name: item.name });
  await expect(wished).toBeVisible();
  await expectAccessible(page);
  await wished.getByRole('button', { name: 'Add to cart' }).click();
  await expect(shell.toast('Item added to cart')).toBeVisible();

  await wished.getByRole('button', { name: `Remove ${item.name} from the wishlist` }).click();
  await shell.dialog('Please confirm').getByRole('button', { name: 'Yes' }).click();
  await expect(wished).toBeHidden();
  await expect(drawer.getByText('No favourite items found')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
