export { LEAFLET_PROBE } from './leaflet/leaflet-probe.ts';
export { createMapProvider, type MapProviderOptions } from './create-map-provider.ts';
export { FittedMap, type FittedMapProps } from './fitted-map.tsx';
export { Map, type MapProps } from './map.tsx';
export { MapButton, type MapButtonProps } from './map-button.tsx';
export { MarkerDisc } from './marker-disc.tsx';
export { pageMapProvider } from './page-map-provider.ts';
export { RouteMap, type RouteMapProps } from './route-map.tsx';
export type { MapMarker, MapProvider, MapSurfaceProps, Outline, Position } from './map-provider.ts';
