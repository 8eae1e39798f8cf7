import type { ReactNode } from 'react';
import styled from 'styled-components';
import { radioCardStyle, radioCardWords } from './radio-card-style.ts';
import { radioStyle } from './radio-style.ts';
import { tokens } from './tokens.ts';
import { visuallyHidden } from './visually-hidden.ts';

export interface RadioCard {
  value: string;
  label: string;
  text?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps {
  /** What is being chosen. */
  label: string;
  hideLabel?: boolean;
  name: string;
  options: readonly RadioCard[];
  value: string | null;
  onChange(value: string): void;
}

const { color, space } = tokens;

const Label = styled.legend<{ $hidden: boolean }>`
  padding: 0;
  margin-block-end: ${space[3]};
  font: ${tokens.type.subtitle};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/** Four stand in pairs: three of them in a row would leave one alone. */
const Cards = styled.div<{ $four: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(${({ $four }) => ($four ? 'max(220px, 40%)' : '220px')}, 100%), 1fr)
  );
  gap: ${space[3]};
`;

const Card = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  cursor: pointer;
  min-inline-size: 0;
  ${radioCardStyle}

  &:has(:disabled) {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
  > svg {
    flex: none;
  }
`;

const Dot = styled.input`
  ${radioStyle}
  outline: none;
`;

const Words = styled.span`
  ${radioCardWords}
`;

/** A choice of one among cards. */
export function RadioCards({ label, hideLabel = false, name, options, value, onChange }: RadioCardsProps) {
  return (
    <fieldset>
      <Label $hidden={hideLabel}>{label}</Label>
      <Cards $four={options.length === 4}>
        {options.map((option) => (
          <Card key={option.value}>
            {option.icon}
            <Words>
              <strong>{option.label}</strong>
              {option.text && <small>{option.text}</small>}
            </Words>
            <Dot
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
          </Card>
        ))}
      </Cards>
    </fieldset>
  );
}
