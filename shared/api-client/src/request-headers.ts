import { HEADERS } from '@souk/contracts';

/** What the headers of a request are made of; each part is left out where it is not known. */
export interface RequestFacts {
  position?: { lat: number; lng: number } | null;
  zoneIds?: readonly number[] | null;
  moduleId?: number | null;
  token?: string | null;
  language: string;
  /** Sent as `X-software-id` where the operator's backend wants one. */
  softwareId?: string | null;
}

/** Whose things a call is about: the guest's id; a customer needs none, the token says it. */
export interface Whose {
  guest_id?: string | undefined;
}

/** Takes the guest's id out of what a call asks: it travels in a header, never in an address. */
export function inHeader<P extends Whose>({
  guest_id,
  ...params
}: P): {
  params: Omit<P, 'guest_id'>;
  headers: Record<string, string>;
} {
  return { params, headers: guest_id === undefined ? {} : { [HEADERS.guest]: guest_id } };
}

const given = (value: string | number | null | undefined): string | undefined =>
  value === null || value === undefined || value === '' ? undefined : String(value);

/** The headers of a request (API-2, API-3). The zones travel as a JSON list. */
export function requestHeaders(facts: RequestFacts): Record<string, string | undefined> {
  const { position, zoneIds, moduleId, token, language, softwareId } = facts;
  return {
    [HEADERS.latitude]: given(position?.lat),
    [HEADERS.longitude]: given(position?.lng),
    [HEADERS.zone]: zoneIds?.length ? JSON.stringify(zoneIds) : undefined,
    [HEADERS.module]: given(moduleId),
    [HEADERS.language]: given(language),
    [HEADERS.software]: given(softwareId),
    authorization: token ? `Bearer ${token}` : undefined,
  };
}
