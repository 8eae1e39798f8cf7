import { join } from 'node:path';
import { DEVELOPMENT_VERSION, PREVIEW_PARAM } from '@souk/contracts';
import type { PreviewLink } from '@souk/contracts';
import { repositoryRoot, serveLocalBuild } from '@souk/tooling';
import { placeCustomer } from '../fixtures/customer.ts';
import { askRegistry } from '../fixtures/small-release.ts';
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
  const server = await serveLocalBuild({
    directory: join(repositoryRoot, 'remotes/food'),
    storefront: baseURL ?? '',
    say: () => undefined,
  });
  try {
    await server.ready;
    const { token } = await askRegistry<PreviewLink>('previews', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        releases: [{ remote: 'food', origin: server.origin }],
        minutes: 5,
        channel: 'production',
      }),
    });
    const home = await placeCustomer(context, marketplace, 'food', 'harbour');
    await page.goto(`${home}&${PREVIEW_PARAM}=${token}`);
    expect(await shell.seesRemote('food')).toBe(DEVELOPMENT_VERSION);
    const badge = page.getByRole('complementary', { name: 'Preview' });
    await expect(badge).toContainText(`food from ${server.origin}`);

    const other = await browser.newContext();
    const theirs = await other.newPage();
    await theirs.goto(await placeCustomer(other, marketplace, 'food', 'harbour'));
    await expect(theirs.locator('[data-release^="food@"]')).not.toHaveAttribute(
      'data-release',
      `food@${DEVELOPMENT_VERSION}`,
    );
    await other.close();

    await badge.getByRole('button', { name: 'End the preview' }).click();
    await expect(badge).toHaveCount(0);
    expect(await shell.seesRemote('food')).not.toBe(DEVELOPMENT_VERSION);
  } finally {
    await server.close();
  }
});
