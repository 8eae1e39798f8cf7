import type { OrderProblem, Quote } from '@souk/contracts';
import type { OrderErrors, Part } from './order-parts.ts';

/** Where the page marks what the server objects to, by the objection's code: of a quote, or of the order that it refuses. */
const PARTS: Partial<Record<string, Part>> = {
  address: 'address',
  latitude: 'address',
  longitude: 'address',
  zone: 'address',
  contact_person_name: 'contactName',
  contact_person_number: 'contactNumber',
  contact_person_email: 'contactEmail',
  order_type: 'orderType',
  schedule_at: 'slot',
  store_closed: 'slot',
  not_available: 'lines',
  out_of_stock: 'lines',
  out_of_limits: 'lines',
  minimum_order: 'lines',
  prescription_files: 'extras',
  order_attachment: 'extras',
  unavailable_item_note: 'extras',
  dm_tips: 'tip',
  order_note: 'note',
  payment_method: 'payment',
  partial_payment: 'payment',
  offline_method_id: 'payment',
};

/** Whether a part of the page shows a refusal of the order, so that it needs no words beside the button. */
export const belongsToPart = (code: string): boolean => Object.hasOwn(PARTS, code);

const COUPON_CODES: readonly string[] = ['coupon_code', 'coupon_login'];

/** Codes whose part shows its own message, so that they need none beside the button. */
const SHOWN_IN_PART: readonly string[] = [
  'address',
  'zone',
  'schedule_at',
  'store_closed',
  'payment_method',
  ...COUPON_CODES,
];

/** What the server objects to, by the part that it is marked in. An invalid coupon does not block the order (CHK-4). */
export function partErrorsOf(problems: readonly OrderProblem[]): OrderErrors {
  const found = problems.flatMap(({ code, message }) => {
    const part = PARTS[code];
    return part ? [[part, message] as const] : [];
  });
  // The first of a part is the one to begin with.
  return Object.fromEntries(found.reverse());
}

const messageOf = ({ problems }: Quote, code: string): string | null =>
  problems.find((problem) => problem.code === code)?.message ?? null;

export const couponProblemOf = ({ problems }: Quote): OrderProblem | null =>
  problems.find(({ code }) => COUPON_CODES.includes(code)) ?? null;

/** Objections that are said at once, since the customer cannot see them coming: of the place, not of its absence. */
export const zoneProblemOf = (quote: Quote): string | null => messageOf(quote, 'zone');

/** The same of a chosen time that has passed, or is not offered for another reason. */
export const timeProblemOf = (quote: Quote): string | null => messageOf(quote, 'schedule_at');

/** The same of a store that takes no orders, neither now nor for later. */
export const closedProblemOf = (quote: Quote): string | null => messageOf(quote, 'store_closed');

/** Objections that are said beside the button. A line says itself what is wrong with it. */
export const otherProblemsOf = ({ problems, lines }: Quote): string[] => {
  const shownByLines = new Set<string>(lines.flatMap(({ problem }) => problem ?? []));
  return problems
    .filter(({ code }) => !SHOWN_IN_PART.includes(code) && !shownByLines.has(code))
    .map(({ message }) => message);
};
