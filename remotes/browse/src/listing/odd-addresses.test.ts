import { cleanSearch } from '@souk/contracts';
import { changedAddress, readListing } from './listing-address.ts';

const NAMES =
  'search data_type id brand_id name tab view sort delivery filter categories brands without min_price max_price rating page'.split(
    ' ',
  );
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

function oddAddress(seed: number): URLSearchParams {
  const below = numbersFrom(seed);
  const fragment = () => FRAGMENTS[below(FRAGMENTS.length)] ?? '';
  const params = new URLSearchParams();
  for (const name of NAMES)
    if (below(2) === 0)
      params.append(name, Array.from({ length: 1 + below(3) }, fragment).join(below(2) ? ',' : ''));
  return params;
}

it('lists something for every address, within the limits of the marketplace, and reads back what it writes (SRC-10, SRC-14)', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const params = oddAddress(seed);
    const listing = readListing(params);
    const context = `seed ${seed}: ${params.toString().slice(0, 300)}`;
    const numbers = [...listing.categoryIds, ...listing.brandIds, listing.id ?? 1, listing.brandId ?? 1];
    const isFine =
      numbers.every((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647) &&
      [listing.minPrice, listing.maxPrice].every(
        (price) => price === null || (price >= 0 && price <= 10_000_000),
      ) &&
      listing.pages >= 1 &&
      listing.pages <= 50 &&
      listing.search === cleanSearch(listing.search) &&
      [listing.categoryIds, listing.brandIds, listing.filters, listing.without].every(
        (picks) => picks.length <= 50,
      );
    expect([context, isFine]).toEqual([context, true]);

    const written = changedAddress(params, { pages: listing.pages });
    expect([context, readListing(written)]).toEqual([context, listing]);
    expect([context, changedAddress(written, { pages: listing.pages }).toString()]).toEqual([
      context,
      written.toString(),
    ]);
  }
});
