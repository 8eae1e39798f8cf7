import { readCity } from './city.ts';
import { placeLabels } from './labels.ts';

const measure = (text: string) => text.length * 7;
const street = (kind: string, from: number[], to: number[], en: string, ar = 'شارع') => ({
  properties: { kind, name: { en, ar } },
  geometry: { type: 'LineString', coordinates: [from, to] },
});
const point = (kind: string, at: number[], en: string) => ({
  properties: { kind, name: { en, ar: 'حي' } },
  geometry: { type: 'Point', coordinates: at },
});

it('names places in the language of the page', () => {
  const city = readCity({ features: [point('district', [10, 10], 'Old Town')] });
  const texts = (language: string) => placeLabels(city, 14, language, measure).map(({ text }) => text);
  expect(texts('en')).toEqual(['Old Town']);
  expect(texts('ar')).toEqual(['حي']);
});

it('writes a street’s name along it, never upside down, and repeats it on a long one', () => {
  const city = readCity({ features: [street('avenue', [10.05, 10], [10, 10], 'Long Avenue')] });
  const labels = placeLabels(city, 16, 'en', measure);
  expect(labels.length).toBeGreaterThan(2);
  for (const { angle } of labels) expect(Math.abs(angle)).toBeLessThan(0.01);
});

it('keeps a name off a street that is shorter than it', () => {
  const city = readCity({ features: [street('street', [10, 10], [10.0001, 10], 'Short Street')] });
  expect(placeLabels(city, 17, 'en', measure)).toEqual([]);
});

it('draws no name over a more important one', () => {
  const city = readCity({
    features: [point('place', [10, 10], 'Kiosk'), point('district', [10, 10], 'Old Town')],
  });
  expect(placeLabels(city, 15, 'en', measure).map(({ text }) => text)).toEqual(['Old Town']);
});

it('shows districts at low zoom and streets at high zoom', () => {
  const city = readCity({
    features: [
      point('district', [10, 10], 'Old Town'),
      street('street', [10.02, 10], [10.1, 10], 'Mint Lane'),
    ],
  });
  const kinds = (zoom: number) => new Set(placeLabels(city, zoom, 'en', measure).map(({ kind }) => kind));
  expect(kinds(13)).toEqual(new Set(['district']));
  expect(kinds(18)).toEqual(new Set(['street']));
});
