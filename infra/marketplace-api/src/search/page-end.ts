import { invalid } from '../http/problem.ts';
import type { PageEnd, Search } from './search-index.ts';

const MAX_ID = 2_147_483_647;
const FORM = /^([a-z]{1,10})\.(\d{1,16})\.(\d{1,10})$/;

/** A page's end as it travels: opaque to clients. */
export const formatPageEnd = (order: Search['order'], { key, id }: PageEnd): string =>
  `${order}.${key}.${id}`;

/**
 * A page's end that a client brings back. It need not be signed: it is two numbers, and whatever they are, a list begins there.
 * @throws Problem at `after` where no list of this order can have ended so.
 */
export function parsePageEnd(after: string, order: Search['order']): PageEnd {
  const [, ordered, key, id] = FORM.exec(after) ?? [];
  const end = { key: Number(key), id: Number(id) };
  if (ordered !== order || !Number.isSafeInteger(end.key) || !(end.id <= MAX_ID))
    throw invalid('after', 'invalid.other');
  return end;
}
