import { expect, test } from '../fixtures/customer-test.ts';
import { ShellPage } from '../pages/shell-page.ts';

const EVENTS = '/api/v1/customer/push/events';

test('every tab receives the updates of an order by one stream, which the next tab takes over (PSH-1, PSH-4, PSH-6)', async ({
  context,
  page,
  operator,
  anOrder,
}) => {
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().includes(EVENTS)) streams += 1;
  });
  const { id } = await anOrder();
  const first = new ShellPage(page);
  const opened = page.waitForResponse((response) => response.url().includes(EVENTS));
  await page.goto('/home?module_id=1');
  await first.seesRemote('food');
  expect((await opened).status()).toBe(200);

  const second = new ShellPage(await context.newPage());
  await second.page.goto('/home?module_id=1');
  await second.seesRemote('food');

  await operator.move(id, 'confirmed');
  for (const tab of [first, second])
    await expect(tab.toast(`Order #${id}: Your order is confirmed.`)).toBeVisible();
  expect(streams).toBe(1);

  const taken = context.waitForEvent('response', (response) => response.url().includes(EVENTS));
  await page.close();
  expect((await taken).status()).toBe(200);
  await operator.move(id, 'processing', 'handover');
  await expect(second.toast(`Order #${id}: Your order is ready.`)).toBeVisible();
  expect(streams).toBe(2);
});

test('a stream that was cut resumes where it ended (PSH-6)', async ({ page, shell, operator, anOrder }) => {
  const { id } = await anOrder();
  let asked: string | undefined;
  page.on('request', (request) => {
    if (request.url().includes(EVENTS)) asked = request.headers()['last-event-id'];
  });
  const opened = page.waitForResponse((response) => response.url().includes(EVENTS));
  await page.goto('/home?module_id=1');
  await shell.seesRemote('food');
  await opened;
  await operator.move(id, 'confirmed');
  await expect(shell.toast(/is confirmed/)).toBeVisible();
  await shell.toasts.first().click();

  // A page in the back/forward cache has no stream: messages sent meanwhile arrive when it is restored.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await operator.move(id, 'processing');
  const again = page.waitForResponse((response) => response.url().includes(EVENTS));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await again;
  await expect(shell.toast(`Order #${id}: Your order is being prepared.`)).toBeVisible();
  expect(Number(asked)).toBeGreaterThan(0);
});
