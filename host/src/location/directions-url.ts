import type { Position } from '@souk/maps';

/** Where directions between two places are shown outside of the shop; without `to`, directions to `from` (LOC-18). */
export function directionsUrl(provider: 'google' | 'leaflet', from: Position, to?: Position): string {
  const [start, end] = to ? [written(from), written(to)] : ['', written(from)];
  if (provider === 'google') {
    const place = new URLSearchParams({ api: '1', destination: end, travelmode: 'walking' });
    if (start) place.set('origin', start);
    return `https://www.google.com/maps/dir/?${place}`;
  }
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ engine: 'fossgis_osrm_foot', route: `${start};${end}` })}`;
}

const written = ({ lat, lng }: Position) => `${lat.toFixed(6)},${lng.toFixed(6)}`;
