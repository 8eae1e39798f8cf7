import { Maximize, Minimize, Minus, Plus, tokens } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MapButton, MapButtonGroup } from './map-button.tsx';
import { useText } from './texts/texts.ts';
import type { Fullscreen } from './use-fullscreen.ts';

const Corner = styled.div<{ $at: 'start' | 'end' }>`
  position: absolute;
  z-index: ${tokens.layer.raised};
  inset-inline-end: ${tokens.space[3]};
  ${({ $at }) => ($at === 'start' ? 'inset-block-start' : 'inset-block-end')}: ${tokens.space[3]};
  display: grid;
  gap: ${tokens.space[2]};
`;

export interface MapControlsProps {
  zoom: number;
  minZoom: number;
  maxZoom: number;
  onZoom(zoom: number): void;
  fullscreen: Fullscreen;
  /** More buttons above zoom, such as the current position. */
  children?: ReactNode;
}

/** The buttons of every map, in the corner where reading ends. */
export function MapControls({ zoom, minZoom, maxZoom, onZoom, fullscreen, children }: MapControlsProps) {
  const t = useText();
  return (
    <>
      {fullscreen.possible && (
        <Corner $at="start">
          <MapButtonGroup>
            <MapButton
              label={t(fullscreen.on ? 'leaveFullscreen' : 'fullscreen')}
              icon={fullscreen.on ? <Minimize size={20} /> : <Maximize size={20} />}
              onClick={fullscreen.toggle}
            />
          </MapButtonGroup>
        </Corner>
      )}
      <Corner $at="end">
        {children && <MapButtonGroup>{children}</MapButtonGroup>}
        <MapButtonGroup>
          <MapButton
            label={t('zoomIn')}
            icon={<Plus size={20} />}
            disabled={zoom >= maxZoom}
            onClick={() => onZoom(Math.min(zoom + 1, maxZoom))}
          />
          <MapButton
            label={t('zoomOut')}
            icon={<Minus size={20} />}
            disabled={zoom <= minZoom}
            onClick={() => onZoom(Math.max(zoom - 1, minZoom))}
          />
        </MapButtonGroup>
      </Corner>
    </>
  );
}
