import type { BillLine } from '@souk/contracts';

/** What the customer knows to pay for one unit of each line, by the line's key. */
export type KnownPrices = Readonly<Record<string, number>>;

/** A price that is not the one that the customer knows (CRT-20). */
export interface PriceChange {
  key: string;
  before: number;
  now: number;
}

const cents = (amount: number) => Math.round(amount * 100);
/** What one unit costs after its discount. */
const unitOf = ({ price, discount }: BillLine): number => (cents(price) - cents(discount)) / 100;

/** The lines with a key that is stable over quotes. A flash sale's last units make two lines of one of the cart's. */
export function keyedLines(lines: readonly BillLine[]): { key: string; line: BillLine }[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const name =
      line.cart_id === null
        ? `${line.item_type} ${line.item_id} ${JSON.stringify(line.variation)}`
        : String(line.cart_id);
    const part = seen.get(name) ?? 0;
    seen.set(name, part + 1);
    return { key: part === 0 ? name : `${name} ${part}`, line };
  });
}

/** The prices that changed for the customer: reported by the server, or different from an earlier quote. */
export const priceChanges = (lines: readonly BillLine[], known: KnownPrices): PriceChange[] =>
  keyedLines(lines).flatMap(({ key, line }) => {
    const before = known[key];
    const now = unitOf(line);
    if (before !== undefined) return before === now ? [] : [{ key, before, now }];
    if (line.previous_price === null || line.previous_price === line.price) return [];
    return [{ key, before: line.previous_price, now: line.price }];
  });

export const pricesOf = (lines: readonly BillLine[]): KnownPrices =>
  Object.fromEntries(keyedLines(lines).map(({ key, line }) => [key, unitOf(line)]));

/** The known prices, with those of lines that are shown for the first time and have not changed. */
export function learnPrices(lines: readonly BillLine[], known: KnownPrices): KnownPrices {
  const changed = new Set(priceChanges(lines, known).map(({ key }) => key));
  const fresh = Object.entries(pricesOf(lines)).filter(
    ([key]) => known[key] === undefined && !changed.has(key),
  );
  return fresh.length === 0 ? known : { ...known, ...Object.fromEntries(fresh) };
}
