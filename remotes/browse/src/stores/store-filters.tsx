import styled from 'styled-components';
import { FAST_DELIVERY_MINUTES } from '@souk/contracts';
import { Chip, media, SelectField, tokens } from '@souk/ui';
import { DELIVERY_TYPES } from '../page/delivery.ts';
import { oneOf } from '../page/one-of.ts';
import { useText } from '../texts/texts.ts';
import { STORE_SORTS, STORE_TYPES } from './stores-address.ts';
import type { StoreList } from './stores-address.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${tokens.space[2]};

  ${media.from670} {
    grid-template-columns: repeat(2, auto);
    gap: ${tokens.space[3]};
  }
  ${media.from999} {
    grid-template-columns: repeat(4, auto);
  }
`;

const Fast = styled.div`
  align-self: center;
`;

interface Props {
  list: StoreList;
  onChange(change: Partial<StoreList>): void;
}

/** Which stores, how fast they deliver, in which order, and how things get from them to the customer (STR-1, STR-2). */
export function StoreFilters({ list, onChange }: Props) {
  const t = useText();
  return (
    <Row>
      <Fast>
        <Chip selected={list.fast} onClick={() => onChange({ fast: !list.fast })}>
          {t('filters.fast_delivery', { count: FAST_DELIVERY_MINUTES })}
        </Chip>
      </Fast>
      <SelectField
        name="sort"
        label={t('stores.sort')}
        hideLabel
        compact
        value={list.sort}
        onChange={({ target }) => onChange({ sort: oneOf(STORE_SORTS, target.value) ?? 'recommended' })}
      >
        {STORE_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`stores.sorts.${sort}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="type"
        label={t('stores.type')}
        hideLabel
        compact
        value={list.type}
        onChange={({ target }) => onChange({ type: oneOf(STORE_TYPES, target.value) ?? 'all' })}
      >
        {STORE_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`stores.types.${type}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="delivery"
        label={t('stores.delivery')}
        hideLabel
        compact
        value={list.delivery}
        onChange={({ target }) => onChange({ delivery: oneOf(DELIVERY_TYPES, target.value) ?? 'all' })}
      >
        {DELIVERY_TYPES.map((delivery) => (
          <option key={delivery} value={delivery}>
            {t(`stores.deliveries.${delivery}`)}
          </option>
        ))}
      </SelectField>
    </Row>
  );
}
