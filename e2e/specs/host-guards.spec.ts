import { aRemoteIsAdded } from '../fixtures/broken-release.ts';
import { expect, test } from '../fixtures/test.ts';

/** What was seen of releases that had passed: the next module ran what they left. */
const HOSTILE = `
window.fetch = () => Promise.reject(new Error('mine'));
window.XMLHttpRequest = function Mine() {};
window.Promise = function Mine() {};
window.URL = function Mine() {};
Promise.all = () => Promise.reject(new Error('mine'));
XMLHttpRequest.prototype.open = () => {};
String.prototype.trim = () => 'mine';
Array.prototype.includes = () => false;
document.title = 'Buy now';
document.querySelector('header').remove();
`;

test('a release that patches built-ins, the title and the header changes none of them for the next module', async ({
  page,
  problems,
}) => {
  problems.expect(/put back|Array\.prototype/);
  await aRemoteIsAdded(page, 'hostile', '/hostile', HOSTILE);
  await page.goto('/hostile');
  await expect(page.getByText('A remote that nobody knew')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).not.toHaveTitle('Buy now');
  const built = () =>
    page.evaluate(() =>
      [
        fetch,
        XMLHttpRequest,
        XMLHttpRequest.prototype.open,
        Promise,
        Promise.all,
        URL,
        String.prototype.trim,
      ].every((each) => /native code/.test(`${each}`)),
    );
  expect(await built()).toBe(true);
  const replacing = page.evaluate(() => void Object.assign(window, { XMLHttpRequest: null }));
  await expect(replacing, 'as from a strict script').rejects.toThrow(/TypeError/);
  await page.getByRole('banner').getByRole('link', { name: 'Souk' }).first().click();
  await expect(page.getByText('A remote that nobody knew')).toBeHidden();
  expect(await page.evaluate(() => /native code/.test(`${Array.prototype.includes}`))).toBe(true);
});
