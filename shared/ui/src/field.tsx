import { CircleAlert } from './icons.ts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { tokens } from './tokens.ts';
import { visuallyHidden } from './visually-hidden.ts';

const { color, space } = tokens;

export interface FieldProps {
  label: string;
  name: string;
  /** What is wrong with the value, linked to the control. */
  error?: string;
  hint?: string;
  /** The label is read out but not seen. */
  hideLabel?: boolean;
}

/** What a control must carry to be tied to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** The look of everything that one types into. */
export const control = css`
  display: block;
  inline-size: 100%;
  min-block-size: 48px;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${tokens.radius.m};
  background: ${color.surface};
  color: ${color.ink};
  font: ${tokens.type.body};
  transition: border-color ${tokens.motion.fast};

  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
  &:focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: -1px;
    border-color: ${color.accent};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled {
    background: ${color.sunken};
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
`;

const Root = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
`;

const Label = styled.label<{ $hidden: boolean }>`
  font: ${tokens.type.smallStrong};
  overflow-wrap: anywhere;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Hint = styled.p`
  font: ${tokens.type.caption};
  color: ${color.inkSoft};
`;

const Problem = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  font: ${tokens.type.caption};
  color: ${color.danger};
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-block-start: 1px;
  }
`;

/** Label, control, hint and error, tied together. */
export function Field({
  label,
  name,
  error,
  hint,
  hideLabel = false,
  children,
}: FieldProps & { children(props: ControlProps): ReactNode }) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Root>
      <Label htmlFor={id} $hidden={hideLabel}>
        {label}
      </Label>
      {children({
        id,
        name,
        // Absent rather than undefined: a form may say on the control itself what is wrong, and where that is said.
        ...(error && { 'aria-invalid': true }),
        ...(described && { 'aria-describedby': described }),
      })}
      {error && (
        <Problem id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </Problem>
      )}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Root>
  );
}
