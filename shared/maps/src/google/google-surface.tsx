import {
  GoogleMap,
  OVERLAY_MOUSE_TARGET,
  OverlayViewF,
  PolygonF,
  PolylineF,
  useJsApiLoader,
} from '@react-google-maps/api';
import { language } from '@souk/i18n';
import { useEffect, useMemo, useState } from 'react';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { MAP_PALETTES } from '../map-palette.ts';
import type { MapSurfaceProps } from '../map-provider.ts';
import { samePosition } from '../same-position.ts';
import { useMapTheme } from '../use-map-theme.ts';
import { googleStyle } from './google-style.ts';
import { useGoogleRoute } from './use-google-route.ts';

const Frame = styled.div`
  position: absolute;
  inset: 0;
  direction: ltr;
  color: ${tokens.color.accent};
`;

const FILL = { width: '100%', height: '100%' };

/** The map as Google draws it; its own buttons stay off, since `Map` has the same ones for every provider. */
export function GoogleSurface(props: MapSurfaceProps & { googleKey: string }) {
  const {
    position,
    zoom,
    minZoom,
    maxZoom,
    label,
    describedBy,
    outlines,
    markers,
    route,
    onMove,
    onFail,
    googleKey,
  } = props;
  const { isLoaded, loadError } = useJsApiLoader({ googleMapsApiKey: googleKey, language: language() });
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const palette = MAP_PALETTES[useMapTheme(frame)];
  const options = useMemo(
    () => ({
      disableDefaultUI: true,
      clickableIcons: false,
      gestureHandling: 'greedy',
      keyboardShortcuts: true,
      minZoom,
      maxZoom,
      styles: googleStyle(palette),
    }),
    [minZoom, maxZoom, palette],
  );
  // Read again with every drawing: Google takes no CSS variables, and the theme changes them.
  const accent = frame ? getComputedStyle(frame).getPropertyValue('color') : '';

  const path = useGoogleRoute(route, isLoaded);

  useEffect(() => {
    if (loadError) onFail(loadError);
  }, [loadError, onFail]);

  const rested = () => {
    const centre = map?.getCenter()?.toJSON();
    const now = map?.getZoom() ?? zoom;
    if (centre && !(samePosition(centre, position) && now === zoom)) onMove(centre, now);
  };

  return (
    <Frame ref={setFrame} role="group" aria-label={label} aria-describedby={describedBy}>
      {isLoaded && (
        <GoogleMap
          mapContainerStyle={FILL}
          center={position}
          zoom={zoom}
          options={options}
          onLoad={setMap}
          onIdle={rested}
        >
          {outlines.map(({ id, corners }) => (
            <PolygonF
              key={id}
              path={[...corners]}
              options={{
                clickable: false,
                strokeColor: accent,
                strokeWeight: 2,
                fillColor: accent,
                fillOpacity: 0.05,
              }}
            />
          ))}
          {path.length > 1 && (
            <PolylineF
              path={[...path]}
              options={{ clickable: false, strokeColor: accent, strokeWeight: 5 }}
            />
          )}
          {markers.map(({ id, position: place, label: name, icon }) => (
            <OverlayViewF key={id} position={place} mapPaneName={OVERLAY_MOUSE_TARGET}>
              <span role="img" aria-label={name}>
                {icon}
              </span>
            </OverlayViewF>
          ))}
        </GoogleMap>
      )}
    </Frame>
  );
}
