import { Button, Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import { type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { CentrePin } from './centre-pin.tsx';
import { MapControls } from './map-controls.tsx';
import type { MapMarker, MapProvider, Outline, Position } from './map-provider.ts';
import { useText } from './texts/texts.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useSurface } from './use-surface.ts';

const Frame = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 12rem;
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.sunken};

  &:fullscreen {
    border-radius: 0;
  }
`;

const Notice = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  color: ${tokens.color.inkSoft};
`;

const NOTHING: readonly never[] = [];

export interface MapProps {
  provider: MapProvider;
  /** What stands in the middle of the map. */
  position: Position;
  /** Between `minZoom` and `maxZoom`; 17 shows a few streets (LOC-9). */
  zoom?: number;
  minZoom?: number;
  maxZoom?: number;
  /** Names the map for those who do not see it. */
  label: string;
  /** Areas to draw, such as the zones that are served; what lies outside all of them is veiled. Keep the array the same while it says the same. */
  outlines?: readonly Outline[];
  markers?: readonly MapMarker[];
  /** A route to draw, from place to place (LOC-18). Keep the array the same while it says the same; `RouteMap` also frames it. */
  route?: readonly Position[];
  /** Draws a pin in the middle, for maps that choose a position. */
  pin?: boolean;
  /** More `MapButton`s, such as the current position. */
  controls?: ReactNode;
  /** Said after the visitor moved or zoomed, once the map rests; the owner then gives the new position and zoom back. */
  onMove?(position: Position, zoom: number): void;
}

/** A map that can be dragged, zoomed and shown full screen, by pointer, touch and keyboard (LOC-1, LOC-9, LOC-23). */
export function Map({
  provider,
  position,
  zoom = 17,
  minZoom = 1,
  maxZoom = 22,
  label,
  outlines = NOTHING,
  markers = NOTHING,
  route = NOTHING,
  pin = false,
  controls,
  onMove = () => undefined,
}: MapProps) {
  const t = useText();
  const keys = useId();
  const frame = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(frame);
  const { Surface, failed, fail, retry } = useSurface(provider);

  if (failed) {
    return (
      <Frame>
        <Notice role="alert">
          {t('failed')}
          <Button variant="secondary" size="s" onClick={retry}>
            {t('retry')}
          </Button>
        </Notice>
      </Frame>
    );
  }
  return (
    <Frame ref={frame} aria-busy={!Surface}>
      <VisuallyHidden id={keys}>{t('keys')}</VisuallyHidden>
      {Surface ? (
        <Surface
          position={position}
          zoom={zoom}
          minZoom={minZoom}
          maxZoom={maxZoom}
          label={label}
          describedBy={keys}
          outlines={outlines}
          markers={markers}
          route={route}
          onMove={onMove}
          onFail={fail}
        />
      ) : (
        <Skeleton height="100%" />
      )}
      {pin && <CentrePin />}
      <MapControls
        zoom={zoom}
        minZoom={minZoom}
        maxZoom={maxZoom}
        onZoom={(next) => onMove(position, next)}
        fullscreen={fullscreen}
      >
        {controls}
      </MapControls>
    </Frame>
  );
}
