import type { PageReport } from '@souk/contracts';
import { expect, test } from './live-food.ts';

/** A form that keeps what is typed into it, and more than fits on a screen. */
const FORM = `
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Note');
  field.value = shell.drafts.read('food.note') ?? '';
  field.oninput = () => shell.drafts.keep('food.note', field.value);
  const rest = document.createElement('div');
  rest.style.height = '3000px';
  domElement.append(field, rest);`;

test('an open page leaves a killed release at once, with a message: route, scroll position and typed text stay', async ({
  page,
  aCustomerIn,
  food,
}) => {
  const reports: PageReport[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry'))
      reports.push(JSON.parse(request.postData() ?? '{}') as PageReport);
  });
  const good = await food.publish({ draws: FORM });
  const bad = await food.publish({ draws: FORM });
  await food.activate(good);
  await food.activate(bad);
  const shell = await aCustomerIn('food');
  expect(await shell.seesRemote('food')).toBe(bad);
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
  await shell.main.getByRole('textbox', { name: 'Note' }).fill('Ring twice');
  await page.evaluate(() => scrollTo(0, 900));
  const route = page.url();

  await food.kill(bad);
  await expect(shell.release('food')).toHaveAttribute('data-release', `food@${good}`);
  await expect(shell.toast(/^We switched this section/)).toBeVisible();
  await expect(shell.main.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring twice');
  expect(await page.evaluate(() => scrollY)).toBe(900);
  expect(page.url()).toBe(route);
  expect(await page.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
  await expect
    .poll(() => reports.some(({ shown }) => shown.food === good), 'the page reports what it shows now')
    .toBe(true);
});

test('a killed release is never the fallback', async ({ page, aCustomerIn, marketplace, problems, food }) => {
  problems.expect(/broken on purpose|cannot be set up/);
  const grocery = await marketplace.module('grocery');
  const module = await marketplace.module('food');
  const bad = await food.publish();
  await food.activate(bad);
  const shell = await aCustomerIn('food');
  expect(await shell.seesRemote('food')).toBe(bad);
  await food.kill(bad);
  await expect(shell.release('food')).toHaveAttribute('data-release', `food@${food.before}`);
  const next = await food.publish({ top: `throw new Error('broken on purpose');` });
  const tried = page.waitForRequest((request) => request.url().includes(`/releases/food/${next}/`));
  await food.activate(next);
  await tried;
  await shell.switchTo(grocery.module_name);
  await shell.seesRemote('grocery');
  await shell.switchTo(module.module_name);
  expect(await shell.seesRemote('food')).toBe(food.before);
});
