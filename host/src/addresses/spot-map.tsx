import { useState } from 'react';
import { Map, MapButton, type MapProvider, type Position } from '@souk/maps';
import { LocateFixed } from '@souk/ui';
import styled from 'styled-components';
import { useHost } from '../shell/host-context.ts';
import { useText } from './texts/texts.ts';

const ZOOM = 17;

const Frame = styled.div`
  block-size: clamp(12rem, 32dvb, 18rem);
`;

interface Props {
  maps: MapProvider;
  position: Position;
  onMove(position: Position): void;
}

/** Where the address is: the map moves under its pin, or goes to the device's position (ADDR-3). */
export function SpotMap({ maps, position, onMove }: Props) {
  const t = useText();
  const { location } = useHost();
  const [zoom, setZoom] = useState(ZOOM);
  const [locating, setLocating] = useState(false);
  const locate = async () => {
    // The permission dialog would lie behind a map that fills the screen.
    if (document.fullscreenElement) await document.exitFullscreen();
    setLocating(true);
    const here = await location.locate();
    setLocating(false);
    if (here) onMove(here);
  };
  return (
    <Frame>
      <Map
        provider={maps}
        position={position}
        zoom={zoom}
        label={t('form.map')}
        pin
        onMove={(next, nextZoom) => {
          setZoom(nextZoom);
          onMove(next);
        }}
        controls={
          <MapButton
            label={t('form.useCurrent')}
            icon={<LocateFixed size={20} aria-hidden />}
            aria-busy={locating}
            disabled={locating}
            onClick={() => void locate()}
          />
        }
      />
    </Frame>
  );
}
