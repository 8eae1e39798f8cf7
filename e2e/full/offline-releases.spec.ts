import { placeCustomer } from '../fixtures/customer.ts';
import { NO_NETWORK, storedAddresses, untilReadable } from '../fixtures/offline.ts';
import { startOwnEdge } from '../fixtures/own-edge.ts';
import type { OwnStack } from '../fixtures/own-stack.ts';
import { expect, test } from '../fixtures/own-stack-test.ts';
import { production, publishSmall } from '../fixtures/small-release.ts';
import { souk } from '../fixtures/souk-command.ts';

// One after the other: they change what is live in a stack that they share.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ serviceWorkers: 'allow' });

let count = 0;
/** Makes a release of food live for everybody, and answers with it and the one before. */
async function liveOnTop(own: OwnStack): Promise<{ before: string; live: string }> {
  const before = (await production(own)).remotes.food?.stable ?? '';
  const live = `6.${++count}.0-test.${Date.now()}`;
  await publishSmall('food', live, {}, own);
  expect((await souk(own, ['activate', 'food', live, '--no-holdback', '--yes'])).code).toBe(0);
  return { before, live };
}
const leave = (own: OwnStack, command: 'kill' | 'rollback', ...version: string[]) =>
  souk(own, [command, 'food', ...version, '--reason', 'the journey of a visitor who is offline', '--yes']);
const served = async (own: OwnStack) =>
  (
    (await (await fetch(`${own.url}/discovery`)).json()) as {
      microFrontends: { food: { metadata: { version: string } }[] };
    }
  ).microFrontends.food[0]?.metadata.version;

test('a release that is killed while its visitor is offline runs on in what was seen, and is left once the connection is back, without a reload (API-14)', async ({
  own,
  page,
  context,
  marketplace,
  shell,
  problems,
}) => {
  const { before, live } = await liveOnTop(own);
  await expect.poll(() => served(own)).toBe(live);
  await page.goto(await placeCustomer(context, marketplace, 'food', 'harbour'));
  expect(await shell.seesRemote('food')).toBe(live);
  await untilReadable(page);

  problems.expect(...NO_NETWORK);
  await context.setOffline(true);
  // The browser only lets nothing new begin.
  own.toEdge.cut();
  expect((await leave(own, 'kill', live)).code).toBe(0);
  await expect.poll(() => served(own)).toBe(before);
  await page.reload();
  expect(await shell.seesRemote('food'), 'what was live when it was last seen').toBe(live);
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));

  await context.setOffline(false);
  await expect(shell.release('food')).toHaveAttribute('data-release', `food@${before}`);
  expect(await page.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
  await expect
    .poll(async () => (await storedAddresses(page)).filter((url) => url.includes(`/food/${live}/`)))
    .toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  expect(await shell.seesRemote('food')).toBe(before);
  await untilReadable(page);
});

test('a release that was rolled back never comes back for a visitor who is offline: not for who had the page open, nor for who returns (API-14)', async ({
  own,
  page,
  context,
  marketplace,
  shell,
  problems,
}) => {
  const { before, live } = await liveOnTop(own);
  await expect.poll(() => served(own)).toBe(live);
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  await page.goto(home);
  expect(await shell.seesRemote('food')).toBe(live);
  await untilReadable(page);

  expect((await leave(own, 'rollback')).code).toBe(0);
  await expect
    .poll(async () => (await storedAddresses(page)).filter((url) => url.includes(`/food/${live}/`)), {
      message: 'the page heard of it, and told the worker',
    })
    .toEqual([]);
  problems.expect(...NO_NETWORK, /cannot be loaded|could not be loaded/);
  await context.setOffline(true);
  await page.reload();
  await expect(shell.header).toBeVisible();
  await expect(shell.release('food').or(shell.main.getByRole('button', { name: 'Try again' }))).toBeVisible();
  await expect(page.locator(`[data-release="food@${live}"]`)).toHaveCount(0);

  await context.setOffline(false);
  await expect(shell.release('food')).toHaveAttribute('data-release', `food@${before}`);
  await page.goto(home);
  expect(await shell.seesRemote('food')).toBe(before);
});

test('an operator removes the service worker from all browsers, with what it stored (API-14)', async ({
  page,
  context,
  marketplace,
  shell,
  problems,
}) => {
  const edge = await startOwnEdge();
  try {
    const home = edge.url + (await placeCustomer(context, marketplace, 'food', 'harbour'));
    await page.goto(home);
    await shell.seesRemote('food');
    await untilReadable(page);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await registrations()).toBe(1);
    problems.expect(...NO_NETWORK, /ERR_CONNECTION_REFUSED/);

    await edge.restart({ offlineReading: false });
    await page.goto(home);
    await shell.seesRemote('food');
    await expect.poll(registrations).toBe(0);
    await expect.poll(() => storedAddresses(page)).toEqual([]);
    await page.reload();
    await shell.seesRemote('food');
    expect(await registrations()).toBe(0);
  } finally {
    await edge.close();
  }
});
