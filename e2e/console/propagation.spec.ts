import { placeCustomer } from '../fixtures/customer.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { openFollowedChannel, type FollowedChannel } from './followed-channel.ts';
import { expect, test as base } from './console-test.ts';

const test = base.extend<{ followed: FollowedChannel }>({
  followed: async ({}, use) => {
    const followed = await openFollowedChannel();
    await use(followed);
    await followed.close();
  },
});

test('an admin watches open storefronts arm a release, show it, and leave it at once when it is killed', async ({
  console,
  context,
  marketplace,
  followed,
  page,
}) => {
  const { channel, next, url } = followed;
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  const tabs = [new ShellPage(await context.newPage()), new ShellPage(await context.newPage())];
  const [tab] = tabs as [ShellPage, ShellPage];
  await Promise.all(tabs.map((each) => each.page.goto(new URL(home, url).href)));
  const [before = ''] = await Promise.all(tabs.map((each) => each.seesRemote('food')));
  const [food, grocery] = await Promise.all([marketplace.module('food'), marketplace.module('grocery')]);

  await page.bringToFront();
  await console.signIn();
  await console.openRemote(channel, 'food');
  await expect(console.openPages).toContainText(
    /2 of 2 open pages are on revision \d+\. All pages are up to date\./,
  );
  await console.makeLive(next, 'Activate');
  await console.dialog.getByLabel('Holdback in percent').fill('0');
  await expect(console.dialog).toContainText('2 pages are open. Each updates when its customer leaves food.');
  await console.confirm('Activate').click();
  await expect(console.state('food')).toContainText(next);
  await expect(console.state('food')).toContainText('0 pages show it · 2 pages have it ready');
  await expect(console.openPages).toContainText(/All pages are up to date\./);
  await expect(console.openPages).toContainText(/All pages\s*after \d+(\.\d)? s/);

  await tab.page.bringToFront();
  await tab.switchTo(grocery.module_name);
  await tab.seesRemote('grocery');
  await tab.switchTo(food.module_name);
  expect(await tab.seesRemote('food')).toBe(next);
  await page.bringToFront();
  await expect(console.state('food')).toContainText('1 page shows it · 2 pages have it ready');

  await page.getByRole('button', { name: `Kill ${next} of food` }).click();
  await expect(console.dialog).toContainText(`1 page shows ${next} right now.`);
  await console.reason.fill('prices missing');
  await console.confirm('Kill').click();
  await expect(tab.release('food')).toHaveAttribute('data-release', `food@${before}`);
  await expect(tab.toast(/^We switched this section/)).toBeVisible();
  await expect(console.state('food')).toContainText(before);
  await expect(console.state('food')).toContainText('2 pages show it');

  // The charts and their table show what these two pages reported.
  await page.getByRole('tab', { name: 'Health' }).click();
  const failures = page.getByRole('figure', { name: 'Failures per 1,000 loads' });
  await expect(
    failures.getByRole('img', { name: /^Failures per 1,000 loads of food over time/ }),
  ).toBeVisible();
  await expect(failures.getByRole('listitem').filter({ hasText: next })).toContainText('last 0, highest 0');
  await page.getByText('Figures', { exact: true }).click();
  const table = page.getByRole('table', { name: 'Figures of food, the newest first' });
  await expect(table.getByRole('row').filter({ hasText: next })).toHaveCount(1);
});
