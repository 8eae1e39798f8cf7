import { invalid } from '../http/problem.ts';
import type { PageEnd, Search } from './search-index.ts';

const MAX_ID = 2_147_483_647;
const FORM = /^([a-z]{1,10})\.(\d{1,16})\.(\d{1,10})$/;
/** How ends behind what is ranked are called. */
const STANDING = { open: false, shut: true };

/** What a list is ordered by, and whether its rows are ranked by what was typed. */
type Ordered = Pick<Search, 'order' | 'text'>;

const isRanked = ({ order, text }: Ordered) => order === 'best' && text !== null;

/** A page's end as it travels: opaque to clients. */
export const formatPageEnd = (search: Ordered, { key, id, shut }: PageEnd): string =>
  `${isRanked(search) ? (shut ? 'shut' : 'open') : search.order}.${key}.${id}`;

/**
 * A page's end that a client brings back. It need not be signed: it is two numbers, and whatever they are, a list begins there.
 * @throws Problem at `after` where no list of this order can have ended so.
 */
export function parsePageEnd(after: string, search: Ordered): PageEnd {
  const [, name = '', key, id] = FORM.exec(after) ?? [];
  const end = { key: Number(key), id: Number(id) };
  const fits = isRanked(search) ? Object.hasOwn(STANDING, name) : name === search.order;
  if (!fits || !Number.isSafeInteger(end.key) || !(end.id <= MAX_ID)) throw invalid('after', 'invalid.other');
  return isRanked(search) ? { ...end, shut: name === 'shut' } : end;
}
