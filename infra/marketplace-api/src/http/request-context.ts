import type { IncomingHttpHeaders } from 'node:http';
import { HEADERS } from '@souk/contracts';
import type { Position } from '@souk/contracts/api';
import { LANGUAGES, type Language } from '../texts/translate.ts';
import { invalid } from './problem.ts';

/** The customer's language, zones, module and position, from the request's headers (API-2); null where a header is missing. */
export interface RequestContext {
  language: Language;
  zones: number[] | null;
  moduleId: number | null;
  position: Position | null;
}

const MAX_ID = 2_147_483_647;
const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID;

/** A header's value; an empty one counts as missing. */
function headerOf(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name.toLowerCase()];
  const text = (Array.isArray(value) ? value.join(',') : (value ?? '')).trim();
  return text === '' ? null : text;
}

/** The language of the response, from `X-localization`; English where it is unknown. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const requested = headerOf(headers, HEADERS.language)?.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === requested) ?? 'en';
}

/** @throws Problem naming an invalid header. */
export function readRequestContext(headers: IncomingHttpHeaders): RequestContext {
  return {
    language: languageOf(headers),
    zones: zonesOf(headerOf(headers, HEADERS.zone)),
    moduleId: moduleOf(headerOf(headers, HEADERS.module)),
    position: positionOf(headers),
  };
}

/** Accepts `1`, `"1"`, `[1,2]` and `["1"]` (API-3, AMB-20). */
function zonesOf(header: string | null): number[] | null {
  if (header === null) return null;
  const refusal = () => invalid(HEADERS.zone, 'header.zoneid');
  if (header.length > 1000) throw refusal();
  let parsed: unknown;
  try {
    parsed = JSON.parse(header);
  } catch {
    throw refusal();
  }
  const ids = (Array.isArray(parsed) ? parsed : [parsed]).map((id) =>
    typeof id === 'string' && /^\d{1,10}$/.test(id) ? Number(id) : (id as unknown),
  );
  if (!ids.every(isId)) throw refusal();
  return ids.length === 0 ? null : [...new Set(ids)];
}

function moduleOf(header: string | null): number | null {
  if (header === null) return null;
  const id = /^"?\d{1,10}"?$/.test(header) ? Number(header.replaceAll('"', '')) : Number.NaN;
  if (!isId(id)) throw invalid(HEADERS.module, 'header.moduleId');
  return id;
}

function positionOf(headers: IncomingHttpHeaders): Position | null {
  const lat = degrees(headers, HEADERS.latitude, 90);
  const lng = degrees(headers, HEADERS.longitude, 180);
  return lat === null || lng === null ? null : { lat, lng };
}

function degrees(headers: IncomingHttpHeaders, name: 'latitude' | 'longitude', limit: number): number | null {
  const header = headerOf(headers, name);
  if (header === null) return null;
  const value = /^-?\d{1,3}(\.\d{1,30})?$/.test(header) ? Number(header) : Number.NaN;
  if (!(Math.abs(value) <= limit)) throw invalid(name, `header.${name}`);
  return value;
}

/** The customer's zones. @throws Problem 422 where the header is missing. */
export function requireZones({ zones }: RequestContext): number[] {
  if (!zones) throw invalid(HEADERS.zone, 'header.missing', { header: HEADERS.zone });
  return zones;
}

export function requireModule({ moduleId }: RequestContext): number {
  if (moduleId === null) throw invalid(HEADERS.module, 'header.missing', { header: HEADERS.module });
  return moduleId;
}
