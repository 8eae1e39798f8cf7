import { useState } from 'react';
import styled from 'styled-components';
import { tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Text = styled.p`
  color: ${tokens.color.inkSoft};
`;
const Toggle = styled.button`
  min-block-size: 24px;
  font: ${tokens.type.bodyStrong};
  color: ${tokens.color.accentStrong};

  &:hover {
    text-decoration: underline;
  }
`;

/** What must not stand before the ellipsis. */
const ENDING = /[\s.,،;؛:]+$/;

/** A text that begins short and opens on demand; cut after 70 characters unless told otherwise (CRD-3). */
export function ReadMore({ text, length = 70 }: { text: string; length?: number }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const letters = [...text];
  if (letters.length === 0) return null;
  if (letters.length <= length) return <Text>{text}</Text>;
  return (
    <Text>
      {open ? text : `${letters.slice(0, length).join('').replace(ENDING, '')}…`}{' '}
      <Toggle type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'dialog.readLess' : 'dialog.readMore')}
      </Toggle>
    </Text>
  );
}
