import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Framing, framing } from './framing.ts';
import type { MapMarker, MapProvider } from './map-provider.ts';
import { Map } from './map.tsx';
import { samePosition } from './same-position.ts';

const Box = styled.div`
  block-size: 100%;
`;

const NEAREST = 17;

export interface RouteMapProps {
  provider: MapProvider;
  /** Names the map for those who do not see it. */
  label: string;
  /** The ends of the route and what lies between, in order; a single one is shown alone. */
  stops: readonly MapMarker[];
}

/** A map that shows a whole route when it opens, and can then be moved like any other (LOC-18). */
export function RouteMap({ provider, label, stops }: RouteMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const route = useMemo(() => stops.map(({ position }) => position), [stops]);
  const [framed, setFramed] = useState<Framing | null>(null);
  const [moved, setMoved] = useState<Framing | null>(null);

  useLayoutEffect(() => {
    if (!box.current) return;
    const { clientWidth: width, clientHeight: height } = box.current;
    setFramed(framing(route, { width, height }, NEAREST));
    setMoved(null);
  }, [route]);

  const shown = moved ?? framed;
  return (
    <Box ref={box}>
      {shown && (
        <Map
          provider={provider}
          label={label}
          {...shown}
          markers={stops}
          route={route}
          onMove={(position, zoom) => {
            if (!(samePosition(position, shown.position) && zoom === shown.zoom))
              setMoved({ position, zoom });
          }}
        />
      )}
    </Box>
  );
}
