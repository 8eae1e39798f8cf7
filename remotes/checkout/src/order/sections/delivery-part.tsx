import { isolate } from '@souk/i18n';
import { useShell } from '@souk/remote-kit';
import { Bike, Button, MapPinned, RadioCards, ShoppingBag, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import { useChosenSlot } from '../use-chosen-slot.ts';
import { useText } from '../../texts/texts.ts';
import { PartCard } from './part-card.tsx';

const Store = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
`;

/** Delivery or take-away, as far as the store offers both (CHK-6). */
export function DeliveryPart() {
  const t = useText();
  const { location } = useShell();
  const { values, change, quote, errors } = useOrder();
  const slot = useChosenSlot();
  const { store } = quote;
  if (!store || values.orderType === 'parcel') return null;
  const isSoon = quote.open_now === 1 && values.slot === null;
  const soon = isSoon ? t('delivery.deliveryText', { time: store.delivery_time }) : undefined;
  const options = [
    {
      value: 'delivery',
      label: t('delivery.delivery'),
      text: slot ? t('delivery.deliveryAt', slot) : soon,
      icon: <Bike size={22} aria-hidden />,
      offered: store.delivery === 1,
    },
    {
      value: 'take_away',
      label: t('delivery.takeAway'),
      text: t('delivery.takeAwayText', { store: store.name }),
      icon: <ShoppingBag size={22} aria-hidden />,
      offered: store.take_away === 1,
    },
  ];
  return (
    <PartCard title={t('delivery.title')} part="orderType" error={errors.orderType}>
      <RadioCards
        label={t('delivery.title')}
        hideLabel
        name="orderType"
        options={options.filter(({ offered }) => offered)}
        value={values.orderType}
        onChange={(value) => change({ orderType: value === 'take_away' ? 'take_away' : 'delivery' })}
      />
      {values.orderType === 'take_away' && (
        <Store>
          <span>{t('address.pickUp', { address: isolate(store.address) })}</span>
          <Button
            variant="ghost"
            size="s"
            onClick={() =>
              location.showRoute({
                from: { lat: store.latitude, lng: store.longitude, label: store.name },
              })
            }
          >
            <MapPinned size={18} aria-hidden />
            {t('address.way')}
          </Button>
        </Store>
      )}
    </PartCard>
  );
}
