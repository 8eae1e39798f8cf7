import { createElement } from 'react';
import type { MapProvider, MapSurfaceProps } from '../map-provider.ts';

/** Google Maps, where the operator has a browser key; the page's policy must be the wider, documented one. */
export function createGoogleProvider(key: string): MapProvider {
  return {
    name: 'google',
    async load() {
      const { GoogleSurface } = await import('./google-surface.tsx');
      return (props: MapSurfaceProps) => createElement(GoogleSurface, { ...props, googleKey: key });
    },
  };
}
