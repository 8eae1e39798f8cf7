import { labelsOf } from './mark-labels.ts';

const labels = (...places: number[]) =>
  labelsOf(
    places.map((at, index) => ({ at, number: index + 1 })),
    (at) => at / 100,
  );

it('numbers changes where they happened, and those of one place together', () => {
  expect(labels(10, 50)).toEqual([
    { text: '1', left: 0.1 },
    { text: '2', left: 0.5 },
  ]);
  expect(labels(10, 11, 12, 50).map(({ text }) => text)).toEqual(['1–3', '4']);
});
