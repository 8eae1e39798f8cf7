import { zonesQuery } from '@souk/api-client';
import type { PickLocationOptions, Prediction } from '@souk/contracts';
import { Map, MapButton, type MapProvider, type Position } from '@souk/maps';
import { Button, Dialog, LocateFixed, tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { ChosenPlace } from './chosen-place.tsx';
import { asPicked, type Location } from './location.ts';
import { placeAtQuery } from './place-at.ts';
import { PlaceSearch } from './place-search.tsx';
import { useText } from './texts/texts.ts';
import { positionOf } from './use-place-suggestions.ts';

const DEFAULT_ZOOM = 17;

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;

const MapPlace = styled.div`
  block-size: clamp(15rem, 46dvb, 26rem);
`;

const Foot = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;

export interface LocationPickerProps {
  location: Location;
  maps: MapProvider;
  /** What the place is for, which the title says. */
  flow: PickLocationOptions['flow'];
  /** Where the map starts when nothing better is known (LOC-2). */
  start: Position;
}

/** The location dialog (LOC-1 to LOC-9): mounted while it is open. */
export function LocationPicker({ location, maps, flow, start }: LocationPickerProps) {
  const t = useText();
  const [position, setPosition] = useState(start);
  const [zoom, setZoom] = useState(DEFAULT_ZOOM);
  const [locating, setLocating] = useState(false);
  const [finding, setFinding] = useState(false);
  const suggesting = useRef(false);
  const zones = useQuery(zonesQuery()).data;
  const outlines = useMemo(
    () => zones?.map(({ id, coordinates }) => ({ id, corners: coordinates })),
    [zones],
  );
  const { data: place } = useQuery(placeAtQuery(position, t('unserved')));

  const goTo = (next: Position | null) => {
    if (!next) return;
    setPosition(next);
    setZoom(DEFAULT_ZOOM);
  };
  const locate = async () => {
    // The permission dialog would lie behind a map that fills the screen.
    if (document.fullscreenElement) await document.exitFullscreen();
    setLocating(true);
    goTo(await location.locate());
    setLocating(false);
  };
  const choose = async (prediction: Prediction) => {
    setFinding(true);
    goTo(await positionOf(prediction));
    setFinding(false);
  };
  const pick = () => {
    if (!place) return;
    const picked = asPicked(place);
    location.finish('problem' in picked ? null : picked);
  };

  return (
    <Dialog
      open
      onClose={() => {
        if (!suggesting.current) location.finish(null);
      }}
      title={flow === 'parcel' || flow === 'receiver' ? t(`titleOf.${flow}`) : t('title')}
      width="l"
      footer={
        <Foot>
          <ChosenPlace place={place} />
          <Button
            block
            size="l"
            variant={place?.problem ? 'danger' : 'primary'}
            disabled={finding || locating || !place || place.address === null}
            onClick={pick}
          >
            {place?.problem ?? t('pick')}
          </Button>
        </Foot>
      }
    >
      <Column>
        <PlaceSearch
          onChoose={(prediction) => void choose(prediction)}
          onOpenChange={(open) => {
            suggesting.current = open;
          }}
        />
        <MapPlace>
          <Map
            provider={maps}
            position={position}
            zoom={zoom}
            label={t('map')}
            outlines={outlines}
            pin
            onMove={(next, nextZoom) => {
              setPosition(next);
              setZoom(nextZoom);
            }}
            controls={
              <MapButton
                label={t('useCurrent')}
                icon={<LocateFixed size={20} aria-hidden />}
                aria-busy={locating}
                disabled={locating}
                onClick={() => void locate()}
              />
            }
          />
        </MapPlace>
      </Column>
    </Dialog>
  );
}
