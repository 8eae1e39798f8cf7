import type {
  DistanceAnswer,
  GeocodeAnswer,
  PickedLocation,
  PlaceDetails,
  Predictions,
  Zone,
  ZoneLookup,
} from '@souk/contracts';

/** A square zone around the default location. */
export const aZone = (changes: Partial<Zone> = {}): Zone => ({
  id: 1,
  name: 'Harbour',
  cash_on_delivery: 1,
  digital_payment: 1,
  coordinates: [
    { lat: 24.6, lng: 46.6 },
    { lat: 24.6, lng: 46.8 },
    { lat: 24.8, lng: 46.8 },
    { lat: 24.8, lng: 46.6 },
  ],
  ...changes,
});

export const aZoneLookup = (changes: Partial<ZoneLookup> = {}): ZoneLookup => ({
  zone_id: [1],
  zone_data: [{ id: 1, name: 'Harbour', cash_on_delivery: 1, digital_payment: 1 }],
  ...changes,
});

export const somePredictions = (names = ['Market Square']): Predictions => ({
  predictions: names.map((name, index) => ({
    place_id: `place-${index + 1}`,
    description: `${name}, Harbour`,
    structured_formatting: { main_text: name, secondary_text: 'Harbour' },
  })),
  status: 'OK',
});

export const somePlaceDetails = (location = { lat: 24.7136, lng: 46.6753 }): PlaceDetails => ({
  result: {
    place_id: 'place-1',
    name: 'Market Square',
    formatted_address: '1 Market Square, Harbour',
    geometry: { location },
  },
  status: 'OK',
});

export const aGeocodeAnswer = (address = '1 Market Square, Harbour'): GeocodeAnswer => ({
  results: [{ place_id: 'place-1', formatted_address: address }],
  status: 'OK',
});

/** Two and a half kilometres, half an hour on foot. */
export const aDistanceAnswer = (): DistanceAnswer => ({
  rows: [
    {
      elements: [
        {
          distance: { value: 2500, text: '2.5 km' },
          duration: { value: 1800, text: '30 mins' },
          status: 'OK',
        },
      ],
    },
  ],
  status: 'OK',
});

/** Where things are delivered to: in the middle of {@link aZone}. */
export const aLocation = (changes: Partial<PickedLocation> = {}): PickedLocation => ({
  lat: 24.7136,
  lng: 46.6753,
  address: '1 Market Square, Harbour',
  zoneIds: [1],
  ...changes,
});
