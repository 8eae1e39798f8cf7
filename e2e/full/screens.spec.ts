import { inModule, productPath, searchPath, storePath } from '@souk/contracts';
import { placeCustomer } from '../fixtures/customer.ts';
import { button, goHome, goTo, sweep } from '../fixtures/sweep.ts';
import type { Visit } from '../fixtures/sweep.ts';

/** A page of a module that is found by its path, shown once what it lists is there. */
async function goToPage(visit: Visit, type: string, path: string, role: 'article' | 'listitem' = 'listitem') {
  const { id } = await visit.marketplace.module(type);
  await goHome(visit, type);
  await goTo(visit, inModule(path, id));
  await visit.shell.main.getByRole(role).first().waitFor();
}

/** A store of food by its own address. */
async function storeOfFood({ marketplace }: Visit): Promise<string> {
  const [item] = await marketplace.popularItems('food', 'harbour');
  if (!item) throw new Error('food has no popular item');
  return storePath({ ...item, id: item.store_id, slug: item.store_slug });
}

/** Results in food, once they are there. */
async function goToResults(visit: Visit, more = ''): Promise<void> {
  const { id } = await visit.marketplace.module('food');
  await goHome(visit, 'food');
  await visit.page.goto(searchPath('pizza', id) + more);
  await visit.shell.main.getByRole('article').first().waitFor();
}

/** Answers a call as if something had happened since. */
const change = ({ page }: Visit, call: string, changes: object) =>
  page.route(call, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...changes } });
  });

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
    await button(visit.shell.main, 'MapPinned').first().click();
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
    await goHome(visit, 'food');
    await goTo(visit, await storeOfFood(visit));
    await visit.shell.main.getByRole('article').getByRole('article').first().waitFor();
  },
  'search in a store': async (visit) => {
    const { page, shell } = visit;
    await goHome(visit, 'food');
    await goTo(visit, await storeOfFood(visit));
    await shell.main.getByRole('article').getByRole('article').first().waitFor();
    await shell.main.getByRole('searchbox').fill('e');
    await page.waitForURL(/search=e/);
    await shell.main.getByRole('article').first().waitFor();
  },
  'page of a store that its owner closed': async (visit) => {
    const { page, shell } = visit;
    await change(visit, '**/api/v1/stores/details/*', { active: 0 });
    // Servers draw a page that is opened by its address, and know nothing of the change.
    await goToPage(visit, 'food', '/store/latest', 'article');
    await shell.main.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/store\/(?!latest)/);
    await shell.main.locator('a[href^="/store/popular"]').waitFor();
  },
  'page of a store without a place': async (visit) => {
    await goTo(visit, await storeOfFood(visit));
    await visit.shell.main.locator('#reviews').waitFor();
  },
  'page of a store that delivers elsewhere': async (visit) => {
    const { context, marketplace, page, shell } = visit;
    await page.goto(await placeCustomer(context, marketplace, 'food', 'eastBank'));
    await shell.seesRemote('food');
    await goTo(visit, await storeOfFood(visit));
    await shell.main.locator('#reviews').waitFor();
  },
  'results of a search': (visit) => goToResults(visit),
  'results of a search as a list': (visit) => goToResults(visit, '&view=list'),
  'filters of a search': async (visit) => {
    const { page, shell } = visit;
    await goToResults(visit);
    await page.setViewportSize({ width: 390, height: 844 });
    await button(shell.main, 'SlidersHorizontal').click();
    await page.getByRole('dialog').locator('button[aria-pressed]').first().waitFor();
  },
  'suggestions while somebody types': async (visit) => {
    const { page, shell } = visit;
    await goHome(visit, 'food');
    await shell.header.getByRole('combobox').first().fill('piz');
    await page.getByRole('option').first().waitFor();
  },
  'stores of a search': async (visit) => {
    const { id } = await visit.marketplace.module('food');
    await goHome(visit, 'food');
    await visit.page.goto(`${searchPath('pizza', id)}&tab=stores`);
    await visit.shell.main.getByRole('article').first().waitFor();
  },
  'latest searches': async (visit) => {
    const { page, shell } = visit;
    await goToResults(visit);
    const box = shell.header.getByRole('combobox').first();
    await box.fill('soup');
    await box.press('Enter');
    // The results take the focus, which closes the list.
    await shell.main.getByRole('heading', { level: 1, name: /soup/ }).and(page.locator(':focus')).waitFor();
    await box.fill('');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
  },
  'no such item': (visit) => {
    visit.problems.expect(/Failed to load resource.*404/);
    return goTo(visit, '/product/no-such-item');
  },
  interests: async (visit) => {
    const { id } = await visit.marketplace.module('food');
    await goHome(visit, 'food');
    await goTo(visit, inModule('/interest', id));
    await visit.shell.main.getByRole('group').getByRole('button').first().waitFor();
  },
  'results that are none': async (visit) => {
    const { id } = await visit.marketplace.module('food');
    await goHome(visit, 'food');
    await visit.page.goto(`${searchPath('pizza', id)}&filter=veg,non_veg&tab=stores`);
    await visit.shell.main.getByText(/pizza/).first().waitFor();
  },
  'list that failed': async (visit) => {
    const { page, problems, shell } = visit;
    await goHome(visit, 'food');
    // Servers draw a page that is opened by its address, and know nothing of the failure.
    problems.expect(/Failed to load resource.*500/);
    await page.route('**/api/v1/stores/get-stores/**', (route) => route.fulfill({ status: 500, json: {} }));
    await shell.main.locator('a[href^="/store/latest"]').first().click();
    await page.waitForURL(/\/store\/latest/);
    await shell.main.getByRole('alert').getByRole('button').waitFor();
  },
  'all categories': (visit) => goToPage(visit, 'ecommerce', '/categories'),
  'page of a category': (visit) => goToPage(visit, 'food', '/category/1', 'article'),
  'all brands': (visit) => goToPage(visit, 'ecommerce', '/all-brands', 'article'),
  'flash sale': (visit) => goToPage(visit, 'food', '/flash-sales?id=1', 'article'),
  'flash sale that is over': async (visit) => {
    const { page, shell } = visit;
    await goHome(visit, 'food');
    const link = shell.main.locator('a[href^="/flash-sales"]').first();
    await link.waitFor();
    // Servers draw a page that is opened by its address, and know nothing of the change.
    await change(visit, '**/api/v1/flash-sales/items*', {
      active_products: [],
      total_size: 0,
      end_date: '2026-01-01T00:00:00.000Z',
    });
    await link.click();
    await page.waitForURL(/\/flash-sales/);
    await shell.seesRemote('browse');
    await shell.main.locator('a[href*="data_type=discounted"]').waitFor();
  },
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
});
