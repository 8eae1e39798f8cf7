import { inModule, productPath, searchPath, storePath } from '@souk/contracts';
import { button, goHome, goTo, sweep } from '../fixtures/sweep.ts';
import type { Visit } from '../fixtures/sweep.ts';

/** A page of a module that is found by its path, shown once what it lists is there. */
async function goToPage(visit: Visit, type: string, path: string, role: 'article' | 'listitem' = 'listitem') {
  const { id } = await visit.marketplace.module(type);
  await goHome(visit, type);
  await goTo(visit, inModule(path, id));
  await visit.shell.main.getByRole(role).first().waitFor();
}

sweep({
  landing: (visit) => goTo(visit, '/'),
  'sign-in': (visit) => goTo(visit, '/auth/sign-in'),
  'sign-in by a code': async (visit) => {
    await goTo(visit, '/auth/sign-in');
    await visit.shell.main.locator('form ~ button').first().click();
    await visit.shell.main.locator('input[type=tel]').waitFor();
  },
  'forgotten password': (visit) => goTo(visit, '/auth/forgot-password'),
  'sign-up': (visit) => goTo(visit, '/auth/sign-up'),
  'no such page': (visit) => {
    visit.problems.expect(/Failed to load resource.*404/);
    return goTo(visit, '/no-such-page');
  },
  'food home': (visit) => goHome(visit, 'food'),
  'grocery home': (visit) => goHome(visit, 'grocery'),
  'pharmacy home': (visit) => goHome(visit, 'pharmacy'),
  'ecommerce home': (visit) => goHome(visit, 'ecommerce'),
  'parcel home': (visit) => goHome(visit, 'parcel'),
  'terms and conditions': (visit) => goTo(visit, '/terms-and-conditions'),
  'privacy policy': (visit) => goTo(visit, '/privacy-policy'),
  'refund policy': (visit) => goTo(visit, '/refund-policy'),
  'about the marketplace': (visit) => goTo(visit, '/about-us'),
  'help and support': async (visit) => {
    await goTo(visit, '/help-and-support');
    await visit.shell.main.locator('summary').first().click();
  },
  'location dialog': async (visit) => {
    await goTo(visit, '/');
    await button(visit.shell.main, 'map-pinned').first().click();
    await visit.page.getByRole('dialog').getByRole('application').waitFor();
  },
  'list of offers': async (visit) => {
    const { id } = await visit.marketplace.module('grocery');
    await goHome(visit, 'grocery');
    await visit.page.goto(`${inModule('/home', id)}&search=special-offer&data_type=discounted`);
    await visit.shell.main.getByRole('article').first().waitFor();
  },
  'newest stores': async (visit) => {
    const { id } = await visit.marketplace.module('food');
    await goHome(visit, 'food');
    await goTo(visit, inModule('/store/latest', id));
    await visit.shell.main.getByRole('article').first().waitFor();
  },
  'page of a store': async (visit) => {
    const [item] = await visit.marketplace.popularItems('food', 'harbour');
    if (!item) throw new Error('food has no popular item');
    await goHome(visit, 'food');
    await goTo(visit, storePath({ ...item, id: item.store_id, slug: item.store_slug }));
    await visit.shell.main.getByRole('article').getByRole('article').first().waitFor();
  },
  'results of a search': async (visit) => {
    const { id } = await visit.marketplace.module('food');
    await goHome(visit, 'food');
    await visit.page.goto(searchPath('pizza', id));
    await visit.shell.main.getByRole('article').first().waitFor();
  },
  'results that are none': async (visit) => {
    const { id } = await visit.marketplace.module('food');
    await goHome(visit, 'food');
    await visit.page.goto(`${searchPath('pizza', id)}&filter=veg,non_veg&tab=stores`);
    await visit.shell.main.getByText(/pizza/).first().waitFor();
  },
  'all categories': (visit) => goToPage(visit, 'ecommerce', '/categories'),
  'page of a category': (visit) => goToPage(visit, 'food', '/category/1', 'article'),
  'all brands': (visit) => goToPage(visit, 'ecommerce', '/all-brands', 'article'),
  'flash sale': (visit) => goToPage(visit, 'food', '/flash-sales?id=1', 'article'),
  'page of a campaign': (visit) => goToPage(visit, 'food', '/campaigns/1', 'article'),
  'product dialog': async (visit) => {
    await goHome(visit, 'food');
    await visit.shell.main.getByRole('article').getByRole('heading').getByRole('link').first().click();
    await visit.page.getByRole('dialog').getByRole('img').first().waitFor();
  },
  'page of an item': async (visit) => {
    const items = await visit.marketplace.popularItems('ecommerce', 'harbour', 50);
    const varied = items.find(({ choice_options }) => choice_options.length > 1) ?? items[0];
    if (!varied) throw new Error('ecommerce has no popular item');
    await goHome(visit, 'ecommerce');
    await goTo(visit, productPath(varied));
    await visit.shell.main.getByRole('group').first().waitFor();
  },
  'cart with a line': async (visit) => {
    const { shell, page } = visit;
    await goHome(visit, 'grocery');
    const added = page.waitForResponse((response) => response.url().includes('/cart/add'));
    await shell.main.locator('article button:not([aria-haspopup]):has(svg.lucide-plus)').first().click();
    await added;
    await button(shell.header, 'shopping-cart').click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  },
});
