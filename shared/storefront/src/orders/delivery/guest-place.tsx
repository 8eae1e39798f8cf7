import type { DeliveryAddress } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { IconButton, MapPin, Pencil } from '@souk/ui';
import { DeliveryCard, Line, Words } from './delivery-card.ts';
import { DoorFields } from './door-fields.tsx';
import { useText } from './texts/texts.ts';

/** Where a guest's order goes: the place that was picked, its door, and a pencil for another place (ADDR-15 to ADDR-17). */
export function GuestPlace({ onEdited }: { onEdited?(address: DeliveryAddress): void }) {
  const t = useText();
  const { addresses } = useShell();
  const selected = useReadable(addresses.selected);
  const edit = async () => {
    const edited = await addresses.edit(selected ?? undefined);
    if (edited) onEdited?.(edited);
  };
  return (
    <>
      <DeliveryCard>
        <MapPin size={22} aria-hidden />
        <Words>
          <Line>{selected ? <bdi>{selected.address}</bdi> : t('noAddress')}</Line>
        </Words>
        <IconButton
          size="s"
          label={t('edit')}
          title={t('editTooltip')}
          icon={<Pencil size={18} aria-hidden />}
          onClick={() => void edit()}
        />
      </DeliveryCard>
      {selected && <DoorFields address={selected} />}
    </>
  );
}
