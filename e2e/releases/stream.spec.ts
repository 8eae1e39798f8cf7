import type { DiscoveryDocument } from '@souk/contracts';
import type { Page } from '@playwright/test';
import { comesToShow } from '../fixtures/comes-to-show.ts';
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
  let offer = (_: DiscoveryDocument): void => undefined;
  const isOffered = new Promise<void>((done) => {
    offer = (document) => {
      offered = document;
      done();
    };
  });
  // Two streams say one thing each and end; the page opens the next one, which waits for what is offered later.
  let streams = 0;
  await page.route('**/discovery', (route) => route.fulfill({ json: offered }));
  await page.route(STREAM, async (route) => {
    if (++streams > 2) await isOffered;
    await route.fulfill({ contentType: 'text/event-stream', body: asEvent(offered) });
  });
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/releases/food/${food.before}/`)) loaded.push(request.url());
  });
  const [module, grocery] = await Promise.all([marketplace.module('food'), marketplace.module('grocery')]);
  await page.goto(await placeCustomer(context, marketplace, 'food', 'harbour'));
  expect(await shell.seesRemote('food')).toBe(next);
  await expect.poll(() => streams).toBe(3);
  await shell.switchTo(grocery.module_name);
  await shell.seesRemote('grocery');
  await shell.switchTo(module.module_name);
  expect(await shell.seesRemote('food')).toBe(next);
  expect(loaded).toEqual([]);

  // The same content under a later number is taken.
  const { microFrontends, revision } = older;
  offer({ ...older, microFrontends, revision: revision + 100 });
  await comesToShow(shell, marketplace, food.before);
});
