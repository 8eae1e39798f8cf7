const FRAGMENTS = [
  ...[
    '',
    ' ',
    ',',
    '-1',
    '0',
    '1',
    '51',
    '2147483648',
    '1e309',
    'NaN',
    '1.5',
    '0.0001',
    '٣',
    '%',
    '%00',
    '\u0000',
  ],
  ...[
    'veg',
    'non_veg',
    'take_away',
    'stores',
    'low',
    'category',
    'milk',
    '../',
    "'; drop table items; --",
    '<script>',
    '😀',
    'حليب',
  ],
  ...['\ud800', '__proto__', 'a'.repeat(2000), '9'.repeat(2000), ','.repeat(2000)],
];

/** Numbers below a bound, the same in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** A query with some of the names and values that make no sense, the same for a seed in every run. */
export function oddAddress(names: readonly string[], seed: number): URLSearchParams {
  const below = numbersFrom(seed);
  const fragment = () => FRAGMENTS[below(FRAGMENTS.length)] ?? '';
  const params = new URLSearchParams();
  for (const name of names)
    if (below(2) === 0)
      params.append(name, Array.from({ length: 1 + below(3) }, fragment).join(below(2) ? ',' : ''));
  return params;
}
