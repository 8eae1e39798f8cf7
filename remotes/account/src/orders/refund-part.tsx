import type { OrderDetails } from '@souk/contracts';
import { isolate } from '@souk/i18n';
import { Badge } from '@souk/ui';
import type { BadgeTone } from '@souk/ui';
import { Card, Soft } from '../page/card.tsx';
import { PrivatePictures } from './private-pictures.tsx';
import { useText } from './texts/texts.ts';

type Refund = NonNullable<OrderDetails['refund']>;
const TONES: Record<Refund['status'], BadgeTone> = {
  pending: 'warning',
  approved: 'success',
  refused: 'danger',
};

interface Props {
  refund: Refund;
  /** The pictures that the customer sent. */
  urls: readonly string[];
}

/** What became of a refund request: pending with what the customer wrote, else with the answer (ORD-6, ORD-16). */
export function RefundPart({ refund: { status, reason, note }, urls }: Props) {
  const t = useText();
  return (
    <Card level={3} title={t('refund.title')}>
      <div>
        <Badge tone={TONES[status]}>{t(`refund.${status}`)}</Badge>
      </div>
      <Soft>{t(`refund.${status}Text`)}</Soft>
      <Soft>{t('refund.reasonOf', { reason })}</Soft>
      {note && (
        <Soft>{t(status === 'pending' ? 'refund.noteOf' : 'refund.answerOf', { note: isolate(note) })}</Soft>
      )}
      <PrivatePictures urls={urls} label={(number) => t('refund.picture', { number })} />
    </Card>
  );
}
