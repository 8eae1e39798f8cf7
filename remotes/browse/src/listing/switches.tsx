import { dietaryFactsQuery } from '@souk/api-client';
import { FAST_DELIVERY_MINUTES, isDiet, LISTING_FILTERS } from '@souk/contracts';
import type { Diet, ListingFilter } from '@souk/contracts';
import { useQuery, useReadable, useShell } from '@souk/remote-kit';
import { Chip } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import type { Listing, Narrowing } from './listing-address.ts';

interface Props {
  listing: Listing;
  onChange(change: Partial<Narrowing>): void;
}

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** The server knows neither the place nor what a module's items have: these come last, and move nothing. */
const isKnownLater = (name: ListingFilter) => name === 'nearby' || isDiet(name);
const KNOWN_AT_ONCE = LISTING_FILTERS.filter((name) => !isKnownLater(name));
const KNOWN_LATER = LISTING_FILTERS.filter(isKnownLater);

/** The filters that are on or off (SRC-14). */
export function Switches({ listing: { filters }, onChange }: Props) {
  const t = useText();
  const { module, location } = useShell();
  const profile = useReadable(module.profile);
  const place = useReadable(location.current);
  const dietary = useQuery(dietaryFactsQuery());
  // Only where meals are marked by it do all of them say whether they are vegetarian.
  const offersDiet = (diet: Diet) =>
    diet === 'veg' || diet === 'non_veg' ? profile?.capabilities.diets : dietary.data?.diets.includes(diet);
  const offered = KNOWN_LATER.filter((name) =>
    isDiet(name) ? offersDiet(name) || filters.includes(name) : place,
  );
  return [...KNOWN_AT_ONCE, ...offered].map((name) => (
    <Chip
      key={name}
      selected={filters.includes(name)}
      onClick={() => onChange({ filters: toggled(filters, name) })}
    >
      {t(`filters.${name}`, { count: FAST_DELIVERY_MINUTES })}
    </Chip>
  ));
}
