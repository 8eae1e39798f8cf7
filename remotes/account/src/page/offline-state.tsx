import { offlineMethodsQuery } from '@souk/api-client';
import type { OrderDetails } from '@souk/contracts';
import { isolate } from '@souk/i18n';
import { useQuery } from '@souk/remote-kit';
import { Badge } from '@souk/ui';
import type { BadgeTone } from '@souk/ui';
import { Facts } from './facts.tsx';
import { Soft } from './card.tsx';
import { useText } from './texts/texts.ts';

type OfflinePayment = NonNullable<OrderDetails['offline_payment']>;
const TONES: Record<OfflinePayment['status'], BadgeTone> = {
  pending: 'warning',
  verified: 'success',
  denied: 'danger',
};

/** How an offline payment stands, and what the customer said of it (CHK-8, CHK-15). */
export function OfflineState({ payment }: { payment: OfflinePayment }) {
  const t = useText();
  const { data: methods } = useQuery(offlineMethodsQuery());
  const { method_name, status, answers, note } = payment;
  const inputs = methods?.find((method) => method.method_name === method_name)?.inputs ?? [];
  const labelOf = (name: string) => inputs.find((input) => input.name === name)?.label ?? name;
  return (
    <>
      <div>
        <Badge tone={TONES[status]}>{t(`offline.${status}`)}</Badge>
      </div>
      {note && <Soft>{t('offline.noteOf', { note: isolate(note) })}</Soft>}
      <Facts
        facts={[
          { name: t('offline.method'), value: method_name },
          ...Object.entries(answers).map(([name, value]) => ({ name: labelOf(name), value })),
        ]}
      />
    </>
  );
}
