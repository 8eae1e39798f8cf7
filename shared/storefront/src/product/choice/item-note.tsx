import { useState } from 'react';
import styled from 'styled-components';
import { MAX_ITEM_NOTE_LENGTH } from '@souk/contracts';
import { Button, Pencil, TextArea } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import type { Choice } from './use-choice.ts';

/** From so few on, customers are told how many characters are left. */
const FEW_LEFT = 30;

const Open = styled(Button)`
  justify-self: start;
`;

/** What the customer writes to the store of this item, behind a button until somebody wants it; nothing in modules without notes. */
export function ItemNote({ choice: { note, setNote } }: { choice: Choice }) {
  const t = useText();
  const [wanted, setWanted] = useState(false);
  if (note === null) return null;
  if (note === '' && !wanted)
    return (
      <Open variant="ghost" size="s" onClick={() => setWanted(true)}>
        <Pencil size={18} aria-hidden />
        {t('dialog.addNote')}
      </Open>
    );
  const left = MAX_ITEM_NOTE_LENGTH - note.length;
  return (
    <TextArea
      label={t('dialog.note')}
      name="note"
      dir="auto"
      rows={2}
      placeholder={t('dialog.noteExample')}
      maxLength={MAX_ITEM_NOTE_LENGTH}
      hint={left <= FEW_LEFT ? t('dialog.noteLeft', { count: left }) : undefined}
      autoFocus={wanted}
      value={note}
      onChange={({ target }) => {
        setWanted(true);
        setNote(target.value);
      }}
    />
  );
}
