import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { cleanSearch } from '@souk/contracts';
import type { StoreDetails } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Chip, media, TextField, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import type { StoreAddress } from './store-address.ts';

/** How long typing has to rest before the store is searched (SRC-3). */
const SETTLED_MS = 500;

/** Where the keyboard of a device takes the lower half of the window. */
const TOUCH = media.touch.replace('@media ', '');

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};

  ${media.from670} {
    grid-template-columns: minmax(0, 420px) 1fr;
    align-items: center;
  }
`;
const Diets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;

interface Props {
  store: StoreDetails;
  address: StoreAddress;
  onChange(change: Partial<Pick<StoreAddress, 'search' | 'diet'>>): void;
}

/** Words to look for within the store, and the diet where the module's items have one (STR-7). */
export function LookAround({ store, address: { search, diet }, onChange }: Props) {
  const t = useText();
  const profile = useReadable(useShell().module.profile);
  const [typed, setTyped] = useState(search);
  const wanted = cleanSearch(typed);
  useEffect(() => {
    if (wanted === search) return;
    const timer = setTimeout(() => onChange({ search: wanted }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [wanted, search, onChange]);

  const hasDiets = profile?.capabilities.diets === true && store.veg === 1 && store.non_veg === 1;
  return (
    <Row
      role="search"
      aria-label={t('store.search', { store: store.name })}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ search: wanted });
      }}
    >
      <TextField
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        label={t('store.search', { store: store.name })}
        placeholder={t('store.search', { store: store.name })}
        hideLabel
        value={typed}
        onFocus={({ currentTarget }) => {
          // What is found shows between the field and the keyboard.
          if (window.matchMedia(TOUCH).matches) currentTarget.scrollIntoView({ block: 'start' });
        }}
        onChange={({ target }) => setTyped(target.value)}
      />
      {hasDiets && (
        <Diets role="group" aria-label={t('store.diets')}>
          {(['veg', 'non_veg'] as const).map((choice) => (
            <Chip
              key={choice}
              selected={choice === diet}
              onClick={() => onChange({ diet: choice === diet ? null : choice })}
            >
              {t(`filters.${choice}`)}
            </Chip>
          ))}
        </Diets>
      )}
    </Row>
  );
}
