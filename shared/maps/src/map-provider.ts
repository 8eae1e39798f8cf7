import type { ComponentType, ReactNode } from 'react';

/** A place on earth in degrees (WGS 84). */
export interface Position {
  lat: number;
  lng: number;
}

/** An area drawn on the map, such as a zone; without repeating its first corner. */
export interface Outline {
  id: number | string;
  corners: readonly Position[];
}

/** Something standing on the map. `icon` is decoration; `label` is what it is called. */
export interface MapMarker {
  id: number | string;
  position: Position;
  label: string;
  icon: ReactNode;
}

/** What a provider's drawing is given; the frame, the pin and the buttons are `Map`'s own. */
export interface MapSurfaceProps {
  /** What stands in the middle. */
  position: Position;
  zoom: number;
  minZoom: number;
  maxZoom: number;
  /** Names the map for those who do not see it. */
  label: string;
  /** The element that says which keys move it. */
  describedBy: string;
  outlines: readonly Outline[];
  markers: readonly MapMarker[];
  /** A route to draw, from place to place; nothing where there are fewer than two. A provider that knows the streets follows them. */
  route: readonly Position[];
  /** Said after the visitor moved or zoomed, once the map rests. */
  onMove(position: Position, zoom: number): void;
  /** Said where the map cannot be drawn. */
  onFail(error: unknown): void;
}

/** One way to draw a map (LOC-23). */
export interface MapProvider {
  readonly name: 'google' | 'leaflet';
  /** Brings the drawing, so that no page pays for it before a map opens. The same component every time; may be asked again after it failed. */
  load(): Promise<ComponentType<MapSurfaceProps>>;
}
