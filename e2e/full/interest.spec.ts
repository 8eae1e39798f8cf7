import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test('a new visitor names interests on the way to a module, and is suggested what fits; the next switch asks nothing (MOD-4, MOD-9)', async ({
  page,
  shell,
}) => {
  await page.goto('/');
  await shell.location.open();
  await shell.location.find('Goldsmiths');
  await shell.location.pick.click();
  await shell
    .dialog('Select a type of module for your orders')
    .getByRole('button', { name: /^Food/ })
    .click();

  await expect(page).toHaveURL(/\/interest\?module_id=\d+$/);
  await expect(
    shell.main.getByRole('heading', { level: 1, name: 'What are you interested in?' }),
  ).toBeVisible();
  const chips = shell.main.getByRole('group', { name: 'All categories' }).getByRole('button');
  await chips.first().click();
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await shell.main.getByRole('button', { name: 'Save' }).click();
  await shell.seesRemote('food');

  const picked = shell.main.getByRole('heading', { name: 'Picked for you' });
  await picked.scrollIntoViewIfNeeded();
  await expect(
    shell.main.getByRole('region', { name: 'Picked for you' }).getByRole('article').first(),
  ).toBeVisible();

  await shell.switchTo('Grocery');
  await shell.skipsInterests();
  await shell.seesRemote('grocery');
  await shell.switchTo('Food');
  await shell.seesRemote('food');
  await shell.switchTo('Parcel');
  await shell.seesRemote('parcel');
});

test('what a customer chose as a guest is theirs on every device (MOD-9)', async ({
  page,
  aCustomerIn,
  marketplace,
  request,
}) => {
  const account = await marketplace.signUp();
  const shell = await aCustomerIn('food');
  const { id } = await marketplace.module('food');
  await page.goto(`/interest?module_id=${id}`);
  await shell.main.getByRole('group', { name: 'All categories' }).getByRole('button').nth(1).click();
  await shell.main.getByRole('button', { name: 'Save' }).click();
  await shell.seesRemote('food');
  await shell.signIn(account);
  await expect(shell.toast('Sign in successfully.')).toBeVisible();

  const { email, password } = account;
  const login = await request.post('/api/v1/auth/login', { data: { email_or_phone: email, password } });
  const { token } = (await login.json()) as { token: string };
  const interests = async () => {
    const answer = await request.get('/api/v1/customer/info', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { interests } = (await answer.json()) as {
      interests: { module_id: number; category_ids: number[] }[];
    };
    return interests.find(({ module_id }) => module_id === id)?.category_ids.length;
  };
  await expect.poll(interests).toBe(1);
});
