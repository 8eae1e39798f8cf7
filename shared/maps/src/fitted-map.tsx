import { LocateFixed } from '@souk/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Framing, framing } from './framing.ts';
import { MapButton } from './map-button.tsx';
import type { MapMarker, MapProvider, Position } from './map-provider.ts';
import { Map } from './map.tsx';
import { samePosition } from './same-position.ts';

const Box = styled.div`
  block-size: 100%;
`;

export interface FittedMapProps {
  provider: MapProvider;
  /** Names the map for those who do not see it. */
  label: string;
  /** What has to be in sight; a single one is shown in the middle. Keep the array the same while it says the same. */
  markers: readonly MapMarker[];
  /** A route to draw, from place to place. */
  route?: readonly Position[];
  /** The nearest that the map goes by itself. Default: 17. */
  nearest?: number;
  /** Names a button that shows all markers again; without a name there is none. */
  fitLabel?: string;
}

/** A map that shows all of its markers, also when they change place, until the visitor moves it. */
export function FittedMap({ provider, label, markers, route, nearest = 17, fitLabel }: FittedMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [fitted, setFitted] = useState<Framing | null>(null);
  const [moved, setMoved] = useState<Framing | null>(null);

  useLayoutEffect(() => {
    if (!box.current) return;
    const { clientWidth: width, clientHeight: height } = box.current;
    const places = markers.map(({ position }) => position);
    setFitted(framing(places, { width, height }, nearest));
  }, [markers, nearest]);

  const shown = moved ?? fitted;
  return (
    <Box ref={box}>
      {shown && (
        <Map
          provider={provider}
          label={label}
          {...shown}
          markers={markers}
          route={route}
          onMove={(position, zoom) => {
            if (!(samePosition(position, shown.position) && zoom === shown.zoom))
              setMoved({ position, zoom });
          }}
          controls={
            fitLabel && (
              <MapButton
                label={fitLabel}
                icon={<LocateFixed size={20} aria-hidden />}
                onClick={() => setMoved(null)}
              />
            )
          }
        />
      )}
    </Box>
  );
}
