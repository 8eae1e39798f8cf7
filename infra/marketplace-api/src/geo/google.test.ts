import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { isProblem } from '../http/problem.ts';
import { googleGeo } from './google.ts';
import type { GeoProvider } from './geo-provider.ts';

const answers: Record<string, unknown> = {
  'place/autocomplete': {
    status: 'OK',
    predictions: [
      {
        place_id: 'p1',
        description: 'Harbour, City',
        structured_formatting: { main_text: 'Harbour' },
        terms: [],
      },
    ],
  },
  'place/details': {
    status: 'OK',
    result: {
      place_id: 'p1',
      name: 'Harbour',
      formatted_address: 'Harbour, City',
      geometry: { location: { lat: 1, lng: 2 } },
    },
  },
  geocode: { status: 'OK', results: [{ place_id: 'p1', formatted_address: 'Harbour, City' }] },
  distancematrix: { status: 'OK', rows: [{ elements: [{ status: 'ZERO_RESULTS' }] }] },
};

describe('places by Google (LOC-23)', () => {
  const requests: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://stub');
    requests.push(url);
    const answer = answers[url.pathname.replace('/maps/api/', '').replace('/json', '')];
    const text = url.searchParams.get('place_id') === 'none' ? { status: 'NOT_FOUND' } : answer;
    response.end(
      JSON.stringify(url.searchParams.get('input') === 'denied' ? { status: 'REQUEST_DENIED' } : text),
    );
  });
  let geo: GeoProvider;
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    geo = googleGeo({ key: 'secret', baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  });
  after(() => server.close());

  it('sends the key and the language, and answers in the shape of the contracts', async () => {
    const { predictions } = await geo.autocomplete('harb', 'ar');
    assert.deepEqual(predictions, [
      {
        place_id: 'p1',
        description: 'Harbour, City',
        structured_formatting: { main_text: 'Harbour', secondary_text: '' },
      },
    ]);
    assert.deepEqual(
      [requests[0]?.searchParams.get('key'), requests[0]?.searchParams.get('language')],
      ['secret', 'ar'],
    );
    assert.equal(
      (await geo.geocode({ lat: 1, lng: 2 }, 'en')).results[0]?.formatted_address,
      'Harbour, City',
    );
    assert.equal(requests.at(-1)?.searchParams.get('latlng'), '1,2');
  });

  it('reports an unknown place', async () => {
    assert.equal((await geo.details('p1', 'en'))?.result.geometry.location.lng, 2);
    assert.equal(await geo.details('none', 'en'), null);
  });

  it('reports a route that does not exist, without inventing a distance', async () => {
    const { rows } = await geo.distance({ lat: 1, lng: 2 }, { lat: 3, lng: 4 }, 'walking', 'en');
    assert.equal(rows[0]?.elements[0]?.status, 'ZERO_RESULTS');
    assert.equal(rows[0]?.elements[0]?.distance.value, 0);
  });

  it('answers the customer with 503 when Google refuses or does not answer', async () => {
    await assert.rejects(
      geo.autocomplete('denied', 'en'),
      (error) => isProblem(error) && error.status === 503,
    );
    const nowhere = googleGeo({ key: 'secret', baseUrl: 'http://127.0.0.1:1' });
    await assert.rejects(
      nowhere.geocode({ lat: 1, lng: 2 }, 'en'),
      (error) => isProblem(error) && error.status === 503,
    );
  });
});
