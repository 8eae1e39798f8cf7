import type { OrderAddress, OrderDetails } from '@souk/contracts';
import { useText } from './texts/texts.ts';
import { Facts, type Fact } from '../page/facts.tsx';
import { Card, Soft } from '../page/card.tsx';

/** An address with whom to ask for, and what helps to find the door. */
function Place({ title, place }: { title: string; place: OrderAddress }) {
  const t = useText();
  const { contact_person_name, contact_person_number, house, floor, road, additional_information } = place;
  const facts: Fact[] = [
    { name: t('house'), value: house },
    { name: t('floor'), value: floor },
    { name: t('road'), value: road },
    { name: t('directions'), value: additional_information },
  ].filter(({ value }) => value !== '');
  return (
    <Card level={3} title={title}>
      <Soft>
        <bdi>{place.address}</bdi>
      </Soft>
      <Soft>
        {contact_person_name} · <bdi dir="ltr">{contact_person_number}</bdi>
      </Soft>
      {facts.length > 0 && <Facts facts={facts} />}
    </Card>
  );
}

/** Where an order goes: to a door, to the counter, or from one end to the other (ORD-7, ORD-16). */
export function OrderPlace({ order }: { order: OrderDetails }) {
  const t = useText();
  const { order_type, delivery_address: address, receiver_details: receiver, store_position } = order;
  if (order_type === 'take_away')
    return store_position ? (
      <Card level={3} title={t('pickUpAt')}>
        <Soft>
          <bdi>{store_position.address}</bdi>
        </Soft>
      </Card>
    ) : null;
  if (order_type === 'parcel')
    return (
      <>
        {address && <Place title={t('sender')} place={address} />}
        {receiver && <Place title={t('receiver')} place={receiver} />}
      </>
    );
  const to = receiver ?? address;
  return to && <Place title={t('deliverTo')} place={to} />;
}
