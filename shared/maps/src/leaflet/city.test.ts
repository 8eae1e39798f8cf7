import { readCity } from './city.ts';
import { toWorld } from '../mercator.ts';

const feature = (kind: string, geometry: object, name?: object) => ({
  type: 'Feature',
  properties: { kind, name },
  geometry,
});

it('sorts the city by kind, with the position of each place', () => {
  const city = readCity({
    features: [
      feature(
        'avenue',
        {
          type: 'LineString',
          coordinates: [
            [10, 20],
            [12, 19],
          ],
        },
        { en: 'Long', ar: 'طويل' },
      ),
      feature('park', {
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [0, 0],
              [1, 0],
              [1, 1],
            ],
          ],
          [
            [
              [5, 5],
              [6, 5],
              [6, 6],
            ],
          ],
        ],
      }),
    ],
  });
  const [left, top] = toWorld({ lat: 20, lng: 10 });
  const [right, bottom] = toWorld({ lat: 19, lng: 12 });
  expect(city.avenue).toEqual([
    expect.objectContaining({
      shape: 'line',
      name: { en: 'Long', ar: 'طويل' },
      box: { left, top, right, bottom },
    }),
  ]);
  expect(city.park).toHaveLength(2);
});

it('puts a name well inside a bent area', () => {
  const bay = [
    [0, 0],
    [10, 0],
    [10, 10],
    [8, 10],
    [8, 2],
    [0, 2],
    [0, 0],
  ];
  const geometry = { type: 'Polygon', coordinates: [bay] };
  const [named] = readCity({ features: [feature('water', geometry, { en: 'Bay', ar: 'خليج' })] }).water;
  const [left] = toWorld({ lat: 0, lng: 8 });
  const [, bottom] = toWorld({ lat: 2, lng: 0 });
  const inside = named && (named.anchor.x > left || named.anchor.y > bottom);
  expect(inside).toBe(true);
});

it('leaves out what it cannot draw', () => {
  const city = readCity({
    features: [
      feature('volcano', { type: 'Point', coordinates: [0, 0] }),
      { properties: { kind: 'park' }, geometry: null },
    ],
  });
  expect(Object.values(city).flat()).toEqual([]);
});

it('puts the middle of the world in the middle of the square', () => {
  expect(toWorld({ lat: 0, lng: 0 })).toEqual([0.5, 0.5]);
});
