import { PLACE_PARAM, ROUTES } from '@souk/contracts';
import type { ShellHistory, Toast } from '@souk/contracts';
import type { Position } from '@souk/maps';
import { returnPathOf } from '../history/return-path.ts';
import type { Location } from './location.ts';

interface PlaceLinkOptions {
  location: Location;
  history: ShellHistory;
  toast(toast: Toast): void;
}

/**
 * Follows a link that brings a place, such as `/?place=24.78,54.76&return=/home?module_id=1`. The place is checked like one
 * of the map, and only taken where none is stored: a link changes no customer's place (LOC-24).
 */
export async function followPlaceLink({ location, history, toast }: PlaceLinkOptions): Promise<void> {
  const { pathname, search } = history.location;
  const params = new URLSearchParams(search);
  const place = params.get(PLACE_PARAM);
  if (pathname !== ROUTES.landing || place === null) return;
  params.delete(PLACE_PARAM);
  history.replace(`${ROUTES.landing}${params.size > 0 ? `?${params}` : ''}`);
  if (location.services.current.get()) {
    const wanted = returnPathOf(history);
    if (wanted) history.replace(wanted);
    return;
  }
  const position = parsePosition(place);
  if (!position) return;
  const outcome = await location.pickAt(position, 'header');
  if (outcome.location === null && outcome.problem !== null)
    toast({ kind: 'error', id: 'place-link', text: outcome.problem });
}

function parsePosition(text: string): Position | null {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  if (lat === undefined || lng === undefined) return null;
  const position = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180 ? position : null;
}
