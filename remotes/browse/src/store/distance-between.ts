const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Place {
  lat: number;
  lng: number;
}

/** Kilometres between two places, as the crow flies. */
export function distanceBetween(from: Place, to: Place): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const across = Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half(from.lat, to.lat) + across)));
}
