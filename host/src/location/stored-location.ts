import { COOKIES, isRecord, localStore, readStored, STORAGE_KEYS } from '@souk/contracts';
import type { PickedLocation } from '@souk/contracts';
import { language } from '@souk/i18n';
import { writeCookie } from '../browser/cookie.ts';

/** The location that this browser remembers, or null where it is missing or damaged (LOC-22). */
export function readStoredLocation(): PickedLocation | null {
  const zoneIds = readStored(localStore, STORAGE_KEYS.zone, isZoneList);
  const position = readStored(localStore, STORAGE_KEYS.position, isPosition);
  if (!zoneIds || !position) return null;
  return {
    lat: position.lat,
    lng: position.lng,
    address: localStore.get(STORAGE_KEYS.address) ?? '',
    zoneIds,
  };
}

/** Remembers a location (LOC-6). */
export function storeLocation({ lat, lng, address, zoneIds }: PickedLocation): void {
  localStore.set(STORAGE_KEYS.position, JSON.stringify({ lat, lng }));
  localStore.set(STORAGE_KEYS.address, address);
  localStore.set(STORAGE_KEYS.addressLanguage, language());
  storeZones(zoneIds);
}

/** Whether the address was written in another language than the page's; one without a stored language counts as this one. */
export function isAddressForeign(): boolean {
  const written = localStore.get(STORAGE_KEYS.addressLanguage);
  if (written === null) localStore.set(STORAGE_KEYS.addressLanguage, language());
  return written !== null && written !== language();
}

/** Stores the zones, and sets them in a cookie for the edge, which renders the first page with them. */
export function storeZones(zoneIds: readonly number[]): void {
  localStore.set(STORAGE_KEYS.zone, JSON.stringify(zoneIds));
  writeCookie(COOKIES.zone, JSON.stringify(zoneIds));
}

const isZoneList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every(Number.isInteger);

const isPosition = (value: unknown): value is { lat: number; lng: number } =>
  isRecord(value) && Number.isFinite(value.lat) && Number.isFinite(value.lng);
