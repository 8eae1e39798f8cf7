import { CENTRE } from '../../src/city/places.ts';

/** Metres east and north of the Square of the Pearl, the middle of the city's plan. */
export type Point = readonly [x: number, y: number];

const METRES_PER_DEGREE = { lat: 110_780, lng: 101_160 };

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** Longitude and latitude of a point of the plan, to about a metre. */
export const toPosition = ([x, y]: Point): [lng: number, lat: number] => [
  round(CENTRE.lng + x / METRES_PER_DEGREE.lng),
  round(CENTRE.lat + y / METRES_PER_DEGREE.lat),
];
