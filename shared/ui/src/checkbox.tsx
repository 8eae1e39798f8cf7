import { CircleAlert } from './icons.ts';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from './tokens.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  error?: string;
}

const { color, space } = tokens;

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding-block: ${space[2]};
  font: ${tokens.type.body};
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
  > span {
    min-inline-size: 0;
  }
`;

const Box = styled.input`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  margin-block-start: 2px;
  accent-color: ${color.accent};
  cursor: inherit;
`;

const Problem = styled.p`
  display: flex;
  gap: 6px;
  font: ${tokens.type.caption};
  color: ${color.danger};
  overflow-wrap: anywhere;
`;

export function Checkbox({ label, error, ...native }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <Row>
        <Box
          {...native}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </Row>
      {error && (
        <Problem id={id}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </Problem>
      )}
    </div>
  );
}
