import { expect, test } from '../fixtures/test.ts';

test('a guest who adds to the wishlist is asked to sign in (WSH-1, WSH-3)', async ({
  aCustomerIn,
  marketplace,
}) => {
  const [item] = await marketplace.popularItems('grocery', 'harbour');
  if (!item) throw new Error('grocery has no popular item');
  const shell = await aCustomerIn('grocery');
  await expect(shell.header.getByRole('button', { name: 'Wishlist' })).toHaveCount(0);
  await shell
    .card(item.name)
    .getByRole('button', { name: /^Favorite/ })
    .click();
  await expect(shell.toast('You are not logged in')).toBeVisible();
});

test('a customer adds an item to the wishlist, finds it there, and removes it after a question (WSH-1, WSH-2, WSH-7)', async ({
  aCustomerIn,
  marketplace,
}) => {
  const account = await marketplace.signUp();
  const [item] = await marketplace.popularItems('grocery', 'harbour');
  if (!item) throw new Error('grocery has no popular item');
  const shell = await aCustomerIn('grocery');
  await shell.signIn(account);
  await shell.seesRemote('grocery');
  const heart = shell.card(item.name).getByRole('button', { name: /^Favorite/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await shell.header.getByRole('button', { name: 'Wishlist' }).click();
  const drawer = shell.dialog('Wishlist');
  await expect(drawer.getByText(item.name)).toBeVisible();
  await shell.page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await heart.click();
  const question = shell.page.getByRole('dialog').filter({ hasText: 'Are you sure you want to' });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
