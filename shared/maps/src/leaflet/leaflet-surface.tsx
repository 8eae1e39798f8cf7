import { language } from '@souk/i18n';
import { DivIcon, Map as LeafletMap, Marker, Polygon, Polyline } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MAP_PALETTES } from '../map-palette.ts';
import type { MapMarker, MapSurfaceProps, Position } from '../map-provider.ts';
import { useMapTheme } from '../use-map-theme.ts';
import { CityLayer } from './city-layer.ts';
import type { City } from './city.ts';
import { LeafletFrame } from './leaflet-frame.ts';

const WHOLE_WORLD: [number, number][] = [
  [-85, -180],
  [-85, 180],
  [85, 180],
  [85, -180],
];

/** The city as a Leaflet map. Leaflet's own controls stay off: they write HTML strings, which the page's policy forbids. */
export function LeafletSurface(props: MapSurfaceProps & { city: City }) {
  const { position, zoom, minZoom, maxZoom, label, describedBy, outlines, markers, route, city } = props;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const theme = useMapTheme(frame);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!frame) return;
    const start = latest.current;
    const calm = prefersReducedMotion();
    const created = new LeafletMap(frame, {
      zoomControl: false,
      attributionControl: false,
      center: start.position,
      zoom: start.zoom,
      minZoom: start.minZoom,
      maxZoom: start.maxZoom,
      zoomAnimation: !calm,
      fadeAnimation: false,
      inertia: !calm,
    });
    const rested = () => {
      const centre = created.getCenter();
      const now = latest.current;
      if (stands(created, now.position, now.zoom)) return;
      now.onMove({ lat: centre.lat, lng: centre.lng }, created.getZoom());
    };
    created.on('moveend', rested);
    const resized = new ResizeObserver(() => created.invalidateSize({ pan: false }));
    resized.observe(frame);
    setMap(created);
    return () => {
      resized.disconnect();
      created.remove();
      setMap(null);
    };
  }, [frame]);

  useEffect(() => {
    if (!map) return;
    if (stands(map, position, zoom)) return;
    map.setView(position, zoom, { animate: !prefersReducedMotion() });
  }, [map, position, zoom]);

  useEffect(() => {
    map?.setMinZoom(minZoom).setMaxZoom(maxZoom);
  }, [map, minZoom, maxZoom]);

  const code = language();
  useEffect(() => {
    if (!map || !frame) return;
    const look = {
      palette: MAP_PALETTES[theme],
      fontFamily: getComputedStyle(frame).fontFamily || 'sans-serif',
    };
    const layer = new CityLayer(city, code, look).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, frame, city, theme, code]);

  useEffect(() => {
    if (!map || outlines.length === 0) return;
    const corners = outlines.map((outline) => [...outline.corners]);
    const shapes = corners.map(
      (ring) => new Polygon(ring, { className: 'zone-outline', interactive: false }),
    );
    shapes.push(
      new Polygon([WHOLE_WORLD, ...corners], { className: 'outside-outlines', interactive: false }),
    );
    for (const shape of shapes) shape.addTo(map);
    return () => {
      for (const shape of shapes) shape.remove();
    };
  }, [map, outlines]);

  useEffect(() => {
    if (!map || route.length < 2) return;
    // Two strokes: the lower one sets the route off from the streets.
    const lines = ['route-casing', 'route'].map(
      (className) => new Polyline([...route], { className, interactive: false }),
    );
    for (const line of lines) line.addTo(map);
    return () => {
      for (const line of lines) line.remove();
    };
  }, [map, route]);

  return (
    <>
      <LeafletFrame
        ref={setFrame}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        style={{ background: MAP_PALETTES[theme].ground }}
      />
      {map && markers.map((marker) => <LeafletMarker key={marker.id} map={map} marker={marker} />)}
    </>
  );
}

function LeafletMarker({ map, marker }: { map: LeafletMap; marker: MapMarker }) {
  const [element] = useState(() => document.createElement('div'));
  const { lat, lng } = marker.position;
  useEffect(() => {
    const icon = new DivIcon({ html: element, className: '', iconSize: [0, 0] });
    const drawn = new Marker([lat, lng], { icon, interactive: false, keyboard: false }).addTo(map);
    return () => {
      drawn.remove();
    };
  }, [map, element, lat, lng]);
  return createPortal(
    <span role="img" aria-label={marker.label}>
      {marker.icon}
    </span>,
    element,
  );
}

/** Whether the map stands there already: Leaflet rounds its middle to whole pixels. */
function stands(map: LeafletMap, position: Position, zoom: number): boolean {
  const offset = map.project(position, zoom).distanceTo(map.project(map.getCenter(), zoom));
  return map.getZoom() === zoom && offset < 1.5;
}

const prefersReducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
