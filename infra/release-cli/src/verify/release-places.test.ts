import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { TraceMap, encodedMappings } from '@jridgewell/trace-mapping';
import { MAPS_FOLDER } from '@souk/contracts';
import { ReleasePlaces } from './release-places.ts';
import { readSourceMaps } from './source-maps.ts';

// One line of a bundle: from its column 10 on it is line 7 of the home.
const map = new TraceMap({
  version: 3,
  names: [],
  sources: ['./src/home.tsx'],
  mappings: [[[10, 0, 6, 0]]] as never,
});
const release = { remote: 'food', version: '1.0.0' };
const file = 'http://shop.test/releases/food/1.0.0/main.js';

describe('where a finding is', () => {
  const places = new ReleasePlaces(release, new Map([['main.js', map]]));

  it('is a line of the sources, where the build left its maps', () => {
    assert.equal(places.place(`${file}:1:15`), 'src/home.tsx:7');
    assert.equal(places.place(`${file}?again:1:15`), 'src/home.tsx:7');
  });

  it('is a line and column of the file without maps, or where they know nothing', () => {
    assert.equal(new ReleasePlaces(release, new Map()).place(`${file}:1:15`), 'main.js:1:15');
    assert.equal(places.place(`${file}:1:3`), 'main.js:1:3');
    assert.equal(places.place(''), 'no script in sight');
  });

  it('reads the maps that a build left beside its files, and none where there are none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'souk-maps-'));
    assert.equal((await readSourceMaps(folder)).size, 0);
    await mkdir(join(folder, MAPS_FOLDER));
    await writeFile(
      join(folder, MAPS_FOLDER, 'main.js.map'),
      JSON.stringify({ ...map, mappings: encodedMappings(map) }),
    );
    const read = new ReleasePlaces(release, await readSourceMaps(folder));
    await rm(folder, { recursive: true });
    assert.equal(read.place(`${file}:1:15`), 'src/home.tsx:7');
  });

  it('is found in the text of an error, and addresses of others stay', () => {
    assert.equal(
      places.placesIn(`Error: no soup\n    at cook (${file}:1:15)\n    at http://shop.test/host.js:1:2`),
      'Error: no soup\n    at cook (src/home.tsx:7)\n    at http://shop.test/host.js:1:2',
    );
  });
});
