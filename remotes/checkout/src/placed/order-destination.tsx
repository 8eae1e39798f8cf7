import type { ReactNode } from 'react';
import type { OrderAddress, OrderDetails } from '@souk/contracts';
import { isolate } from '@souk/i18n';
import { useFormats } from '@souk/remote-kit';
import { Clock, MapPin, Package, Store, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';

const { color, space } = tokens;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};
  border-radius: ${tokens.radius.m};
  background: ${color.sunken};
  text-align: start;

  &:empty {
    display: none;
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};

  svg {
    margin-block-start: 2px;
    color: ${color.accentStrong};
  }
  p {
    font: ${tokens.type.small};
    color: ${color.inkSoft};
  }
  strong {
    font: ${tokens.type.bodyStrong};
    overflow-wrap: anywhere;
  }
`;

function Fact({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Row>
      {icon}
      <div>
        <p>{name}</p>
        <strong>{children}</strong>
      </div>
    </Row>
  );
}

/** When the order arrives, or can be picked up, and where. */
export function OrderDestination({ order }: { order: OrderDetails }) {
  const t = useText();
  const { moment, time } = useFormats();
  const { delivery_address, estimated_arrival, order_type, schedule_at, store_position } = order;
  const isPickup = order_type === 'take_away';
  const destination = order.receiver_details ?? delivery_address;
  const doorOf = (place: OrderAddress) =>
    [
      isolate(place.address),
      place.road && isolate(place.road),
      place.house && t('placed.house', { house: place.house }),
      place.floor && t('placed.floor', { floor: place.floor }),
    ]
      .filter(Boolean)
      .join(' · ');
  const clock = <Clock size={20} aria-hidden />;
  return (
    <Facts>
      {schedule_at ? (
        <Fact name={t('placed.scheduled')} icon={clock}>
          {moment(schedule_at)}
        </Fact>
      ) : (
        estimated_arrival && (
          <Fact name={t(isPickup ? 'placed.ready' : 'placed.arrival')} icon={clock}>
            <time dateTime={estimated_arrival}>{time(new Date(estimated_arrival))}</time>
          </Fact>
        )
      )}
      {isPickup && store_position && (
        <Fact name={t('address.from')} icon={<Store size={20} aria-hidden />}>
          <bdi>{store_position.address}</bdi>
        </Fact>
      )}
      {order_type === 'parcel' && delivery_address && (
        <Fact name={t('address.from')} icon={<Package size={20} aria-hidden />}>
          {doorOf(delivery_address)}
        </Fact>
      )}
      {!isPickup && destination?.address && (
        <Fact name={t('address.to')} icon={<MapPin size={20} aria-hidden />}>
          {doorOf(destination)}
        </Fact>
      )}
    </Facts>
  );
}
