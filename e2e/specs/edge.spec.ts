import { onlyInFullUnless } from '../fixtures/only-in-full.ts';
import { placeCustomer } from '../fixtures/customer.ts';
import { startOwnEdge, type OwnEdge } from '../fixtures/own-edge.ts';
import { expect, test as base } from '../fixtures/test.ts';

const test = base.extend<{ edge: OwnEdge }>({
  edge: async ({}, use) => {
    const edge = await startOwnEdge();
    await use(edge);
    await edge.close();
  },
  // Named here, so that the page is gone before the edge is.
  page: async ({ edge: _edge, page }, use) => use(page),
});

test('an edge without its registry keeps serving, also after a restart', async ({
  page,
  context,
  marketplace,
  shell,
  edge,
}) => {
  const home = `${edge.url}${await placeCustomer(context, marketplace, 'food', 'harbour')}`;
  await page.goto(home);
  const version = await shell.seesRemote('food');
  await edge.loseRegistry();
  await page.reload();
  expect(await shell.seesRemote('food')).toBe(version);
  await shell.switchTo((await marketplace.module('grocery')).module_name);
  await shell.seesRemote('grocery');

  // Nothing of the page is under way while its server is gone.
  await page.goto('/');
  await edge.restart();
  await page.goto(home);
  expect(await shell.seesRemote('food')).toBe(version);
});

for (const [what, name] of [
  ['its entry', /^remoteEntry\.js$/],
  ['a chunk of it', /^expose-remote\..*\.js$/],
] as const) {
  test(
    `a release of which ${what} was changed on disk never runs`,
    onlyInFullUnless(what === 'its entry'),
    async ({ page, context, marketplace, problems, shell, edge }) => {
      problems.expect(
        // What does not have its hash any more is not sent at all; the browser refuses the message in its place.
        /status of 502/,
        /Refused to execute script from '\S+\/releases\/food\//,
        /integrity/i,
        /ChunkLoadError|Loading chunk|loading of food|food .* cannot|remoteEntry/i,
      );
      await edge.changeOnDisk('food', name, 'globalThis.broughtIn = true;');
      await edge.restart();
      await page.goto(`${edge.url}${await placeCustomer(context, marketplace, 'food', 'harbour')}`);
      await expect(shell.main.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 });
      expect(await page.evaluate(() => 'broughtIn' in globalThis)).toBe(false);
      await shell.switchTo((await marketplace.module('grocery')).module_name);
      await shell.seesRemote('grocery');
    },
  );
}
