import Type from 'typebox';
import { call } from './call.ts';
import { Position } from './config.ts';
import { Flag, Id, Latitude, Longitude, Text } from './shapes.ts';

/** A zone that the marketplace serves, with its outline for the map. */
export const Zone = Type.Object({
  id: Id(),
  name: Type.String(),
  cash_on_delivery: Flag(),
  digital_payment: Flag(),
  coordinates: Type.Array(Position, { description: 'The outline, without repeating its first corner' }),
});
export type Zone = Type.Static<typeof Zone>;

/** What a zone means for an order (LOC-16, LOC-22). */
export const ZoneData = Type.Object({
  id: Id(),
  name: Type.String(),
  cash_on_delivery: Flag(),
  digital_payment: Flag(),
});
export type ZoneData = Type.Static<typeof ZoneData>;

/** Which zones hold a position. A position outside every zone is a 404 whose first message the pick button shows (LOC-5). */
export const ZoneLookup = Type.Object({ zone_id: Type.Array(Id()), zone_data: Type.Array(ZoneData) });
export type ZoneLookup = Type.Static<typeof ZoneLookup>;

export const Prediction = Type.Object({
  place_id: Type.String(),
  description: Type.String(),
  structured_formatting: Type.Object({ main_text: Type.String(), secondary_text: Type.String() }),
});
export type Prediction = Type.Static<typeof Prediction>;

export const Predictions = Type.Object({ predictions: Type.Array(Prediction), status: Type.String() });
export type Predictions = Type.Static<typeof Predictions>;

export const PlaceDetails = Type.Object({
  result: Type.Object({
    place_id: Type.String(),
    name: Type.String(),
    formatted_address: Type.String(),
    geometry: Type.Object({ location: Position }),
  }),
  status: Type.String(),
});
export type PlaceDetails = Type.Static<typeof PlaceDetails>;

export const GeocodeAnswer = Type.Object({
  results: Type.Array(Type.Object({ place_id: Type.String(), formatted_address: Type.String() })),
  status: Type.String(),
});
export type GeocodeAnswer = Type.Static<typeof GeocodeAnswer>;

/** A distance matrix of one by one (LOC-17). `distance.value` is in metres, `duration.value` in seconds. */
export const DistanceAnswer = Type.Object({
  rows: Type.Array(
    Type.Object({
      elements: Type.Array(
        Type.Object({
          distance: Type.Object({ value: Type.Integer(), text: Type.String() }),
          duration: Type.Object({ value: Type.Integer(), text: Type.String() }),
          status: Type.String(),
        }),
      ),
    }),
  ),
  status: Type.String(),
});
export type DistanceAnswer = Type.Static<typeof DistanceAnswer>;

const At = Type.Object({ lat: Latitude(), lng: Longitude() });

export const geoCalls = {
  zones: call({
    method: 'GET',
    path: '/api/v1/zone/list',
    summary: 'The zones with their outlines',
    response: Type.Array(Zone),
  }),
  autocomplete: call({
    method: 'GET',
    path: '/api/v1/config/place-api-autocomplete',
    summary: 'Places whose name or address matches what was typed (LOC-13)',
    query: Type.Object({ search_text: Text(200, 1) }),
    response: Predictions,
  }),
  placeDetails: call({
    method: 'GET',
    path: '/api/v1/config/place-api-details',
    summary: 'The position of a predicted place (LOC-14)',
    query: Type.Object({ placeid: Text(120, 1) }),
    response: PlaceDetails,
  }),
  geocode: call({
    method: 'GET',
    path: '/api/v1/config/geocode-api',
    summary: 'The address at a position (LOC-15)',
    query: At,
    response: GeocodeAnswer,
  }),
  zoneLookup: call({
    method: 'GET',
    path: '/api/v1/config/get-zone-id',
    summary: 'The zones that hold a position; 404 outside all of them (LOC-16)',
    query: At,
    response: ZoneLookup,
  }),
  distance: call({
    method: 'GET',
    path: '/api/v1/config/distance-api',
    summary: 'The route between two positions (LOC-17)',
    query: Type.Object({
      origin_lat: Latitude(),
      origin_lng: Longitude(),
      destination_lat: Latitude(),
      destination_lng: Longitude(),
      mode: Type.Optional(
        Type.Union([Type.Literal('walking'), Type.Literal('driving')], { default: 'walking' }),
      ),
    }),
    response: DistanceAnswer,
  }),
};
