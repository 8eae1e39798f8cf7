import styled from 'styled-components';
import { brandsQuery, categoriesQuery, dietaryFactsQuery } from '@souk/api-client';
import { useQuery } from '@souk/remote-kit';
import { Chip, SelectField, Skeleton, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { Allergens } from './allergens.tsx';
import { FilterGroup } from './filter-group.tsx';
import type { Listing, Narrowing } from './listing-address.ts';
import { Picks } from './picks.tsx';
import { PriceRange } from './price-range.tsx';
import { Switches } from './switches.tsx';

const Panel = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;

/** What one may ask for at the least. */
const RATINGS = [4, 3, 2] as const;

interface Props {
  listing: Listing;
  onChange(change: Partial<Narrowing>): void;
}

/** Groups of filters that are still loading. */
const FiltersPlace = () => (
  <Panel>
    {['11rem', '6rem', '5rem', '20rem'].map((height) => (
      <Skeleton key={height} height={height} radius="l" />
    ))}
  </Panel>
);

/** Everything that narrows a listing: switches, price, stars, categories, allergens and brands (SRC-11, SRC-14). */
export function FilterPanel({ listing, onChange }: Props) {
  const t = useText();
  const categories = useQuery(categoriesQuery({ limit: 100 }));
  const brands = useQuery(brandsQuery());
  const dietary = useQuery(dietaryFactsQuery());
  const { delivery, categoryIds, brandIds, without, minRating } = listing;
  // A tile's category has its sub-categories to choose from.
  const tile = listing.type === 'category' ? categories.data?.find(({ id }) => id === listing.id) : undefined;
  // All at once: each that came by itself would move the ones below it.
  if (categories.isPending || brands.isPending || dietary.isPending) return <FiltersPlace />;
  return (
    <Panel>
      <FilterGroup label={t('filters.switches')}>
        <Chips>
          <Chip
            selected={delivery === 'take_away'}
            onClick={() => onChange({ delivery: delivery === 'take_away' ? 'all' : 'take_away' })}
          >
            {t('stores.deliveries.take_away')}
          </Chip>
          <Switches listing={listing} onChange={onChange} />
        </Chips>
      </FilterGroup>
      {listing.tab === 'items' && <PriceRange listing={listing} onChange={onChange} />}
      <FilterGroup label={t('filters.rating')}>
        <SelectField
          name="rating"
          label={t('filters.rating')}
          hideLabel
          value={minRating || ''}
          onChange={({ target }) => onChange({ minRating: Number(target.value) })}
        >
          <option value="">{t('filters.anyRating')}</option>
          {RATINGS.map((stars) => (
            <option key={stars} value={stars}>
              {t('filters.stars', { count: stars })}
            </option>
          ))}
        </SelectField>
      </FilterGroup>
      <Picks
        label={t('filters.categories')}
        options={tile ? tile.childes : (categories.data ?? [])}
        picked={categoryIds}
        onChange={(next) => onChange({ categoryIds: next })}
      />
      <Allergens
        allergens={dietary.data?.allergens ?? []}
        without={without}
        onChange={(next) => onChange({ without: next })}
      />
      {listing.type !== 'brand' && (
        <Picks
          label={t('filters.brands')}
          options={brands.data ?? []}
          picked={brandIds}
          onChange={(next) => onChange({ brandIds: next })}
        />
      )}
    </Panel>
  );
}
