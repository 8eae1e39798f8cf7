import type { BillLine } from '@souk/contracts';

/** What the customer knows to pay for one unit of each line, by the line's key. */
export type KnownPrices = Readonly<Record<string, number>>;

/** A price that is not the one that the customer knows (CRT-20). */
export interface PriceChange {
  line: BillLine;
  before: number;
  now: number;
}

const cents = (amount: number) => Math.round(amount * 100);
/** What one unit costs after its discount. */
export const unitOf = ({ price, discount }: BillLine): number => (cents(price) - cents(discount)) / 100;

/** Tells a line from the others of its order, over quotes. */
export const lineKey = ({ cart_id, item_type, item_id, variation }: BillLine): string =>
  cart_id === null ? `${item_type} ${item_id} ${JSON.stringify(variation)}` : String(cart_id);

/** The prices that are news to the customer: the server says so, or an earlier quote said another one. */
export const priceChanges = (lines: readonly BillLine[], known: KnownPrices): PriceChange[] =>
  lines.flatMap((line) => {
    const before = known[lineKey(line)];
    const now = unitOf(line);
    if (before !== undefined) return before === now ? [] : [{ line, before, now }];
    if (line.previous_price === null || line.previous_price === line.price) return [];
    return [{ line, before: line.previous_price, now: line.price }];
  });

/** The known prices with those of lines that are shown for the first time, and as they were. */
export function learnPrices(lines: readonly BillLine[], known: KnownPrices): KnownPrices {
  const changed = new Set(priceChanges(lines, known).map(({ line }) => lineKey(line)));
  const fresh = lines.filter((line) => known[lineKey(line)] === undefined && !changed.has(lineKey(line)));
  return fresh.length === 0 ? known : { ...known, ...pricesOf(fresh) };
}

export const pricesOf = (lines: readonly BillLine[]): KnownPrices =>
  Object.fromEntries(lines.map((line) => [lineKey(line), unitOf(line)]));
