import { MAX_ORDER_NOTE_LENGTH } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button, RotateCw, TextArea, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import { useText } from '../../texts/texts.ts';
import { PartCard } from './part-card.tsx';

const Again = styled(Button)`
  justify-self: start;
  max-inline-size: 100%;

  span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`;

/** What the store should know; the note of the last order to the same place is offered, never written unasked. */
export function NotePart() {
  const t = useText();
  const { values, change, errors, quote } = useOrder();
  const { last_note: last } = quote;
  const module = useReadable(useShell().module.current);
  const reader = module?.module_type === 'food' ? 'restaurant' : 'store';
  return (
    <PartCard title={t(`note.${reader}`)} part="note">
      <Field>
        <TextArea
          label={t(`note.${reader}`)}
          hideLabel
          name="note"
          placeholder={t(`note.${reader}Example`)}
          maxLength={MAX_ORDER_NOTE_LENGTH}
          value={values.note}
          error={errors.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        {last !== null && values.note === '' && (
          <Again variant="secondary" onClick={() => change({ note: last })}>
            <RotateCw size={18} aria-hidden />
            <span dir="auto">{t('note.again', { note: last })}</span>
          </Again>
        )}
      </Field>
    </PartCard>
  );
}
