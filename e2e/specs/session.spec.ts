import { STORAGE_KEYS, type Item } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { ONLY_IN_FULL, onlyInFullUnless } from '../fixtures/only-in-full.ts';
import { EARLY, liveReleaseBreaks, NOISE, PATIENCE, remoteIsTakenOut } from '../fixtures/broken-release.ts';
import { placeCustomer } from '../fixtures/customer.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/test.ts';
import type { ShellPage } from '../pages/shell-page.ts';

async function putIntoCart(shell: ShellPage, item: Item): Promise<void> {
  // The toast of an earlier item may still be there, and the cart shows this one before the server has it.
  const added = shell.page.waitForResponse(
    (response) => response.url().includes('/customer/cart/add') && response.ok(),
  );
  await shell.addToCart(item.name);
  await added;
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

for (const keep of ['guest', 'customer'] as const) {
  test(
    `a guest whose account holds another store’s cart is asked which to choose, and gets the ${keep}’s (SES-12)`,
    onlyInFullUnless(keep === 'guest'),
    async ({ aCustomerIn, marketplace }) => {
      const account = await marketplace.signUp();
      const items = await marketplace.popularItems('grocery', 'harbour');
      const ofCustomer = simpleItem(items);
      const ofGuest = simpleItem(items, { notOf: ofCustomer.store_id, plenty: 1 });
      const shell = await aCustomerIn('grocery');
      await shell.signIn(account);
      await shell.seesRemote('grocery');
      await putIntoCart(shell, ofCustomer);
      await shell.signOut();
      await putIntoCart(shell, ofGuest);
      await shell.signIn(account);

      const question = shell.dialog('Which cart do you want to keep?');
      const kept = keep === 'guest' ? ofGuest : ofCustomer;
      const lost = keep === 'guest' ? ofCustomer : ofGuest;
      await question.getByRole('button', { name: `Keep ${kept.store_name}` }).click();
      await shell.seesRemote('grocery');
      await shell.cart.open();
      await expect(shell.cart.line(kept.name)).toBeVisible();
      await expect(shell.cart.line(lost.name)).toHaveCount(0);
    },
  );
}

test('the same item of a guest and of the account is one line with both quantities (SES-12)', async ({
  aCustomerIn,
  marketplace,
}) => {
  const account = await marketplace.signUp();
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.signIn(account);
  await shell.seesRemote('grocery');
  await putIntoCart(shell, item);
  await shell.signOut();
  await putIntoCart(shell, item);
  await shell.signIn(account);
  await shell.seesRemote('grocery');
  await shell.cart.open();
  await expect(shell.cart.quantity(item.name)).toContainText('2');
});

test('an expired token shows one message, and leads to the sign-in and back (API-4)', async ({
  page,
  aCustomerIn,
  marketplace,
  problems,
}) => {
  problems.expect(/Failed to load resource.*401/);
  const account = await marketplace.signUp();
  const shell = await aCustomerIn('grocery');
  await shell.signIn(account);
  await shell.seesRemote('grocery');
  const home = page.url();
  // Written where no shell runs: one that is about to be left would send it, and end the session itself.
  await page.goto('/robots.txt');
  await page.evaluate((key) => localStorage.setItem(key, 'a-token-that-nobody-gave'), STORAGE_KEYS.token);
  await page.goto(home);
  await expect(page).toHaveURL(/\/auth\/sign-in\?return=/);
  await expect(shell.toast('Your account is inactive or Your token has been expired')).toHaveCount(1);
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token)).toBeNull();
  await shell.fillSignIn(account);
  await shell.seesRemote('grocery');
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

test('a wrong password shows a message that does not say whether the name or the password is wrong', async ({
  aCustomerIn,
  marketplace,
  problems,
}) => {
  // The browser logs every refused request.
  problems.expect(/Failed to load resource.*\/auth\/login/);
  const { email } = await marketplace.signUp();
  const shell = await aCustomerIn('grocery');
  await shell.signIn({ email, password: 'not the password' });
  await expect(shell.main.getByRole('alert')).toBeVisible();
  await expect(shell.page).toHaveURL(/\/auth\/sign-in/);
});

test('a customer signs in by the last good release of account where the live one is broken (SES-10, SES-13)', async ({
  page,
  context,
  marketplace,
  problems,
  shell,
}) => {
  problems.expect(...NOISE);
  const account = await marketplace.signUp();
  await liveReleaseBreaks(page, 'account', 'is missing', { fallback: true });
  await page.goto(await placeCustomer(context, marketplace, 'grocery', 'harbour'), EARLY);
  await shell.seesRemote('grocery');
  await shell.header.getByRole('button', { name: 'Sign In' }).click();
  expect(await shell.seesRemote('account')).not.toBe('9.9.9');
  await shell.fillSignIn(account);
  await expect(shell.toast('Sign in successfully.')).toBeVisible();
  await shell.seesRemote('grocery');
});

test('where no release of account works, the sign-in shows a card, and shop and cart keep working', async ({
  page,
  context,
  marketplace,
  problems,
  shell,
}) => {
  problems.expect(...NOISE);
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  await liveReleaseBreaks(page, 'account', 'throws at mount', { fallback: false });
  await page.goto(await placeCustomer(context, marketplace, 'grocery', 'harbour'), EARLY);
  await shell.seesRemote('grocery');
  await shell.header.getByRole('button', { name: 'Sign In' }).click();
  await expect(shell.main.getByRole('button', { name: 'Try again' })).toBeVisible(PATIENCE);
  await page.goBack();
  await shell.seesRemote('grocery');
  await putIntoCart(shell, item);
  await shell.cart.open();
  await expect(shell.cart.line(item.name)).toBeVisible();
});

test('where account was removed, signing in shows a message, and shop and cart keep working', async ({
  page,
  context,
  marketplace,
  shell,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  await remoteIsTakenOut(page, 'account');
  await page.goto(await placeCustomer(context, marketplace, 'grocery', 'harbour'), EARLY);
  await shell.seesRemote('grocery');
  const home = page.url();
  await shell.header.getByRole('button', { name: 'Sign In' }).click();
  await expect(shell.toast("You can't sign in right now. Please try again later.")).toBeVisible();
  expect(page.url()).toBe(home);
  await putIntoCart(shell, item);
  await shell.cart.open();
  await expect(shell.cart.line(item.name)).toBeVisible();
});

for (const [name, path] of [
  ['sign-in', '/auth/sign-in'],
  ['sign-up', '/auth/sign-up'],
] as const) {
  test(`the ${name} page has no finding of axe-core`, ONLY_IN_FULL, async ({ page, shell }) => {
    await page.goto(path);
    await expect(shell.main.getByRole('button', { name: /^Sign (In|Up)$/ })).toBeVisible();
    await expectAccessible(page);
  });
}
