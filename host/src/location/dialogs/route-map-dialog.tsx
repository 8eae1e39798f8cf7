import { distanceQuery } from '@souk/api-client';
import type { RouteOptions } from '@souk/contracts';
import { type MapProvider, MarkerDisc, RouteMap } from '@souk/maps';
import { useFormats, useQuery, useReadable } from '@souk/remote-kit';
import { ArrowUpRight, buttonStyle, type ButtonStyleProps, Dialog, House, Store, tokens } from '@souk/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useDeliveryLocation } from '../location-context.ts';
import { directionsUrl } from '../directions-url.ts';
import { RouteEnd } from './route-end.tsx';
import { useText } from './texts/texts.ts';

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

const MapPlace = styled.div`
  block-size: clamp(15rem, 46dvb, 26rem);
`;

const Ends = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Measure = styled.p`
  min-block-size: 1lh;
  font: ${tokens.type.bodyStrong};
`;

const Outside = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;

export interface RouteMapDialogProps {
  route: RouteOptions;
  maps: MapProvider;
  onClose(): void;
}

/** The route between a store or a delivery person and a destination, or where such a place is (LOC-18): mounted while it is open. */
export function RouteMapDialog({ route: { from, to: named }, maps, onClose }: RouteMapDialogProps) {
  const t = useText();
  const formats = useFormats();
  const location = useDeliveryLocation();
  const place = useReadable(location.services.current);
  const own = useMemo(
    () => place && { lat: place.lat, lng: place.lng, label: place.address || t('route.own') },
    [place, t],
  );
  const to = named ?? own;
  const stops = useMemo(
    () => [
      { id: 'from', position: from, label: from.label, icon: <MarkerDisc icon={<Store size={18} />} /> },
      ...(to
        ? [{ id: 'to', position: to, label: to.label, icon: <MarkerDisc icon={<House size={18} />} /> }]
        : []),
    ],
    [from, to],
  );
  const { data } = useQuery({
    ...distanceQuery({
      origin_lat: from.lat,
      origin_lng: from.lng,
      destination_lat: to?.lat ?? from.lat,
      destination_lng: to?.lng ?? from.lng,
      mode: 'walking',
    }),
    enabled: Boolean(to),
  });
  const measured = data?.rows[0]?.elements[0];

  return (
    <Dialog
      open
      onClose={onClose}
      title={to ? t('route.title') : from.label}
      width="l"
      footer={
        <Outside
          $block
          $size="l"
          href={directionsUrl(maps.name, from, to ?? undefined)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('route.directions')}
          <ArrowUpRight size={20} aria-hidden />
        </Outside>
      }
    >
      <Column>
        {to && (
          <Ends>
            <RouteEnd icon={<Store size={18} aria-hidden />} caption={t('route.from')} label={from.label} />
            <RouteEnd icon={<House size={18} aria-hidden />} caption={t('route.to')} label={to.label} />
          </Ends>
        )}
        <MapPlace>
          <RouteMap provider={maps} label={t('route.map')} stops={stops} />
        </MapPlace>
        {to && (
          <Measure role="status">
            {measured?.status === 'OK' &&
              t('route.measure', {
                distance: formats.distance(measured.distance.value / 1000),
                duration: measured.duration.text,
              })}
          </Measure>
        )}
      </Column>
    </Dialog>
  );
}
