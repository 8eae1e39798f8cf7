import { COOKIES, type PickedLocation, STORAGE_KEYS } from '@souk/contracts';
import { writeCookie } from '../page/cookie.ts';

/** The location that this browser remembers, or null where it is missing or spoilt (LOC-22). */
export function readStoredLocation(): PickedLocation | null {
  const zoneIds = parse(localStorage.getItem(STORAGE_KEYS.zone));
  const position = parse(localStorage.getItem(STORAGE_KEYS.position));
  if (!isZoneList(zoneIds) || !isPosition(position)) return null;
  return {
    lat: position.lat,
    lng: position.lng,
    address: localStorage.getItem(STORAGE_KEYS.address) ?? '',
    zoneIds,
  };
}

/** Remembers a location (LOC-6). */
export function storeLocation({ lat, lng, address, zoneIds }: PickedLocation): void {
  localStorage.setItem(STORAGE_KEYS.position, JSON.stringify({ lat, lng }));
  localStorage.setItem(STORAGE_KEYS.address, address);
  storeZones(zoneIds);
}

/** Remembers zones, and tells them to the edge, so that its first bytes are the right ones. */
export function storeZones(zoneIds: readonly number[]): void {
  localStorage.setItem(STORAGE_KEYS.zone, JSON.stringify(zoneIds));
  writeCookie(COOKIES.zone, JSON.stringify(zoneIds));
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const isZoneList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every(Number.isInteger);

const isPosition = (value: unknown): value is { lat: number; lng: number } =>
  typeof value === 'object' &&
  value !== null &&
  'lat' in value &&
  'lng' in value &&
  Number.isFinite(value.lat) &&
  Number.isFinite(value.lng);
