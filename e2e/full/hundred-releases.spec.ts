import type { Page } from '@playwright/test';
import { ENTRY_FILE, releaseUrl, SERVER_FILE } from '@souk/contracts';
import type { ReleaseRecord, RetentionPlan } from '@souk/contracts';
import { comesToShow } from '../fixtures/comes-to-show.ts';
import { placeCustomer } from '../fixtures/customer.ts';
import type { OwnStack } from '../fixtures/own-stack.ts';
import { expect, test } from '../fixtures/own-stack-test.ts';
import { askRegistry, changeProduction, production, publishSmall } from '../fixtures/small-release.ts';
import { ShellPage } from '../pages/shell-page.ts';

const RELEASES = 100;
const TURN = 25;
/** So many of the releases that were good last stay, whatever their age. */
const WAYS_BACK = 5;

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

/** The small releases whose entry a page requested, each as often as it did. */
function loadedReleases(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, version] = /\/releases\/food\/(2\.[^/]+-test)\/remoteEntry\.js$/.exec(request.url()) ?? [];
    if (version) loaded.push(version);
  });
  return loaded;
}

/** The edge's responses for these files. */
const statusOf = async (own: OwnStack, version: string, path = ENTRY_FILE) =>
  (await fetch(new URL(releaseUrl('food', version, path), own.url))).status;

test('a hundred releases of food come out while tabs are open, and old ones are collected: no file is missed, and nobody reloads', async ({
  page,
  context,
  marketplace,
  own,
}) => {
  test.setTimeout(240_000);
  const before = (await production(own)).remotes.food?.stable ?? '';
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  const [food, grocery] = await Promise.all([marketplace.module('food'), marketplace.module('grocery')]);
  // One tab stays where it is all along; the other goes to and fro.
  const resting = await context.newPage();
  const missed = [missedFiles(page), missedFiles(resting)];
  const loaded = loadedReleases(resting);
  for (const tab of [page, resting]) {
    await tab.goto(home);
    await new ShellPage(tab).seesRemote('food');
    await tab.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
  }
  const shell = new ShellPage(page);
  const name = (at: number) => `2.${at}.0-test`;
  const kept = async () =>
    (await askRegistry<RetentionPlan>('retention', {}, own)).keep.filter(({ remote }) => remote === 'food');

  for (let at = TURN; at <= RELEASES; at += TURN) {
    const these = Array.from({ length: TURN }, (_, index) => name(at - TURN + 1 + index));
    await Promise.all(these.slice(0, -1).map((version) => publishSmall('food', version, {}, own)));
    // The newest of all stays as well.
    await publishSmall('food', name(at), {}, own);
    for (const version of these)
      await changeProduction('activations', { remote: 'food', version, holdback: 0 }, own);
    await comesToShow(shell, marketplace, name(at));

    // Two months go by. Nothing stays for being young any more; what both tabs run, and the ways back, do.
    await own.age(60);
    const needed = [before, ...Array.from({ length: WAYS_BACK }, (_, back) => name(at - back))];
    await expect
      .poll(async () => (await kept()).map(({ version }) => version).sort(), { timeout: 45_000 })
      .toEqual([...needed].sort());
    expect((await kept()).find(({ version }) => version === before)?.why).toEqual(['open pages']);
    await askRegistry('retention', { method: 'POST' }, own);
    for (const version of needed) expect(await statusOf(own, version)).toBe(200);
    for (const gone of these.slice(0, -WAYS_BACK)) expect(await statusOf(own, gone), gone).toBe(404);
  }
  const { files } = await askRegistry<ReleaseRecord>(`releases/food/${before}`, {}, own);
  // Browsers are not given what renders pages on a server.
  for (const { path } of files.filter((file) => file.path !== SERVER_FILE))
    expect(await statusOf(own, before, path), path).toBe(200);

  expect(loaded, 'no release is loaded twice').toEqual([...new Set(loaded)]);
  const description = `${loaded.length} of ${RELEASES}`;
  test.info().annotations.push({ type: 'releases that the resting tab loaded', description });
  const rested = new ShellPage(resting);
  expect(await rested.seesRemote('food'), 'nobody is moved while they look at a page').toBe(before);
  await rested.switchTo(grocery.module_name);
  await rested.seesRemote('grocery');
  await rested.switchTo(food.module_name);
  expect(await rested.seesRemote('food')).toBe(name(RELEASES));
  expect(missed.flat()).toEqual([]);
  for (const tab of [page, resting])
    expect(await tab.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
});
