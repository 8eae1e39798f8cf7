import type { Prediction } from '@souk/contracts';
import { IconButton, MapPin, Search, Spinner, tokens, VisuallyHidden, X } from '@souk/ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { SuggestionList } from './suggestion-list.tsx';
import { useText } from './texts/texts.ts';
import { useSuggestions } from './use-suggestions.ts';

const Root = styled.div`
  position: relative;
`;

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 3.25rem;
  padding-inline: ${tokens.space[4]} ${tokens.space[2]};
  color: ${tokens.color.inkFaint};
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.m};

  &:focus-within {
    border-color: ${tokens.color.accent};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
  }
  > svg {
    flex: none;
  }
`;

const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: 3rem;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: ${tokens.color.ink};
  font: ${tokens.type.body};
  text-overflow: ellipsis;

  &::placeholder {
    color: ${tokens.color.inkFaint};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export interface PlaceSearchProps {
  onChoose(prediction: Prediction): void;
  /** Whether suggestions are shown: Escape then means them, not what lies behind. */
  onOpenChange?(open: boolean): void;
}

/** The search box with suggestions: an ARIA combobox, worked by arrows, Enter and Escape (LOC-1, LOC-13). */
export function PlaceSearch({ onChoose, onOpenChange }: PlaceSearchProps) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const [focused, setFocused] = useState(false);
  const [active, setActive] = useState(-1);
  const searching = typed.trim() !== '' && typed !== chosen;
  const suggestions = useSuggestions(searching ? typed : '');
  const open = focused && searching && suggestions !== null;
  const count = suggestions?.length ?? 0;

  useEffect(() => onOpenChange?.(open), [open, onOpenChange]);

  const write = (value: string) => {
    setTyped(value);
    setActive(-1);
    setFocused(true);
  };
  const choose = (prediction: Prediction) => {
    setTyped(prediction.description);
    setChosen(prediction.description);
    setActive(-1);
    onChoose(prediction);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) setFocused(false);
    if (event.key === 'ArrowDown' && !open) setFocused(true);
    if (!open || count === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive((at) => (at === -1 && step === -1 ? count - 1 : (at + step + count) % count));
    }
    const picked = suggestions?.[Math.max(active, 0)];
    if (event.key === 'Enter' && picked) {
      event.preventDefault();
      choose(picked);
    }
  };

  return (
    <Root onBlur={() => setFocused(false)}>
      <Box>
        <Search size={20} aria-hidden />
        <Input
          type="search"
          role="combobox"
          aria-label={t('search')}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('search')}
          value={typed}
          onChange={(event) => write(event.target.value)}
          onFocus={() => setFocused(true)}
          onKeyDown={onKeyDown}
        />
        {searching && suggestions === null && <Spinner size={18} />}
        {typed !== '' && (
          <IconButton
            size="s"
            label={t('clear')}
            icon={<X size={18} aria-hidden />}
            onClick={() => write('')}
          />
        )}
      </Box>
      <SuggestionList
        id={id}
        open={open}
        suggestions={suggestions ?? []}
        active={active}
        icon={<MapPin size={18} aria-hidden />}
        onChoose={choose}
      />
      <VisuallyHidden role="status">
        {open && (count > 0 ? t('found', { count }) : t('nothingFound'))}
      </VisuallyHidden>
    </Root>
  );
}
