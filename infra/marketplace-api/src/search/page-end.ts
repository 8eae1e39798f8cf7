import { invalid } from '../http/problem.ts';
import type { PageEnd, Search } from './search-index.ts';

const MAX_ID = 2_147_483_647;
const FORM = /^([a-z]{1,10})\.(\d{1,16})\.(\d{1,10})$/;
/** The parts of the list after the ranked items. */
const STANDING = { open: false, shut: true };

/** A list's sort order, and its search text, by which rows may be ranked. */
type Ordered = Pick<Search, 'order' | 'text'>;

const isRanked = ({ order, text }: Ordered) => order === 'best' && text !== null;

/** A page's end as a cursor, opaque to clients. */
export const formatPageEnd = (search: Ordered, { key, id, shut }: PageEnd): string =>
  `${isRanked(search) ? (shut ? 'shut' : 'open') : search.order}.${key}.${id}`;

/**
 * Parses a cursor. It needs no signature: whatever its two numbers are, they only mark a position in the list.
 * @throws Problem at `after` where it cannot be a cursor of this order.
 */
export function parsePageEnd(after: string, search: Ordered): PageEnd {
  const [, name = '', key, id] = FORM.exec(after) ?? [];
  const end = { key: Number(key), id: Number(id) };
  const fits = isRanked(search) ? Object.hasOwn(STANDING, name) : name === search.order;
  if (!fits || !Number.isSafeInteger(end.key) || !(end.id <= MAX_ID)) throw invalid('after', 'invalid.other');
  return isRanked(search) ? { ...end, shut: name === 'shut' } : end;
}
