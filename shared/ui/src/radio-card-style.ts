import { css } from 'styled-components';
import { tokens } from './tokens.ts';

const { color, motion, type } = tokens;

/** The look of a card that holds a radio: chosen, focused and disabled as its radio is. */
export const radioCardStyle = css`
  border-radius: ${tokens.radius.l};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};
  transition:
    box-shadow ${motion.fast},
    background-color ${motion.fast};

  &:has(:checked) {
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(input:disabled) {
    background: ${color.sunken};
  }
`;

/** The words of such a card: its name in a `strong`, and what else there is to say in a `small`. */
export const radioCardWords = css`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  strong,
  small {
    display: block;
  }
  strong {
    font: ${type.bodyStrong};
  }
  small {
    font: ${type.caption};
    color: ${color.inkSoft};
  }
`;
