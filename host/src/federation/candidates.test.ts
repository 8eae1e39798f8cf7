import { aDiscoveredRelease } from '../testing/a-discovery-document.ts';
import { candidatesOf } from './candidates.ts';

it('tries the live release, then the last good one before it', () => {
  const fallback = { url: '/old.js', integrity: 'sha384-y', version: '1.0.0', globalName: 'food_1.0.0' };
  const release = { ...aDiscoveredRelease('food', '2.0.0', { fallback }), remote: 'food' };
  const versions = (...killed: string[]) =>
    candidatesOf(release, ({ version }) => killed.includes(version)).map(({ version }) => version);
  expect(versions()).toEqual(['2.0.0', '1.0.0']);
  expect(versions('1.0.0')).toEqual(['2.0.0']);
  expect(versions('2.0.0')).toEqual(['1.0.0']);
  expect(candidatesOf(undefined, () => false)).toEqual([]);
});
