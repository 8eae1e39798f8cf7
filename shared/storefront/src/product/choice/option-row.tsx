import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { radioStyle, tokens } from '@souk/ui';

const Row = styled.label`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
  min-block-size: 44px;
  cursor: pointer;

  &:has(:checked) {
    font-weight: 600;
  }
`;
const Control = styled.input`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  margin: 0;
  accent-color: ${tokens.color.accent};
  cursor: inherit;

  &[type='radio'] {
    ${radioStyle}
  }
`;
const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
/* What begins with a sign keeps its order in every language. */
const Detail = styled.bdi`
  flex: none;
  font-weight: 400;
  color: ${tokens.color.inkSoft};
  font-variant-numeric: tabular-nums;
`;

interface Props {
  /** A radio that is picked again is given up, by mouse and keyboard alike (POP-10). */
  type: 'radio' | 'checkbox';
  name: string;
  checked: boolean;
  label: string;
  detail: ReactNode;
  invalid?: boolean;
  onPick(): void;
}

/** One option with its control and what it costs, all of it to be pressed. */
export function OptionRow({ type, name, checked, label, detail, invalid, onPick }: Props) {
  const givesUp = type === 'radio' && checked;
  // Browsers do not agree whether Space clicks a radio that is chosen.
  const giveUpBySpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onPick();
  };
  return (
    <Row>
      <Control
        type={type}
        name={name}
        checked={checked}
        aria-invalid={invalid || undefined}
        onChange={onPick}
        onClick={givesUp ? onPick : undefined}
        onKeyUp={givesUp ? giveUpBySpace : undefined}
      />
      <Label>{label}</Label>
      <Detail>{detail}</Detail>
    </Row>
  );
}
