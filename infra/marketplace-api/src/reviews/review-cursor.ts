import { invalid } from '../http/problem.ts';

/** The last review of a page, and the ratings that its list was counted to have when the first page was read. */
export interface ReviewCursor {
  /** When it was written, in microseconds since 1970. */
  micros: number;
  id: number;
  /** The number of reviews per star, from one to five. */
  ratingCounts: number[];
}

const MAX_ID = 2_147_483_647;
const FORM = /^(\d{1,16})\.(\d{1,10})\.(\d{1,9}(?:-\d{1,9}){4})$/;

/** A cursor as text, opaque to clients. */
export const formatReviewCursor = ({ micros, id, ratingCounts }: ReviewCursor): string =>
  `${micros}.${id}.${ratingCounts.join('-')}`;

/**
 * Parses a cursor. It needs no signature: it only marks a position in a public list, and who makes numbers up reads them himself.
 * @throws Problem at `after` where it cannot be a cursor.
 */
export function parseReviewCursor(after: string): ReviewCursor {
  const [, micros, id, counts = ''] = FORM.exec(after) ?? [];
  const cursor = { micros: Number(micros), id: Number(id), ratingCounts: counts.split('-').map(Number) };
  if (!Number.isSafeInteger(cursor.micros) || !(cursor.id <= MAX_ID)) throw invalid('after', 'invalid.other');
  return cursor;
}
