import { zonesQuery } from '@souk/api-client';
import type { PickLocationOptions } from '@souk/contracts';
import { Map, MapButton, type MapProvider, type Position } from '@souk/maps';
import { Button, Dialog, LocateFixed, tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { PHONE } from '../browser/phone.ts';
import { ChosenPlace } from './chosen-place.tsx';
import { asPicked, type Location } from './location.ts';
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
  const [finding, setFinding] = useState<'device' | 'suggestion' | null>(null);
  const wishes = useRef(0);
  const suggesting = useRef(false);
  const column = useRef<HTMLDivElement>(null);
  const zones = useQuery(zonesQuery()).data;
  const outlines = useMemo(
    () => zones?.map(({ id, coordinates }) => ({ id, corners: coordinates })),
    [zones],
  );
  const { data: place, refetch, isFetching } = useQuery(location.lookUp(position));

  const isUnknown = place?.isUnknown ?? false;

  const find = async (what: typeof finding, search: () => Promise<Position | null>) => {
    const wish = (wishes.current += 1);
    setFinding(what);
    const found = await search();
    // The customer has wished for another place since.
    if (wish !== wishes.current) return;
    setFinding(null);
    if (!found) return;
    setPosition(found);
    setZoom(DEFAULT_ZOOM);
  };
  const locate = async () => {
    // The permission dialog would lie behind a map that fills the screen.
    if (document.fullscreenElement) await document.exitFullscreen();
    await find('device', location.locate);
  };
  const drag = (next: Position) => {
    wishes.current += 1;
    setFinding(null);
    setPosition(next);
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
            variant={place?.problem && !isUnknown ? 'danger' : 'primary'}
            loading={isUnknown && isFetching}
            disabled={finding !== null || !place || (place.address === null && !isUnknown)}
            onClick={isUnknown ? () => void refetch() : pick}
          >
            {isUnknown ? t('tryAgain') : (place?.problem ?? t('pick'))}
          </Button>
        </Foot>
      }
    >
      <Column ref={column}>
        <PlaceSearch
          onChoose={(prediction) => {
            // The keyboard of a phone would lie over the map and the button.
            if (matchMedia(PHONE).matches) column.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
            void find('suggestion', () => positionOf(prediction));
          }}
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
              setZoom(nextZoom);
              // Zooming leaves the pin where it is.
              if (next.lat !== position.lat || next.lng !== position.lng) drag(next);
            }}
            controls={
              <MapButton
                label={t('useCurrent')}
                icon={<LocateFixed size={20} aria-hidden />}
                aria-busy={finding === 'device'}
                disabled={finding === 'device'}
                onClick={() => void locate()}
              />
            }
          />
        </MapPlace>
      </Column>
    </Dialog>
  );
}
