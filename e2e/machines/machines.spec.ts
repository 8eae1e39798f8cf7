import type { Page } from '@playwright/test';
import { visitEncrypted } from './encrypted-visit.ts';
import { publishSecond } from '../releases/second-release.ts';
import type { PartName } from './machines.ts';
import { expect, test } from './test.ts';

/** The stream of a page ends with the edge that it came from; the page opens another. Reports are not sent twice. */
const STREAM_CUT = /\/discovery\/events|\/telemetry/;

const MODULES = ['grocery', 'pharmacy', 'ecommerce', 'food'];
const PAIRS: [PartName, PartName][] = [
  ['edge-1', 'edge-2'],
  ['api-1', 'api-2'],
  ['registry-1', 'registry-2'],
];

const neverReload = (page: Page) => page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
const expectNoReload = async (page: Page) =>
  expect(await page.evaluate(() => 'neverReloaded' in globalThis), 'the page was never reloaded').toBe(true);

for (const pair of PAIRS)
  test(`a customer goes from module to module while ${pair.join(' and ')} go down one after the other, and sees no error`, async ({
    page,
    aCustomerIn,
    marketplace,
    machines,
    problems,
  }) => {
    test.setTimeout(180_000);
    problems.expect(STREAM_CUT);
    const shell = await aCustomerIn('food');
    await neverReload(page);
    let at = 0;
    for (const name of pair) {
      const gone = machines.parts[name].kill;
      for (let visit = 0; visit < 2; visit += 1) {
        const module = MODULES[at++ % MODULES.length] ?? '';
        const { module_name } = await marketplace.module(module);
        // In the middle of the first switch, and away during the second.
        await Promise.all([shell.switchTo(module_name), visit === 0 ? gone() : null]);
        await shell.seesRemote(module);
        await expect(shell.main.getByRole('article').first()).toBeVisible();
      }
      await machines.parts[name].start();
    }
    await expectNoReload(page);
  });

test('a page opens whichever part is down', async ({ page, aCustomerIn, machines, problems }) => {
  test.setTimeout(180_000);
  problems.expect(STREAM_CUT);
  const shell = await aCustomerIn('food');
  for (const name of PAIRS.flat()) {
    await machines.parts[name].kill();
    await page.reload();
    await shell.seesRemote('food');
    await expect(shell.main.getByRole('article').first()).toBeVisible();
    await machines.parts[name].start();
  }
});

test('a release goes live and is rolled back in an open page while registries and edges go down one after the other', async ({
  page,
  aCustomerIn,
  marketplace,
  machines,
  problems,
}) => {
  test.setTimeout(300_000);
  problems.expect(STREAM_CUT);
  const { parts } = machines;
  const shell = await aCustomerIn('food');
  const first = await shell.seesRemote('food');
  await neverReload(page);
  const food = await marketplace.module('food');
  const grocery = await marketplace.module('grocery');
  const awayAndBack = async () => {
    await shell.switchTo(grocery.module_name);
    await shell.seesRemote('grocery');
    await shell.switchTo(food.module_name);
    return shell.seesRemote('food');
  };

  await parts['registry-1'].kill();
  const second = await publishSecond('food', machines);
  await parts['edge-1'].kill();
  await second.activate();
  await second.untilServed(second.version);
  await expect.poll(awayAndBack, { timeout: 60_000 }).toBe(second.version);

  // Written by one node, received by the edge that follows the other.
  await parts['registry-1'].start();
  await parts['edge-1'].start();
  await parts['edge-2'].kill();
  await parts['registry-2'].kill();
  await second.rollBack('the journey across machines');
  await second.untilServed(first);
  await expect.poll(awayAndBack, { timeout: 60_000 }).toBe(first);
  await parts['edge-2'].start();
  await parts['registry-2'].start();
  await expectNoReload(page);
});

test('the console responds on its own origin, whichever of its parts is down', async ({
  machines,
  context,
}) => {
  test.setTimeout(120_000);
  const { consoleUrl, parts, token } = machines;
  const page = await context.newPage();
  expect(new URL(consoleUrl).hostname).not.toBe(new URL(machines.url).hostname);
  await parts['console-1'].kill();
  await page.goto(`${consoleUrl}/channels/production`);
  await page.getByLabel('Token', { exact: true }).fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('article', { name: 'food' })).toBeVisible();
  await parts['console-1'].start();
  await parts['console-2'].kill();
  await page.reload();
  await expect(page.getByRole('article', { name: 'food' })).toBeVisible();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('row', { name: /Activated food/ }).first()).toBeVisible();
  await parts['console-2'].start();
  expect(await context.cookies(consoleUrl)).toEqual([]);
});

test('either edge alone serves the newest revision of the channel', async ({ machines }) => {
  const { parts, registryUrl, token, url } = machines;
  const settled = async () => {
    const response = await fetch(`${registryUrl}/registry/v1/channels/production`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { revision } = (await response.json()) as { revision: number };
    for (const gone of ['edge-1', 'edge-2'] as const) {
      await parts[gone].kill();
      await expect
        .poll(async () => ((await (await fetch(`${url}/discovery`)).json()) as { revision: number }).revision)
        .toBe(revision);
      await parts[gone].start();
    }
  };
  await settled();
});

test('an encrypted page comes over HTTP/2 in brotli, and a visitor who comes back is known', async ({
  machines,
}) => {
  const first = await visitEncrypted(machines.encryptedUrl, '/');
  expect(first).toMatchObject({ status: 200, encoding: 'br', resumed: false });
  const second = await visitEncrypted(machines.encryptedUrl, '/', first.session);
  expect(second).toMatchObject({ status: 200, encoding: 'br', resumed: true });
});

test('a store that is down affects only publishing', async ({ page, aCustomerIn, machines }) => {
  test.setTimeout(240_000);
  const shell = await aCustomerIn('food');
  // Each edge has served the page before, so what it needs is on its disk.
  for (let visit = 0; visit < 4; visit += 1) {
    await page.reload();
    await shell.seesRemote('food');
  }
  await machines.store.stop();
  try {
    await page.reload();
    await shell.seesRemote('food');
    await expect(publishSecond('food', machines)).rejects.toThrow(/store/i);
  } finally {
    await machines.store.start();
  }
  const later = await publishSecond('food', machines);
  expect(later.version).toMatch(/^1\.0\.1-test/);
});
