import type {
  DistanceAnswer,
  GeocodeAnswer,
  PlaceDetails,
  Predictions,
  Query,
  Zone,
  ZoneLookup,
} from '@souk/contracts';
import { completing, listOf, raw } from '../complete.ts';
import { minutes, queryOf } from '../query-of.ts';
import { get } from '../request.ts';

type At = Query<'geocode'>;

/** A scalar zone id is a list of one (AMB-20). */
const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).map(Number).filter(Number.isInteger);

/** A backend may write the list as JSON in a string. */
function zoneIds(value: unknown): number[] {
  if (typeof value !== 'string') return value === undefined || value === null ? [] : idsOf(value);
  try {
    return idsOf(JSON.parse(value));
  } catch {
    return [];
  }
}

const readLookup = (value: unknown): ZoneLookup => ({
  zone_id: zoneIds(raw(value).zone_id),
  zone_data: listOf(
    completing<ZoneLookup['zone_data'][number], 'id' | 'name' | 'cash_on_delivery' | 'digital_payment'>({}),
  )(raw(value).zone_data),
});

/** The zones with their outlines. */
export const fetchZones = (_: object = {}, signal?: AbortSignal) =>
  get(
    '/api/v1/zone/list',
    listOf(completing<Zone, 'id' | 'name' | 'cash_on_delivery' | 'digital_payment'>({ coordinates: [] })),
    {},
    signal,
  );
export const zonesQuery = () =>
  queryOf('zones', fetchZones, {}, { on: ['language'], staleTime: minutes(60) });

/** Places whose name or address matches what was typed (LOC-13). */
export const fetchPredictions = (params: Query<'autocomplete'>, signal?: AbortSignal) =>
  get(
    '/api/v1/config/place-api-autocomplete',
    completing<Predictions>({ predictions: [], status: 'OK' }),
    params,
    signal,
  );
export const predictionsQuery = (params: Query<'autocomplete'>) =>
  queryOf('predictions', fetchPredictions, params, { on: ['language'], staleTime: minutes(5) });

/** The position of a predicted place (LOC-14). */
export const fetchPlaceDetails = (params: Query<'placeDetails'>, signal?: AbortSignal) =>
  get('/api/v1/config/place-api-details', completing<PlaceDetails, 'status' | 'result'>({}), params, signal);
export const placeDetailsQuery = (params: Query<'placeDetails'>) =>
  queryOf('placeDetails', fetchPlaceDetails, params, { on: ['language'], staleTime: minutes(60) });

/** The address at a position (LOC-15). */
export const fetchGeocode = (params: At, signal?: AbortSignal) =>
  get('/api/v1/config/geocode-api', completing<GeocodeAnswer>({ results: [], status: 'OK' }), params, signal);

/** The zones that hold a position; outside all of them it rejects with the server's message (LOC-5, LOC-16). */
export const fetchZoneLookup = (params: At, signal?: AbortSignal) =>
  get('/api/v1/config/get-zone-id', readLookup, params, signal);
export const zoneLookupQuery = (params: At) =>
  queryOf('zoneLookup', fetchZoneLookup, params, { on: ['language'], staleTime: minutes(5) });

/** The route between two positions (LOC-17). */
export const fetchDistance = (params: Query<'distance'>, signal?: AbortSignal) =>
  get('/api/v1/config/distance-api', completing<DistanceAnswer, 'status'>({ rows: [] }), params, signal);
export const distanceQuery = (params: Query<'distance'>) =>
  queryOf('distance', fetchDistance, params, { on: [], staleTime: minutes(60) });
