import { useState } from 'react';
import { Map, MapButton, type MapProvider, type Position } from '@souk/maps';
import { LocateFixed } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const ZOOM = 17;

const Frame = styled.div`
  block-size: clamp(12rem, 32dvb, 18rem);
`;

interface Props {
  maps: MapProvider;
  position: Position;
  /** Whether the device is finding its position. */
  locating: boolean;
  onLocate(): void;
  onMove(position: Position): void;
}

/** Where the address is: the map moves under its pin, or goes to the device's position (ADDR-3). */
export function SpotMap({ maps, position, locating, onLocate, onMove }: Props) {
  const t = useText();
  const [zoom, setZoom] = useState(ZOOM);
  const goToDevice = async () => {
    // The permission dialog would lie behind a map that fills the screen.
    if (document.fullscreenElement) await document.exitFullscreen();
    onLocate();
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
          // Zooming leaves the pin where it is.
          if (next.lat !== position.lat || next.lng !== position.lng) onMove(next);
        }}
        controls={
          <MapButton
            label={t('form.useCurrent')}
            icon={<LocateFixed size={20} aria-hidden />}
            aria-busy={locating}
            disabled={locating}
            onClick={() => void goToDevice()}
          />
        }
      />
    </Frame>
  );
}
