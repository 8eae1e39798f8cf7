import type { DiscoveryDocument } from '@souk/contracts';
import type { Page } from '@playwright/test';
import { placeCustomer } from '../fixtures/customer.ts';
import { expect, served, test } from './live-food.ts';

const STREAM = '**/discovery/events';
const asEvent = (document: DiscoveryDocument) => `event: revision\ndata: ${JSON.stringify(document)}\n\n`;
const loadsOf = (page: Page, version: string) =>
  page.waitForRequest((request) => request.url().includes(`/releases/food/${version}/`), { timeout: 60_000 });

test('a page whose stream is cut polls instead, and follows', async ({
  page,
  context,
  marketplace,
  problems,
  shell,
  food,
}) => {
  test.setTimeout(120_000);
  problems.expect(/discovery\/events/);
  await page.route(STREAM, (route) => route.abort());
  await page.goto(await placeCustomer(context, marketplace, 'food', 'harbour'));
  await shell.seesRemote('food');
  const next = await food.publish();
  const armed = loadsOf(page, next);
  await food.activate(next);
  await armed;
  expect(await shell.seesRemote('food')).toBe(food.before);
});

test('a page ignores documents that are older than the one it has', async ({
  page,
  context,
  request,
  marketplace,
  shell,
  food,
}) => {
  const older = await served(request);
  const next = await food.publish();
  await food.activate(next);
  let offered: DiscoveryDocument = older;
  // Each stream says one thing and ends; the page opens the next one.
  await page.route('**/discovery', (route) => route.fulfill({ json: offered }));
  await page.route(STREAM, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: asEvent(offered) }),
  );
  const [module, grocery] = await Promise.all([marketplace.module('food'), marketplace.module('grocery')]);
  await page.goto(await placeCustomer(context, marketplace, 'food', 'harbour'));
  expect(await shell.seesRemote('food')).toBe(next);
  await page.waitForResponse(STREAM);
  await page.waitForResponse(STREAM);
  await shell.switchTo(grocery.module_name);
  await shell.seesRemote('grocery');
  await shell.switchTo(module.module_name);
  expect(await shell.seesRemote('food')).toBe(next);

  // The same content under a later number is taken.
  const { microFrontends, revision } = older;
  offered = { ...older, microFrontends, revision: revision + 100 };
  const taken = loadsOf(page, food.before);
  await taken;
  await shell.switchTo(grocery.module_name);
  await shell.seesRemote('grocery');
  await shell.switchTo(module.module_name);
  expect(await shell.seesRemote('food')).toBe(food.before);
});
