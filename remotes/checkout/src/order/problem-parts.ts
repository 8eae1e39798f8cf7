import type { OrderProblem, Quote } from '@souk/contracts';
import type { Part } from './order-schema.ts';

/** Where the page speaks of what the server objects to, by the objection's code; the rest is said beside the button. */
const PARTS: Partial<Record<string, Part | 'coupon'>> = {
  address: 'address',
  zone: 'address',
  schedule_at: 'slot',
  not_available: 'lines',
  out_of_stock: 'lines',
  coupon_code: 'coupon',
  payment_method: 'payment',
};

const messages = (problems: readonly OrderProblem[], part: Part | 'coupon' | undefined) =>
  problems.filter(({ code }) => PARTS[code] === part).map(({ message }) => message);

export const couponProblemOf = ({ problems }: Quote): string | null =>
  messages(problems, 'coupon')[0] ?? null;

/** Objections that are said at once, since the customer cannot see them coming: of the place, not of its absence. */
export const zoneProblemOf = ({ problems }: Quote): string | null =>
  problems.find(({ code }) => code === 'zone')?.message ?? null;

/** Objections that belong to no part of the page. A line says itself that it is over its limit. */
export const otherProblemsOf = ({ problems, lines }: Quote): string[] => {
  const saidByLines = new Set<string>(lines.flatMap(({ problem }) => problem ?? []));
  return messages(
    problems.filter(({ code }) => !saidByLines.has(code)),
    undefined,
  );
};
