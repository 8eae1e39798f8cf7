import type { Position } from './map-provider.ts';

const TENTH_OF_A_METRE = 1e-6;

/** Whether two positions are the same to the eye: maps round positions. */
export function samePosition(one: Position, other: Position): boolean {
  return Math.abs(one.lat - other.lat) < TENTH_OF_A_METRE && Math.abs(one.lng - other.lng) < TENTH_OF_A_METRE;
}
