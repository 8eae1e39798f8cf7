import { DEVELOPMENT_VERSION, PREVIEW_PARAM } from '@souk/contracts';
import { placeCustomer } from '../fixtures/customer.ts';
import { startSouk } from '../fixtures/souk-command.ts';
import { expect, test } from '../fixtures/test.ts';

test('a developer sees the local build in the deployed host, with a badge, and nobody else does', async ({
  page,
  context,
  browser,
  marketplace,
  shell,
  baseURL,
}) => {
  // The remote is built first.
  test.setTimeout(180_000);
  const command = await startSouk(['dev', 'food', '--in', baseURL ?? '']);
  try {
    const token = new URL(command.line).searchParams.get(PREVIEW_PARAM);
    const home = await placeCustomer(context, marketplace, 'food', 'harbour');
    await page.goto(`${home}&${PREVIEW_PARAM}=${token}`);
    expect(await shell.seesRemote('food')).toBe(DEVELOPMENT_VERSION);
    const badge = page.getByRole('complementary', { name: 'Preview' });
    await expect(badge).toContainText(/food from http:\/\/localhost:\d+/);

    const other = await browser.newContext();
    const theirs = await other.newPage();
    await theirs.goto(await placeCustomer(other, marketplace, 'food', 'harbour'));
    await expect(theirs.locator('[data-release^="food@"]')).not.toHaveAttribute(
      'data-release',
      `food@${DEVELOPMENT_VERSION}`,
    );
    await other.close();

    await badge.getByRole('button', { name: 'End preview' }).click();
    await expect(badge).toHaveCount(0);
    expect(await shell.seesRemote('food')).not.toBe(DEVELOPMENT_VERSION);
  } finally {
    await command.end();
  }
});
