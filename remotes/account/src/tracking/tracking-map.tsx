import { useMemo } from 'react';
import { FittedMap, MarkerDisc } from '@souk/maps';
import type { Tracking } from '@souk/contracts';
import { Bike, House, Store, tokens } from '@souk/ui';
import styled from 'styled-components';
import { placesOf, type TrackedPlace } from './places-of.ts';
import { useText } from './texts/texts.ts';
import { useMapProvider } from '../page/use-map-provider.ts';

/** Shows the streets around who carries the order. */
const NEAREST_ZOOM = 15;
const ICONS = { start: Store, rider: Bike, end: House };

const Frame = styled.div`
  block-size: clamp(15rem, 40dvb, 24rem);
  border-radius: ${tokens.radius.l};
`;

/** The map of an order: store, delivery person and door are in sight until the customer moves it (ORD-11). */
export function TrackingMap({ order }: { order: Tracking }) {
  const t = useText();
  const provider = useMapProvider();
  const { store, order_type, delivery_man: rider } = order;
  const names = {
    start: order_type === 'parcel' ? t('sender') : (store?.name ?? t('store')),
    rider: t('riderMarker', { name: rider?.f_name ?? '' }),
    end: t('receiver'),
  };
  const drawn = JSON.stringify([placesOf(order), names]);
  const markers = useMemo(() => {
    const [places, words] = JSON.parse(drawn) as [TrackedPlace[], typeof names];
    return places.map(({ id, lat, lng }) => {
      const Icon = ICONS[id];
      return { id, position: { lat, lng }, label: words[id], icon: <MarkerDisc icon={<Icon size={18} />} /> };
    });
  }, [drawn]);
  if (markers.length === 0) return null;
  return (
    <Frame>
      <FittedMap
        provider={provider}
        label={t('map')}
        markers={markers}
        nearest={NEAREST_ZOOM}
        fitLabel={t('center')}
      />
    </Frame>
  );
}
