import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type {
  DistanceAnswer,
  GeocodeAnswer,
  PlaceDetails,
  Predictions,
  Zone,
  ZoneLookup,
} from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';

for (const database of testDatabases()) {
  describe(`zones and places on the ${database.name} database`, () => {
    let api: TestApi;
    before(async () => {
      api = await startTestApi(database);
    });
    after(() => api.close());
    const lookup = (lat: number, lng: number) =>
      api.get<ZoneLookup>(`/api/v1/config/get-zone-id?lat=${lat}&lng=${lng}`);
    const search = async (text: string, language = 'en') => {
      const path = `/api/v1/config/place-api-autocomplete?search_text=${encodeURIComponent(text)}`;
      const { body } = await api.get<Predictions>(path, { 'X-localization': language });
      return body.predictions.map(({ structured_formatting }) => structured_formatting.main_text);
    };

    it('tells the zone of a position, and whether it takes cash (LOC-16, CHK-9)', async () => {
      const { north, south } = api.world.zones;
      const found = await lookup(0.5, 0.5);
      assert.deepEqual(found.body.zone_id, [north]);
      assert.equal(found.body.zone_data[0]?.cash_on_delivery, 1);
      const below = await lookup(-0.5, 0.5);
      assert.deepEqual([below.body.zone_id, below.body.zone_data[0]?.cash_on_delivery], [[south], 0]);
    });

    it('answers with a message that nothing is delivered outside every zone (LOC-5)', async () => {
      const { status, body } = await api.get<Refusal>('/api/v1/config/get-zone-id?lat=5&lng=5', {
        'X-localization': 'ar',
      });
      assert.equal(status, 404);
      assert.equal(body.errors[0]?.message, 'لا نوصل إلى هذا الموقع بعد.');
    });

    it('wants both coordinates, as numbers on the globe (LOC-12)', async () => {
      const codes = async (query: string) =>
        (await api.get<Refusal>(`/api/v1/config/get-zone-id?${query}`)).body.errors.map(({ code }) => code);
      assert.deepEqual(await codes('lat=1'), ['lng']);
      assert.deepEqual(await codes('lat=&lng=1'), ['lat']);
      assert.deepEqual(await codes('lat=91&lng=NaN'), ['lat', 'lng']);
    });

    it('draws each zone by its corners (LOC-23)', async () => {
      const { body } = await api.get<Zone[]>('/api/v1/zone/list');
      assert.deepEqual(body[1]?.coordinates, [
        { lat: -1, lng: 0 },
        { lat: -1, lng: 1 },
        { lat: 0, lng: 1 },
        { lat: 0, lng: 0 },
      ]);
    });

    it('finds places in both languages, best first, and takes signs as they are (LOC-13)', async () => {
      assert.deepEqual(
        await search('harb'),
        ['Harbour', 'Harbour Library', '100% Cotton'],
        'names before addresses',
      );
      assert.deepEqual(await search('library har'), ['Harbour Library']);
      assert.deepEqual(await search('المرفأ', 'ar'), ['المرفأ', 'مكتبة المرفأ', 'قطن']);
      assert.deepEqual(await search('100%'), ['100% Cotton']);
      assert.deepEqual(await search('_'), []);
      assert.deepEqual(await search('   '), []);
    });

    it('returns where a predicted place is, and 404 for an unknown one (LOC-14)', async () => {
      const { body } = await api.get<PlaceDetails>('/api/v1/config/place-api-details?placeid=library');
      assert.deepEqual(body.result.geometry.location, { lat: 0.5, lng: 0.5 });
      assert.equal(body.result.formatted_address, 'Harbour Library, Old Harbour');
      assert.equal((await api.get('/api/v1/config/place-api-details?placeid=none')).status, 404);
    });

    it('reads a position as an address, by the nearest place (LOC-15)', async () => {
      const read = async (lat: number, lng: number) =>
        (await api.get<GeocodeAnswer>(`/api/v1/config/geocode-api?lat=${lat}&lng=${lng}`)).body.results[0]
          ?.formatted_address;
      assert.equal(await read(0.509, 0.5), 'Harbour, Old Harbour');
      assert.equal(await read(40, 20), '40.00000, 20.00000', 'nothing is near');
    });

    it('returns the distance between two positions (LOC-17)', async () => {
      const { body } = await api.get<DistanceAnswer>(
        '/api/v1/config/distance-api?origin_lat=0.5&origin_lng=0.5&destination_lat=0.51&destination_lng=0.5',
      );
      const element = body.rows[0]?.elements[0];
      assert.equal(element?.distance.value, Math.round(1111.95 * 1.3));
      assert.equal(element?.distance.text, '1.4 km');
      assert.ok(element && element.duration.value > 900);
    });
  });
}
