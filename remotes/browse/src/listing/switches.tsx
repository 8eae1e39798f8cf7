import { dietaryFactsQuery } from '@souk/api-client';
import { FAST_DELIVERY_MINUTES, isDiet, LISTING_FILTERS } from '@souk/contracts';
import type { Diet } from '@souk/contracts';
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

/** The filters that are on or off (SRC-14). What the module's items have comes last, since it is known later. */
export function Switches({ listing: { filters }, onChange }: Props) {
  const t = useText();
  const { module, location } = useShell();
  const profile = useReadable(module.profile);
  const place = useReadable(location.current);
  const dietary = useQuery(dietaryFactsQuery());
  // Only where meals are marked by it do all of them say whether they are vegetarian.
  const offersDiet = (diet: Diet) =>
    diet === 'veg' || diet === 'non_veg' ? profile?.capabilities.diets : dietary.data?.diets.includes(diet);
  const offered = LISTING_FILTERS.filter((name) => {
    if (isDiet(name)) return offersDiet(name) || filters.includes(name);
    return name !== 'nearby' || place;
  });
  return offered.map((name) => (
    <Chip
      key={name}
      selected={filters.includes(name)}
      onClick={() => onChange({ filters: toggled(filters, name) })}
    >
      {t(`filters.${name}`, { count: FAST_DELIVERY_MINUTES })}
    </Chip>
  ));
}
