import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pick, resolvePage } from '@souk/contracts';
import { aDiscoveredRelease, aDocument } from '../testing/documents.ts';
import type { PageLookup } from './find-rendered-page.ts';
import { withPrerendering } from './prerender.ts';

it('renders the landing page, and with each document the last requested pages', async () => {
  const found: string[] = [];
  const describe = ({ url, language, module, page, releases }: PageLookup) =>
    `${language} ${url.pathname}${url.search} ${module?.module_type ?? '-'} ${page.kind} ${releases.food?.metadata.version}`;
  const { find, prerender } = withPrerendering((lookup) => {
    found.push(describe(lookup));
    return Promise.resolve(null);
  });
  const before = aDocument(1);
  await prerender(before);
  assert.deepEqual(found, ['en / - host 1.0.0', 'ar / - host 1.0.0']);

  const module = { id: 1, module_type: 'food' };
  const releases = pick(before, '');
  for (const time of [1, 2, 2])
    await find({
      url: new URL(`http://edge/home?module_id=${time}`),
      language: 'ar',
      zones: '[1]',
      module,
      document: before,
      releases,
      page: resolvePage(releases, '/home', 'food'),
    });
  found.length = 0;
  const { microFrontends } = before;
  await prerender(
    aDocument(2, { microFrontends: { ...microFrontends, food: [aDiscoveredRelease('food', '2.0.0')] } }),
  );
  assert.deepEqual(found.slice(2), [
    'ar /home?module_id=1 food remote 2.0.0',
    'ar /home?module_id=2 food remote 2.0.0',
  ]);
});
