import { useState } from 'react';
import {
  hasVariations,
  isLineOf,
  isMadeAlike,
  linePrices,
  priceSoFar,
  stockOf,
  tidyNote,
  unmetGroups,
} from '@souk/contracts';
import type { CartChoice, CartLine, Item, LinePrice, UnmetGroup } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { addOnsOf, chosenOf, countsOf, pickedAtFirst, pickOne, pickSeveral } from './picked.ts';
import { useTakesNotes } from './use-takes-notes.ts';

/** What a customer is choosing of an item: the groups, the add-ons, how many, and what all of it comes to. */
export interface Choice {
  item: Item;
  /** The cart's line that this changes; undefined while it would be a new one (POP-4, POP-17). */
  line: CartLine | undefined;
  isPicked(group: string, label: string): boolean;
  pick(group: string, label: string, of: 'one' | 'several'): void;
  addOnCount(id: number): number;
  /** 0 takes it away (POP-14). */
  setAddOn(id: number, quantity: number): void;
  /** What the customer writes to the store of it; null where the module takes no notes. */
  note: string | null;
  setNote(note: string): void;
  quantity: number;
  setQuantity(quantity: number): void;
  /** What one unit costs before its discount, as far as it is known. */
  price: number;
  total: number;
  /** How many units have a flash sale's price, where not all have. */
  split: LinePrice['split'];
  unmet: readonly UnmetGroup[];
  /** The combination that is picked is sold out (POP-18). */
  soldOut: boolean;
  /** Nothing differs from the line (POP-5). */
  unchanged: boolean;
  /** What the cart or the checkout takes. */
  wanted: CartChoice;
  /** Grows with each try to go on with something unmet; groups then say what is missing. */
  tries: number;
  /** Whether it can go on; where it cannot, the groups say so. */
  check(): boolean;
}

type Made = Parameters<typeof isMadeAlike>[1];
const makingOf = (line: CartLine): Made => ({
  variation: line.variation,
  addOnIds: line.add_on_ids,
  note: line.note,
});

/** The cart's lines of an item. */
const useOwnLines = (item: Item): readonly CartLine[] =>
  (useReadable(useShell().cart.lines) ?? []).filter((line) => isLineOf(line, item));

/** The line of an item without groups: opening the item again changes it, whatever its add-ons (POP-4). */
function onlyLine(item: Item, own: readonly CartLine[]): CartLine | undefined {
  if (hasVariations(item)) return undefined;
  return own.find(({ add_ons, note }) => add_ons.length === 0 && !note) ?? own[0];
}

/** What a line comes to in the place where it stands or will stand: lines before it take a flash sale's units first (POP-16). */
function priceAmong(
  own: readonly CartLine[],
  line: CartLine | undefined,
  wanted: Parameters<typeof linePrices>[0][number],
): LinePrice {
  const place = own.findIndex(({ id }) => id === line?.id);
  const before = place < 0 ? own : own.slice(0, place);
  const price = linePrices([...before, wanted]).at(-1);
  if (!price) throw new Error('linePrices returned no price for the line');
  return price;
}

/** @param given the cart line that was opened for a change (CRT-23) */
export function useChoice(item: Item, given?: CartLine): Choice {
  const own = useOwnLines(item);
  const [opened] = useState(() => given ?? onlyLine(item, own));
  const [picked, setPicked] = useState(() => pickedAtFirst(item, opened));
  const [counts, setCounts] = useState(() => countsOf(opened));
  const takesNotes = useTakesNotes();
  const [note, setNote] = useState(opened?.note ?? '');
  const [tries, setTries] = useState(0);
  const chosen = chosenOf(item, picked);
  const addOns = addOnsOf(item, counts);
  const made = { variation: chosen, addOnIds: addOns.map(({ id }) => id), note: tidyNote(note) };
  const line =
    own.find(({ id }) => id === opened?.id) ??
    given ??
    own.find((other) => isMadeAlike(makingOf(other), made));

  // Another combination or another line begins with a quantity of its own (POP-17).
  const subject = `${line?.id ?? 'new'} ${item.variations.length > 0 ? JSON.stringify(chosen) : ''}`;
  const [typed, setTyped] = useState<{ subject: string; quantity: number } | null>(null);
  const quantity = typed?.subject === subject ? typed.quantity : (line?.quantity ?? 1);

  const unmet = unmetGroups(item, chosen);
  const stock = stockOf(item, chosen);
  const price = priceSoFar(item, chosen);
  const { total, split } = priceAmong(own, line, { price, quantity, item, add_ons: addOns });
  const soldOut = item.variations.length > 0 && unmet.length === 0 && (stock ?? 1) < 1;
  const unchanged =
    line !== undefined &&
    quantity === line.quantity &&
    isMadeAlike(makingOf(line), made) &&
    addOns.every((addOn) =>
      line.add_ons.some(({ id, quantity: count }) => id === addOn.id && count === addOn.quantity),
    );

  return {
    item,
    line,
    isPicked: (group, label) => picked[group]?.includes(label) ?? false,
    pick(group, label, of) {
      const picking = of === 'one' ? pickOne : pickSeveral;
      setPicked({ ...picked, [group]: picking(picked[group], label) });
    },
    addOnCount: (id) => counts[id] ?? 0,
    setAddOn: (id, count) => setCounts({ ...counts, [id]: count }),
    note: takesNotes ? note : null,
    setNote,
    quantity,
    setQuantity: (next) => setTyped({ subject, quantity: next }),
    price,
    total,
    split,
    unmet,
    soldOut,
    unchanged,
    wanted: {
      item,
      quantity,
      variation: chosen,
      addOns: addOns.map(({ id, quantity: count }) => ({ id, quantity: count })),
      ...(takesNotes && { note: made.note }),
    },
    tries,
    check() {
      const fine = unmet.length === 0 && !soldOut;
      setTries(fine ? 0 : tries + 1);
      return fine;
    },
  };
}
