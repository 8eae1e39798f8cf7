import type { Page } from '@playwright/test';
import { placeCustomer } from '../fixtures/customer.ts';
import { askRegistry, changeProduction, production, publishSmall } from '../fixtures/small-release.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';

const RELEASES = 100;
const TURN = 20;

/** What a page asked of releases and did not get. */
function missedFiles(page: Page): string[] {
  const missed: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/releases/') && !response.ok())
      missed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    if (request.url().includes('/releases/')) missed.push(`failed ${request.url()}`);
  });
  return missed;
}

test('a hundred releases of food come out while tabs are open: no file is missed, and nobody reloads', async ({
  page,
  context,
  marketplace,
}) => {
  test.setTimeout(240_000);
  const before = (await production()).remotes.food?.stable ?? '';
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  const [food, grocery] = await Promise.all([marketplace.module('food'), marketplace.module('grocery')]);
  // One tab stays where it is all along; the other goes to and fro.
  const resting = await context.newPage();
  const missed = [missedFiles(page), missedFiles(resting)];
  for (const tab of [page, resting]) {
    await tab.goto(home);
    await new ShellPage(tab).seesRemote('food');
    await tab.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
  }
  const shell = new ShellPage(page);
  const run = Date.now();
  const name = (at: number) => `2.${at}.0-test.${run}`;

  for (let at = 1; at <= RELEASES; at += 1) {
    await publishSmall('food', name(at));
    await changeProduction('activations', { remote: 'food', version: name(at), holdback: 0 });
    if (at % TURN !== 0) continue;
    // What nobody needs any more may be taken away at any time.
    await askRegistry('retention', { method: 'POST' }).catch(() => null);
    await shell.switchTo(grocery.module_name);
    await shell.seesRemote('grocery');
    await expect(async () => {
      await shell.switchTo(grocery.module_name);
      await shell.seesRemote('grocery');
      await shell.switchTo(food.module_name);
      expect(await shell.seesRemote('food')).toBe(name(at));
    }).toPass();
  }

  const rested = new ShellPage(resting);
  expect(await rested.seesRemote('food'), 'nobody is moved while they look at a page').toBe(before);
  await rested.switchTo(grocery.module_name);
  await rested.seesRemote('grocery');
  await rested.switchTo(food.module_name);
  expect(await rested.seesRemote('food')).toBe(name(RELEASES));
  expect(missed.flat()).toEqual([]);
  for (const tab of [page, resting])
    expect(await tab.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);

  await changeProduction('rollbacks', { remote: 'food', version: before, reason: 'the journey is over' });
});
