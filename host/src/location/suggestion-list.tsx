import type { Prediction } from '@souk/contracts';
import { tokens } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const Plate = styled.div`
  position: absolute;
  z-index: ${tokens.layer.header};
  inset-inline: 0;
  inset-block-start: calc(100% + ${tokens.space[1]});
  max-block-size: 18rem;
  padding: ${tokens.space[2]};
  overflow-y: auto;
  background: ${tokens.color.raised};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.l};
  box-shadow: ${tokens.shadow.l};
`;

const Option = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.m};
  cursor: pointer;

  > svg {
    flex: none;
    color: ${tokens.color.inkFaint};
  }
  &:hover,
  &[aria-selected='true'] {
    background: ${tokens.color.sunken};
  }
`;

const Words = styled.span`
  display: grid;
  min-inline-size: 0;

  > small {
    font: ${tokens.type.caption};
    color: ${tokens.color.inkSoft};
  }
`;

const Nothing = styled.p`
  padding: ${tokens.space[2]} ${tokens.space[3]};
  color: ${tokens.color.inkSoft};
`;

interface SuggestionListProps {
  /** Options are named `<id>-<index>`, the list `<id>-list`. */
  id: string;
  open: boolean;
  suggestions: readonly Prediction[];
  active: number;
  icon: ReactNode;
  onChoose(prediction: Prediction): void;
}

/** The list below the search box; focus stays in the box. */
export function SuggestionList({ id, open, suggestions, active, icon, onChoose }: SuggestionListProps) {
  const t = useText();
  return (
    <Plate hidden={!open} onMouseDown={(event) => event.preventDefault()}>
      <ul id={`${id}-list`} role="listbox" aria-label={t('suggestions')}>
        {suggestions.map((prediction, index) => (
          <Option
            key={prediction.place_id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => onChoose(prediction)}
          >
            {icon}
            <Words>
              {prediction.structured_formatting.main_text}
              <small>{prediction.structured_formatting.secondary_text}</small>
            </Words>
          </Option>
        ))}
      </ul>
      {open && suggestions.length === 0 && <Nothing aria-hidden>{t('nothingFound')}</Nothing>}
    </Plate>
  );
}
