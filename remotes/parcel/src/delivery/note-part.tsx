import { parcelInstructionsQuery } from '@souk/api-client';
import { MAX_ORDER_NOTE_LENGTH } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { CheckoutCard } from '@souk/storefront/orders';
import { Chip, TextArea, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import { isInNote, toggleInNote } from './note.ts';
import type { ParcelForm } from './use-parcel-form.ts';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  > button {
    flex: initial;
    text-align: start;
    white-space: normal;
  }
`;

/** What the rider should know: in one's own words, or by the marketplace's, each a line of the note (PCL-4, PCL-5). */
export function NotePart({ form }: { form: ParcelForm }) {
  const t = useText();
  const { data: instructions = [] } = useQuery(parcelInstructionsQuery());
  const { note } = form.values;
  return (
    <CheckoutCard title={t('delivery.note')}>
      {instructions.length > 0 && (
        <Chips role="group" aria-label={t('delivery.instructions')}>
          {instructions.map(({ id, instruction }) => (
            <Chip
              key={id}
              selected={isInNote(note, instruction)}
              onClick={() => void form.setFieldValue('note', toggleInNote(note, instruction))}
            >
              {instruction}
            </Chip>
          ))}
        </Chips>
      )}
      <TextArea
        label={t('delivery.note')}
        hideLabel
        placeholder={t('delivery.notePlaceholder')}
        maxLength={MAX_ORDER_NOTE_LENGTH}
        {...form.getFieldProps('note')}
        error={form.touched.note ? form.errors.note : undefined}
      />
    </CheckoutCard>
  );
}
