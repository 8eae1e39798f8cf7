import type { Item } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/test.ts';
import type { ShellPage } from '../pages/shell-page.ts';

async function putIntoCart(shell: ShellPage, item: Item): Promise<void> {
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
}

test('a guest’s cart survives the sign-in (SES-12, SES-13)', async ({ aCustomerIn, marketplace }) => {
  const account = await marketplace.signUp();
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await putIntoCart(shell, item);
  await shell.signIn(account);
  await expect(shell.toast('Sign in successfully.')).toBeVisible();
  await shell.seesRemote('grocery');
  await shell.cart.open();
  await expect(shell.cart.line(item.name)).toBeVisible();
});

test('two accounts in one tab never share a cart (SES-14)', async ({ aCustomerIn, marketplace }) => {
  const [first, second] = [await marketplace.signUp(), await marketplace.signUp()];
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.signIn(first);
  await shell.seesRemote('grocery');
  await putIntoCart(shell, item);
  await shell.signOut();
  await expect(shell.toast('Logout successful.')).toBeVisible();
  await shell.cart.open();
  await expect(shell.cart.drawer.getByText('Your cart is empty')).toBeVisible();
  await shell.cart.close();

  await shell.signIn(second);
  await shell.seesRemote('grocery');
  await shell.cart.open();
  await expect(shell.cart.drawer.getByText('Your cart is empty')).toBeVisible();
  await shell.cart.close();
  await shell.signOut();

  await shell.signIn(first);
  await shell.seesRemote('grocery');
  await shell.cart.open();
  await expect(shell.cart.line(item.name)).toBeVisible();
});

test('a wrong password is told without saying which of the two was wrong', async ({
  aCustomerIn,
  marketplace,
  problems,
}) => {
  // The browser notes every refused request by itself.
  problems.expect(/Failed to load resource.*\/auth\/login/);
  const { email } = await marketplace.signUp();
  const shell = await aCustomerIn('grocery');
  await shell.signIn({ email, password: 'not the password' });
  await expect(shell.main.getByRole('alert')).toBeVisible();
  await expect(shell.page).toHaveURL(/\/auth\/sign-in/);
});

for (const [name, path] of [
  ['sign-in', '/auth/sign-in'],
  ['sign-up', '/auth/sign-up'],
] as const) {
  test(`the ${name} page has no serious finding of axe-core`, async ({ page, shell }) => {
    await page.goto(path);
    await expect(shell.main.getByRole('button', { name: /^Sign (In|Up)$/ })).toBeVisible();
    await expectAccessible(page);
  });
}
