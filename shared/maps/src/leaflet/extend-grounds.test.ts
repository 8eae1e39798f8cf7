import { readCity } from './city.ts';

const ground = (kind: string, ...corners: [number, number][]) => ({
  properties: { kind },
  geometry: { type: 'Polygon', coordinates: [corners] },
});
const city = readCity({
  features: [
    ground('land', [10, 10], [10, 11], [12, 11], [12, 10]),
    ground('water', [10, 11], [10, 12], [12, 12], [12, 11]),
    ground('park', [10.5, 10.5], [10.5, 10.6], [10.6, 10.6]),
  ],
});
const boxOf = (kind: 'land' | 'water' | 'park') => city.grounds.find((one) => one.kind === kind)?.box;

it('extends land and sea beyond the city, with one coast between them', () => {
  const land = boxOf('land');
  const water = boxOf('water');
  expect(land?.left).toBeLessThanOrEqual(0.1);
  expect(land?.right).toBeGreaterThanOrEqual(0.9);
  expect(land?.bottom).toBeGreaterThanOrEqual(0.9);
  expect(water?.top).toBeLessThanOrEqual(0.1);
  expect(water?.bottom).toBe(land?.top);
});

it('leaves what lies within the city as it is', () => {
  expect(boxOf('park')).toEqual(city.park[0]?.box);
});
