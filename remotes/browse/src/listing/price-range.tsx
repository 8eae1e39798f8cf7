import { useState } from 'react';
import styled from 'styled-components';
import { parseAmount } from '@souk/i18n';
import { TextField, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { FilterGroup } from './filter-group.tsx';
import type { Listing, Narrowing } from './listing-address.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[3]};
`;

/** The range that is offered (SRC-15). */
const LOWEST = 0;
const HIGHEST = 20_000;

/** What is typed and not taken yet. */
interface Draft {
  text: string;
  /** The limit that it is to replace. */
  of: number | null;
  isWrong: boolean;
}

interface Props {
  listing: Pick<Listing, 'minPrice' | 'maxPrice'>;
  onChange(change: Partial<Narrowing>): void;
}

/** The limit that was typed: null for none, NaN where it is no price. */
const read = (text: string): number | null =>
  text.trim() === '' ? null : Math.min(Math.max(parseAmount(text), LOWEST), HIGHEST);

/** From and to in the marketplace's currency; a field counts once it is left, or Enter is pressed (SRC-14, SRC-15). */
function PriceField({
  name,
  label,
  value,
  usual,
  error,
  onChange,
}: {
  name: string;
  label: string;
  value: number | null;
  usual: number;
  error?: string;
  onChange(value: number | null): void;
}) {
  const t = useText();
  const [draft, setDraft] = useState<Draft | null>(null);
  // What was typed ends where the limit changes: here, or by a press that clears the filters.
  const typed = draft && draft.of === value ? draft : null;
  const finish = () => {
    if (!typed) return;
    const next = read(typed.text);
    if (Number.isNaN(next)) return setDraft({ ...typed, isWrong: true });
    setDraft(null);
    if (next !== value) onChange(next);
  };
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={String(usual)}
      value={typed?.text ?? value ?? ''}
      error={typed?.isWrong ? t('filters.priceWrong') : error}
      onChange={({ target }) => setDraft({ text: target.value, of: value, isWrong: false })}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  );
}

export function PriceRange({ listing: { minPrice, maxPrice }, onChange }: Props) {
  const t = useText();
  const problem = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return (
    <FilterGroup label={t('filters.price')}>
      <Fields>
        <PriceField
          name="min_price"
          label={t('filters.min')}
          value={minPrice}
          usual={LOWEST}
          error={problem ? t('filters.priceProblem') : undefined}
          onChange={(price) => onChange({ minPrice: price })}
        />
        <PriceField
          name="max_price"
          label={t('filters.max')}
          value={maxPrice}
          usual={HIGHEST}
          onChange={(price) => onChange({ maxPrice: price })}
        />
      </Fields>
    </FilterGroup>
  );
}
