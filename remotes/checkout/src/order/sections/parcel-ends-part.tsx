import { ROUTES } from '@souk/contracts';
import type { ParcelEnd } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { Button, Info, MapPin, Package, Pencil, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import { zoneProblemOf } from '../problem-parts.ts';
import { useText } from '../../texts/texts.ts';
import { PartCard } from './part-card.tsx';

const End = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};

  p {
    font: ${tokens.type.small};
    color: ${tokens.color.inkSoft};
  }
  h3 {
    font: ${tokens.type.bodyStrong};
  }
`;

function ParcelEndRow({ title, end, icon }: { title: string; end: ParcelEnd; icon: React.ReactNode }) {
  return (
    <End>
      {icon}
      <div>
        <h3>{title}</h3>
        <p>
          <bdi>{end.address}</bdi>
        </p>
        <p>
          {end.contact_person_name} · <bdi dir="ltr">{end.contact_person_number}</bdi>
        </p>
      </div>
    </End>
  );
}

/** Begins where the rows do, for all its room to press. */
const Change = styled.div`
  margin-block: calc(-1 * ${tokens.space[2]});
`;
const Note = styled.p`
  && {
    white-space: pre-line;
  }
`;

/** From whom to whom a parcel goes, and what the rider should know; changed where it was written (PCL-4). */
export function ParcelEndsPart() {
  const t = useText();
  const { canNavigate, navigate } = useShell();
  const { goods, quote } = useOrder();
  if (goods.page !== 'parcel') return null;
  const { parcel, note } = goods;
  const { sender, receiver } = parcel;
  return (
    <PartCard title={t('address.title')} part="address" error={zoneProblemOf(quote)}>
      <ParcelEndRow title={t('address.from')} end={sender} icon={<Package size={20} aria-hidden />} />
      <ParcelEndRow title={t('address.to')} end={receiver} icon={<MapPin size={20} aria-hidden />} />
      {note && (
        <End>
          <Info size={20} aria-hidden />
          <div>
            <h3>{t('address.note')}</h3>
            <Note>{note}</Note>
          </div>
        </End>
      )}
      {canNavigate(ROUTES.parcelDelivery) && (
        <Change>
          <Button size="s" variant="ghost" onClick={() => navigate(ROUTES.parcelDelivery)}>
            <Pencil size={18} aria-hidden />
            {t('address.change')}
          </Button>
        </Change>
      )}
    </PartCard>
  );
}
