import { ROUTES } from '@souk/contracts';
import type { Visit } from './visit.ts';
import { homeOf, moduleOf, type KnownVisitor } from './visitor.ts';

/** Every module that sells, in the order of the journey. */
export const MODULES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'] as const;

const shownOf = ({ page }: Visit, remote: string) =>
  page.locator(`main [data-slot="${remote}"]:not([hidden]) [data-release]`).getByRole('heading').first();

/**
 * What a customer does on a visit: landing page, a home, its length, an item in the cart, the cart, every other module, a list of
 * stores, a store and back. After each page or step, `look` is told of it.
 */
export async function travel(
  visit: Visit,
  visitor: KnownVisitor,
  look: (step: string) => Promise<void>,
): Promise<void> {
  const { page } = visit;
  const main = page.getByRole('main');
  const step = async (name: string, act: () => Promise<unknown>) => {
    await act();
    await visit.quiet();
    await look(name);
  };
  await step('landing page', () => page.goto(ROUTES.landing));
  await step('home of food', async () => {
    await page.goto(homeOf(visitor, 'food'));
    await shownOf(visit, 'food').waitFor();
  });
  await step('down the home', () => page.mouse.wheel(0, 1500));
  await step('back up', () => page.mouse.wheel(0, -1500));
  await step('add to the cart', () =>
    main
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click(),
  );
  await step('open the cart', () => page.getByRole('banner').getByRole('button', { name: 'Cart' }).click());
  await step('close the cart', () =>
    page.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('button', { name: 'Close' }).click(),
  );
  for (const type of [...MODULES.slice(1), MODULES[0]])
    await step(`switch to ${type}`, async () => {
      const { module_name } = moduleOf(visitor, type);
      await page
        .getByRole('navigation', { name: 'Modules' })
        .getByRole('button', { name: module_name })
        .click();
      await shownOf(visit, type).waitFor();
    });
  await step('open an item', async () => {
    await main
      .getByRole('article')
      .getByRole('heading')
      .first()
      .getByRole('button')
      .or(main.getByRole('article').getByRole('heading').first().getByRole('link'))
      .first()
      .click();
  });
  await step('leave it', () => page.goBack());
  await step('list of stores', async () => {
    await page.goto(`/store/popular?module_id=${moduleOf(visitor, 'food').id}`);
    await shownOf(visit, 'browse').waitFor();
  });
  await step('a store', () => main.locator('article a[href*="/store/"]').first().click());
  await step('back to the list', () => page.goBack());
}
