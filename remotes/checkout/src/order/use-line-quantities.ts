import { useState } from 'react';
import type { BillLine, Quote } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import type { Goods } from './goods.ts';
import type { OrderValues } from './order-values.ts';

/** How a line's quantity is changed. */
export interface LineQuantity {
  value: number;
  /** Units of a flash sale and those beyond it are two lines of the bill, and one of the cart. */
  part: 'whole' | 'first' | 'further';
  /** 0 where the line can be removed. */
  min: 0 | 1;
  max?: number;
  set(quantity: number): void;
}

export interface LineQuantities {
  /** Of a line; null where it cannot be changed. */
  of(line: BillLine): LineQuantity | null;
  /** The bill is of fewer or more pieces than the cart shows: the server has not received the last press. */
  isBehind: boolean;
}

const billed = (quote: Quote | undefined, cartId: number) =>
  quote?.lines.filter(({ cart_id }) => cart_id === cartId).reduce((sum, { quantity }) => sum + quantity, 0) ??
  0;

/** The quantities of the order's lines: of a cart those of the shell, which are ahead of the bill; else the form's own. */
export function useLineQuantities(
  goods: Goods,
  { quantity: chosen }: OrderValues,
  quote: Quote | undefined,
  change: (changes: Partial<OrderValues>) => void,
): LineQuantities {
  const { cart } = useShell();
  const inCart = useReadable(cart.lines);
  /** What was pressed here and is not billed yet, by the cart's line. */
  const [pressed, setPressed] = useState<ReadonlyMap<number, number>>(new Map());
  const waiting = [...pressed].filter(([id, wanted]) => {
    const now = inCart?.find((line) => line.id === id)?.quantity;
    return now === wanted && ![0, wanted].includes(billed(quote, id));
  });
  if (waiting.length < pressed.size) setPressed(new Map(waiting));

  const ofCart = (id: number, line: BillLine): LineQuantity => {
    const [first, further] = quote?.lines.filter(({ cart_id }) => cart_id === id) ?? [];
    return {
      value: inCart?.find((each) => each.id === id)?.quantity ?? billed(quote, id),
      part: further ? (line === first ? 'first' : 'further') : 'whole',
      min: 0,
      set(quantity) {
        setPressed(new Map(pressed).set(id, quantity));
        cart.setQuantity(id, quantity);
      },
    };
  };
  return {
    isBehind: waiting.length > 0,
    of(line) {
      if (goods.page === 'cart') return line.cart_id === null ? null : ofCart(line.cart_id, line);
      if (goods.page !== 'buy_now' && goods.page !== 'campaign') return null;
      const { item, quantity } = goods.choice;
      return {
        value: chosen ?? quantity,
        part: 'whole',
        min: 1,
        max: Math.min(line.stock ?? Infinity, item.maximum_cart_quantity ?? Infinity),
        set: (next) => change({ quantity: next }),
      };
    },
  };
}
