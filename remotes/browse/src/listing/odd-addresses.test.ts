import { cleanSearch } from '@souk/contracts';
import { oddAddress } from '../testing/odd-address.ts';
import { changedAddress, readListing } from './listing-address.ts';

const NAMES =
  'search data_type id brand_id name tab view sort delivery filter categories brands without min_price max_price rating page'.split(
    ' ',
  );
it('lists something for every address, within the limits of the marketplace, and reads back what it writes (SRC-10, SRC-14)', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const params = oddAddress(NAMES, seed);
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
