import { STORAGE_KEYS } from '@souk/contracts';
import { expect, test } from '../fixtures/test.ts';

test('what a visitor looked at stands on the home and on product pages, until they clear it', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const [first, second] = await marketplace.popularItems('grocery', 'harbour');
  if (!first || !second) throw new Error('no items');
  const { id } = await marketplace.module('grocery');
  const shell = await aCustomerIn('grocery');
  const recent = shell.main.getByRole('region', { name: 'Recently viewed' });
  for (const item of [first, second]) {
    await page.goto(`/product/${item.slug}?module_id=${id}`);
    await expect(shell.main.getByRole('heading', { level: 1, name: item.name })).toBeVisible();
    // The server renders the page; scripts note that it was looked at.
    const stored = () => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.recent);
    await expect.poll(stored).toContain(String(item.id));
  }
  const heading = shell.main.getByRole('heading', { name: 'Recently viewed' });
  await heading.scrollIntoViewIfNeeded();
  await expect(recent.getByRole('article')).toHaveCount(1);
  await expect(recent.getByRole('article', { name: first.name, exact: true })).toBeAttached();

  await page.goto(`/home?module_id=${id}`);
  await shell.seesRemote('grocery');
  await heading.scrollIntoViewIfNeeded();
  await expect(recent.getByRole('article').first()).toHaveAccessibleName(second.name);
  await shell.main.getByRole('button', { name: 'Clear' }).click();
  await expect(heading).toHaveCount(0);
  await page.reload();
  await shell.seesRemote('grocery');
  await expect(heading).toHaveCount(0);
});

test('a shopper excludes items with an allergen, and the link shows the same (SRC-14)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const shell = await aCustomerIn('food');
  const { id } = await marketplace.module('food');
  await page.goto(`/home?data_type=new&module_id=${id}`);
  const count = shell.main.getByRole('status').filter({ hasText: 'results' });
  const all = await count.innerText();
  await shell.main.getByRole('group', { name: 'Without' }).getByRole('button', { name: 'Gluten' }).click();
  await expect(count).not.toHaveText(all);
  const left = await count.innerText();
  expect(Number.parseInt(left)).toBeLessThan(Number.parseInt(all));
  await expect(page).toHaveURL(/without=gluten/);
  await page.reload();
  await expect(count).toHaveText(left);
});
