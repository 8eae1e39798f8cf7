import { placeCustomer } from '../fixtures/customer.ts';
import { isServerRendered, renderedHtml, withRemote } from '../fixtures/server-page.ts';
import { changeProduction } from '../fixtures/small-release.ts';
import { expect, test } from '../fixtures/test.ts';

test('a remote whose server rendering an operator switched off is rendered by browsers, until it is on again', async ({
  page,
  context,
  marketplace,
}) => {
  const remote = 'pharmacy';
  const home = await placeCustomer(context, marketplace, remote, 'harbour');
  await withRemote(page, home);
  await changeProduction('server-renderings', { remote, on: false, reason: 'the journey of a switch' });
  try {
    await expect.poll(() => isServerRendered(page, home)).toBe(false);
    await page.goto(home);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await renderedHtml(page, '/');
  } finally {
    await changeProduction('server-renderings', { remote, on: true, reason: 'the journey is over' });
  }
  await withRemote(page, home);
});
