import { useState } from 'react';
import styled from 'styled-components';
import { Button, Checkbox } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { FilterGroup } from './filter-group.tsx';

/** As many as fit without scrolling (CAT-3). */
const SHOWN_FIRST = 10;

const Options = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
`;

interface Props {
  label: string;
  options: readonly { id: number; name: string }[];
  picked: readonly number[];
  onChange(ids: number[]): void;
}

/** A list to pick from; the first ten of a long one, and those that are picked, until all are requested (CAT-3). */
export function Picks({ label, options, picked, onChange }: Props) {
  const t = useText();
  const [all, setAll] = useState(false);
  if (options.length === 0) return null;
  const shown = options.filter(({ id }, index) => all || index < SHOWN_FIRST || picked.includes(id));
  return (
    <FilterGroup label={label}>
      <Options>
        {shown.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={picked.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...picked, id] : picked.filter((other) => other !== id))
            }
          />
        ))}
        {options.length > SHOWN_FIRST && (
          <Button variant="ghost" size="s" aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'filters.fewer' : 'filters.more')}
          </Button>
        )}
      </Options>
    </FilterGroup>
  );
}
