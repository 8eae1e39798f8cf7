import { inBothLanguages, readTable } from '../../src/read-table.ts';
import type { Words } from '../../src/words.ts';
import type { Point } from './frame.ts';

export interface Landmark {
  name: Words;
  at: Point;
}

/** Landmarks, in metres east and north of the Square of the Pearl. */
export const landmarks: Landmark[] = readTable('../tools/city/landmarks', [
  'kind',
  'east',
  'north',
  ...inBothLanguages('name'),
]).map((row) => ({ name: row.words('name'), at: [row.number('east'), row.number('north')] }));
