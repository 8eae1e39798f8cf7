import type { Goods } from './goods.ts';

/** The parts of the page that something can be missing in, in their order. */
const PARTS = [
  'contactName',
  'contactNumber',
  'contactEmail',
  'address',
  'orderType',
  'slot',
  'lines',
  'extras',
  'tip',
  'note',
  'payment',
] as const;
export type Part = (typeof PARTS)[number];

/** The same of a page: an order by prescription begins with the prescription (RX-5). */
export const partsOf = (page: Goods['page']): readonly Part[] =>
  page === 'prescription' ? ['extras', ...PARTS.filter((part) => part !== 'extras')] : PARTS;

/** What is wrong, by part; an offline method's fields by `offlineAnswers.<name>`. */
export type OrderErrors = Partial<Record<Part | `offlineAnswers.${string}`, string>>;
