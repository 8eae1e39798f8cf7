import type { DeliveryAddress } from '@souk/contracts';
import { Line } from './delivery-card.ts';
import { useText } from './texts/texts.ts';

/** Street, house and floor where they are known, and the address (ADDR-15). */
export function PlaceLines({ address: { road, house, floor, address } }: { address: DeliveryAddress }) {
  const t = useText();
  const door = [
    road && t('street', { value: road }),
    house && t('houseNumber', { value: house }),
    floor && t('floorNumber', { value: floor }),
  ].filter(Boolean);
  return (
    <>
      <Line>
        <bdi>{address}</bdi>
      </Line>
      {door.length > 0 && <Line>{door.join(' · ')}</Line>}
    </>
  );
}
