import type { Propagation } from '@souk/contracts';
import { placeCustomer } from '../fixtures/customer.ts';
import { askRegistry } from '../fixtures/small-release.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expect, test } from './live-food.ts';

test('every open tab follows a release, arms it and shows it once its slot is left, and the registry counts the tabs', async ({
  page,
  context,
  marketplace,
  food,
}) => {
  test.setTimeout(120_000);
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  const [module, grocery] = await Promise.all([marketplace.module('food'), marketplace.module('grocery')]);
  // One of them reads the stream for all.
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(home);
    expect(await new ShellPage(tab).seesRemote('food')).toBe(food.before);
  }
  const next = await food.publish();
  await food.activate(next);

  const proof = async () =>
    (await askRegistry<Propagation>('channels/production/propagation')).releases.food?.[next] ?? null;
  await expect.poll(proof, { timeout: 45_000 }).toEqual({ armed: 3, shown: 0 });
  const [first] = tabs.map((tab) => new ShellPage(tab));
  await first?.switchTo(grocery.module_name);
  await first?.seesRemote('grocery');
  await first?.switchTo(module.module_name);
  expect(await first?.seesRemote('food')).toBe(next);
  await expect.poll(proof, { timeout: 45_000 }).toMatchObject({ shown: 1 });
});
