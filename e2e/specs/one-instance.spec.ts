import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { aRemoteIsAdded } from '../fixtures/broken-release.ts';
import { countCopies } from '../fixtures/copies.ts';
import { expect, test } from '../fixtures/test.ts';

/** Libraries and packages that hold state: a second one in a page would be a second cart, session or language. */
const ONCE = {
  react: 1,
  'react-dom': 1,
  'styled-components': 1,
  '@souk/event-bus': 1,
  '@souk/i18n': 1,
  '@souk/api-client': 1,
};
const ROOT = join(import.meta.dirname, '../..');

test('what holds state is in the page once, whatever remotes were shown and dialogs opened', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const copies = countCopies(page);
  const byContent: string[] = [];
  page.on('request', (request) => {
    if (/\/storefront\.\w+\.js$/.test(request.url())) byContent.push(request.url());
  });
  const shell = await aCustomerIn('food');
  for (const type of ['grocery', 'pharmacy', 'ecommerce', 'parcel']) {
    await shell.switchTo((await marketplace.module(type)).module_name);
    await shell.seesRemote(type);
  }
  expect(await copies()).toEqual(ONCE);
  expect(byContent, 'what every remote brings is fetched of the first one alone').toHaveLength(1);
});

test('a remote with its own React and event bus is detected', async ({ page, shell }) => {
  const copies = countCopies(page);
  await aRemoteIsAdded(page, 'sixth', '/sixth', `${ownReact()}${ownEventBus()}`);
  await page.goto('/sixth');
  await expect(shell.main.getByText('A remote that nobody knew')).toBeVisible();
  expect(await copies()).toEqual({ ...ONCE, react: 2, '@souk/event-bus': 2 });
});

/** The library as a bundler would put it into a remote that does not share it. */
function ownReact(): string {
  const source = readFileSync(join(ROOT, 'node_modules/react/cjs/react.production.js'), 'utf8');
  return `(function (exports) { ${source} })({});`;
}

/** The same for a package of ours. */
function ownEventBus(): string {
  const source = readFileSync(join(ROOT, 'shared/event-bus/src/instances.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  return `(function (exports) { ${outputText} exports.registerInstance('@souk/event-bus'); })({});`;
}
