import { inBothLanguages, readTable } from '../../src/read-table.ts';
import type { Words } from '../../src/words.ts';
import type { Point } from './frame.ts';

export interface District {
  name: Words;
  at: Point;
}

/** The quarters of the city; an address belongs to the nearest one. */
export const districts: District[] = readTable('../tools/city/districts', [
  'east',
  'north',
  ...inBothLanguages('name'),
]).map((row) => ({ name: row.words('name'), at: [row.number('east'), row.number('north')] }));

/** The quarter of a point. */
export function districtAt([x, y]: Point): District {
  const distance = ({ at }: District) => Math.hypot(at[0] - x, at[1] - y);
  return districts.reduce((best, district) => (distance(district) < distance(best) ? district : best));
}
