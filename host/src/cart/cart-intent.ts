import { priceSoFar, stockOf } from '@souk/contracts';
import type { CartChoice, CartLine } from '@souk/contracts';
import { isSameChoice, modelOf } from './cart-rules.ts';

/** What the customer wants of the cart and the server has not yet confirmed. */
export type CartIntent =
  | { kind: 'add'; lineId: number; choice: CartChoice; idempotencyKey: string }
  | { kind: 'change'; lineId: number; choice: CartChoice }
  | { kind: 'quantity'; lineId: number; quantity: number }
  | { kind: 'remove'; lineId: number }
  | { kind: 'clear' };

/** A choice as a line, until the server has made one of it. */
export function lineOf(choice: CartChoice, id: number): CartLine {
  const { item, quantity, variation = [], addOns = [], note = '' } = choice;
  return {
    id,
    module_id: item.module_id,
    item_id: item.id,
    item_type: modelOf(item),
    quantity,
    price: priceSoFar(item, variation),
    previous_price: null,
    variation,
    add_on_ids: addOns.map((addOn) => addOn.id),
    add_on_qtys: addOns.map((addOn) => addOn.quantity),
    add_ons: addOns.flatMap(({ id: addOnId, quantity: count }) => {
      const addOn = item.add_ons.find((candidate) => candidate.id === addOnId);
      return addOn ? [{ id: addOn.id, name: addOn.name, price: addOn.price, quantity: count }] : [];
    }),
    note,
    stock: stockOf(item, variation),
    available: 1,
    item,
  };
}

/** The lines as they will be when the server has done what is wanted. */
export function applyIntent(lines: readonly CartLine[], intent: CartIntent): readonly CartLine[] {
  const replace = (id: number, change: (line: CartLine) => CartLine) =>
    lines.map((line) => (line.id === id ? change(line) : line));
  switch (intent.kind) {
    case 'clear':
      return [];
    case 'remove':
      return lines.filter(({ id }) => id !== intent.lineId);
    case 'quantity':
      return replace(intent.lineId, (line) => ({ ...line, quantity: intent.quantity }));
    case 'change':
      return replace(intent.lineId, (line) => lineOf(keepingNote(intent.choice, line), line.id));
    case 'add': {
      const same = lines.find((line) => isSameChoice(line, intent.choice));
      return same
        ? replace(same.id, (line) => raised(line, intent.choice))
        : [...lines, lineOf(intent.choice, intent.lineId)];
    }
  }
}

/** A change that says nothing of the note leaves it as it is. */
const keepingNote = (choice: CartChoice, { note }: CartLine): CartChoice => ({
  ...choice,
  note: choice.note ?? note,
});

/** A line that more of the same was added to; its add-ons keep numbers of their own and are added up, too (POP-16). */
function raised(line: CartLine, choice: CartChoice): CartLine {
  const addOns = line.add_ons.map(({ id, quantity }) => ({
    id,
    quantity: quantity + (choice.addOns?.find((addOn) => addOn.id === id)?.quantity ?? 0),
  }));
  const { item, variation, note } = line;
  return {
    ...lineOf({ item, variation, quantity: line.quantity + choice.quantity, addOns, note }, line.id),
    price: line.price,
  };
}
