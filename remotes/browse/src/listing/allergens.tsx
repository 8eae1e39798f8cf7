import styled from 'styled-components';
import type { DietaryFacts } from '@souk/contracts';
import { Chip, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { FilterGroup } from './filter-group.tsx';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
const Hint = styled.p`
  margin-block-start: ${tokens.space[2]};
  font: ${tokens.type.caption};
  color: ${tokens.color.inkSoft};
`;

interface Props {
  allergens: DietaryFacts['allergens'];
  without: readonly string[];
  onChange(without: string[]): void;
}

/** Allergens to leave out, of those that items of the module declare (SRC-14). */
export function Allergens({ allergens, without, onChange }: Props) {
  const t = useText();
  // One that nothing declares any more can still be taken back.
  const gone = without.filter((key) => allergens.every((allergen) => allergen.key !== key));
  const offered = [...allergens, ...gone.map((key) => ({ key, name: key }))];
  if (offered.length === 0) return null;
  return (
    <FilterGroup label={t('filters.without')}>
      <Chips>
        {offered.map(({ key, name }) => (
          <Chip
            key={key}
            selected={without.includes(key)}
            onClick={() =>
              onChange(without.includes(key) ? without.filter((other) => other !== key) : [...without, key])
            }
          >
            {name}
          </Chip>
        ))}
      </Chips>
      <Hint>{t('filters.withoutHint')}</Hint>
    </FilterGroup>
  );
}
