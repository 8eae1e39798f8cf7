import type { Prediction } from '@souk/contracts';
import { Combobox, MapPin, tokens } from '@souk/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

const Words = styled.span`
  display: grid;
  min-inline-size: 0;

  > small {
    font: ${tokens.type.caption};
    color: ${tokens.color.inkSoft};
  }
`;

export interface PlaceSearchProps {
  onChoose(prediction: Prediction): void;
  /** Whether suggestions are shown: Escape then means them, not what lies behind. */
  onOpenChange?(open: boolean): void;
}

/** The search for a place, with suggestions as one types (LOC-1, LOC-13). */
export function PlaceSearch({ onChoose, onOpenChange }: PlaceSearchProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const [active, setActive] = useState(false);
  const searching = typed.trim() !== '' && typed !== chosen;
  const suggestions = usePlaceSuggestions(searching ? typed : '');
  const open = active && searching && suggestions !== null;
  const count = suggestions?.length ?? 0;
  const found = count > 0 ? t('found', { count }) : t('nothingFound');

  useEffect(() => onOpenChange?.(open), [open, onOpenChange]);

  const options = (suggestions ?? []).map((prediction) => ({
    id: prediction.place_id,
    prediction,
    icon: <MapPin size={18} aria-hidden />,
    text: (
      <Words>
        {prediction.structured_formatting.main_text}
        <small>{prediction.structured_formatting.secondary_text}</small>
      </Words>
    ),
  }));
  return (
    <Combobox
      label={t('search')}
      placeholder={t('search')}
      clearLabel={t('clear')}
      listLabel={t('suggestions')}
      value={typed}
      onType={setTyped}
      active={active}
      onActiveChange={setActive}
      open={open}
      groups={[{ id: 'places', options }]}
      onChoose={({ prediction }) => {
        setTyped(prediction.description);
        setChosen(prediction.description);
        onChoose(prediction);
      }}
      takesFirst
      busy={searching && suggestions === null}
      status={open ? found : undefined}
      empty={count === 0 ? t('nothingFound') : undefined}
    />
  );
}
