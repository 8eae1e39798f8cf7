import { aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { allowLocalBuilds, isUnderDevelopment } from './development.ts';

const FILE = 'http://localhost:4321/food/remoteEntry.js';

it('allows scripts of a developer’s machine only where the page is a preview of its build', () => {
  allowLocalBuilds(aDiscoveryDocument());
  const releases = [
    { remote: 'food', version: '0.0.0-development', origin: 'http://localhost:4321' },
    { remote: 'grocery', version: '2.0.0' },
  ];
  expect(isUnderDevelopment(FILE)).toBe(false);
  allowLocalBuilds({ ...aDiscoveryDocument(), preview: { releases, secondsLeft: 60 } });
  expect(isUnderDevelopment(FILE)).toBe(true);
  for (const other of ['http://localhost:4322/a.js', 'https://evil.example/a.js', '/media/a.js'])
    expect(isUnderDevelopment(other)).toBe(false);
});
