import { useMemo, useState } from 'react';
import { Map, MapButton, MarkerDisc, type Position } from '@souk/maps';
import type { OrderStep, Tracking } from '@souk/contracts';
import { Bike, House, LocateFixed, Store, tokens } from '@souk/ui';
import styled from 'styled-components';
import { focusOf, placesOf, type TrackedPlace } from './places-of.ts';
import { useText } from './texts/texts.ts';
import { useMapProvider } from '../page/use-map-provider.ts';

/** Shows the streets around who carries the order. */
const ZOOM = 15;
const ICONS = { start: Store, rider: Bike, end: House };

const Frame = styled.div`
  block-size: clamp(15rem, 40dvb, 24rem);
  border-radius: ${tokens.radius.l};
`;

interface Props {
  order: Tracking;
  step: OrderStep;
}

/** The map of an order: it follows the delivery person, until the customer moves it (ORD-11). */
export function TrackingMap({ order, step }: Props) {
  const t = useText();
  const provider = useMapProvider();
  const [moved, setMoved] = useState<{ to: TrackedPlace['id']; position: Position } | null>(null);
  const [zoom, setZoom] = useState(ZOOM);
  const places = placesOf(order);
  const focus = focusOf(places, step);
  const { store, order_type, delivery_man: rider } = order;
  const names = {
    start: order_type === 'parcel' ? t('sender') : (store?.name ?? t('store')),
    rider: t('riderMarker', { name: rider?.f_name ?? '' }),
    end: t('receiver'),
  };
  const drawn = JSON.stringify([places, names]);
  const markers = useMemo(() => {
    const [stand, words] = JSON.parse(drawn) as [TrackedPlace[], typeof names];
    return stand.map(({ id, lat, lng }) => {
      const Icon = ICONS[id];
      return { id, position: { lat, lng }, label: words[id], icon: <MarkerDisc icon={<Icon size={18} />} /> };
    });
  }, [drawn]);
  if (!focus) return null;
  // Once the order is on its way, the map shows the delivery person.
  const position = moved?.to === focus.id ? moved.position : { lat: focus.lat, lng: focus.lng };
  return (
    <Frame>
      <Map
        provider={provider}
        label={t('map')}
        position={position}
        zoom={zoom}
        markers={markers}
        onMove={(next, nextZoom) => {
          setZoom(nextZoom);
          setMoved({ to: focus.id, position: next });
        }}
        controls={
          <MapButton
            label={t('center')}
            icon={<LocateFixed size={20} aria-hidden />}
            onClick={() => {
              setMoved(null);
              setZoom(ZOOM);
            }}
          />
        }
      />
    </Frame>
  );
}
