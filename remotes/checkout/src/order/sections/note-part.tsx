import { TextArea } from '@souk/ui';
import { useOrder } from '../order-context.ts';
import { LONGEST_NOTE } from '../order-schema.ts';
import { useText } from '../../texts/texts.ts';
import { PartCard } from './part-card.tsx';

export function NotePart() {
  const t = useText();
  const { values, change, errors } = useOrder();
  return (
    <PartCard title={t('note.title')} part="note">
      <TextArea
        label={values.orderType === 'parcel' ? t('note.rider') : t('note.label')}
        hideLabel
        name="note"
        placeholder={t('note.placeholder')}
        maxLength={LONGEST_NOTE}
        value={values.note}
        error={errors.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </PartCard>
  );
}
