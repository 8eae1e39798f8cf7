import { lineWidth } from './line-width.ts';

it('draws a street wider at higher zoom, also between and beyond the stops', () => {
  const widths = [5, 12, 14, 14.5, 16, 17, 19, 21].map((zoom) => lineWidth('street', zoom));
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(lineWidth('street', 17)).toBe(9);
  expect(lineWidth('street', 24)).toBeCloseTo(lineWidth('street', 22));
});

it('draws avenues wider than streets at every zoom', () => {
  for (let zoom = 1; zoom <= 22; zoom += 1) {
    expect(lineWidth('avenue', zoom)).toBeGreaterThan(lineWidth('street', zoom));
  }
});
