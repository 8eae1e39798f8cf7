import { inModule, productPath, searchPath, storePath } from '@souk/contracts';
import type { Page } from '@playwright/test';
import { drawn, measureShifts, shiftsOf } from '../fixtures/layout-shifts.ts';
import type { Marketplace } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/test.ts';

/** More is seen as a jump. */
const MAX_SHIFT = 0.01;

/** Answers and pictures come one after the other, so that each has something drawn to push away. Says how many are awaited. */
async function answerOneByOne(page: Page): Promise<() => number> {
  let awaited = 0;
  let last = Promise.resolve();
  await page.route(/\/api\/v1\/|\/media\//, async (route) => {
    awaited += 1;
    const before = last;
    let done: () => void = () => undefined;
    last = new Promise((resolve) => (done = resolve));
    await before;
    await route.continue();
    await drawn(page).catch(() => undefined);
    awaited -= 1;
    done();
  });
  return () => awaited;
}

async function addresses(marketplace: Marketplace): Promise<Record<string, string>> {
  const [item] = await marketplace.popularItems('ecommerce', 'harbour');
  const [dish] = await marketplace.popularItems('food', 'harbour');
  if (!item || !dish) throw new Error('the demo catalogue has no items');
  const { id } = await marketplace.module('ecommerce');
  const store = storePath({
    id: dish.store_id,
    slug: dish.store_slug,
    module_id: dish.module_id,
    zone_id: dish.zone_id,
  });
  return {
    'results of a search': searchPath('shirt', id),
    'all categories': inModule('/categories', id),
    'a category': inModule(`/category/${item.category_id}`, id),
    'all brands': inModule('/all-brands', id),
    stores: inModule('/store/popular', dish.module_id),
    'a store': store,
    'an item': productPath(item),
    interests: inModule('/interest', id),
  };
}

for (const [device, viewport] of Object.entries({
  telephone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });
    test('no page of browsing jumps while its answers and pictures come (HOM-21, STR-1, STR-5, CAT-2, PRO-12, SRC-9, POP-24)', async ({
      page,
      aCustomerIn,
      marketplace,
    }) => {
      const shell = await aCustomerIn('ecommerce');
      const shifts: Record<string, unknown> = {};
      await measureShifts(page);
      const awaited = await answerOneByOne(page);
      for (const [name, path] of Object.entries(await addresses(marketplace))) {
        await page.goto(path);
        await shell.seesRemote('browse');
        await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(awaited).toBe(0);
        await drawn(page);
        const { total, what } = await shiftsOf(page);
        if (total > MAX_SHIFT) shifts[name] = { total, what };
      }
      expect(shifts).toEqual({});
    });
  });
