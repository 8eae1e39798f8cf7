import { createContext, useContext } from 'react';
import type { DeliveryAddress, OfflineMethod, OrderProblem, Quote } from '@souk/contracts';
import type { Goods } from './goods.ts';
import type { GuestContact } from './guest-contact.ts';
import type { OrderErrors } from './order-parts.ts';
import type { OrderValues } from './order-values.ts';
import type { PriceChange } from './price-changes.ts';
import type { LineQuantities } from './use-line-quantities.ts';

/** The order as it is being filled in, for the parts of the page. */
export interface Order {
  goods: Goods;
  values: OrderValues;
  /** Changes some values. */
  change(changes: Partial<OrderValues>): void;
  /** Says that a picture starts or ends its upload. */
  onUploading(isUploading: boolean): void;
  quote: Quote;
  quantities: LineQuantities;
  /** The bill is being calculated again; `quote` is the one before. */
  updating: boolean;
  address: DeliveryAddress | null;
  /** Whom a guest names; null for customers, of whom the shell knows it. */
  guest: GuestContact | null;
  /** What is wrong; nothing before the customer tried to place it. */
  errors: OrderErrors;
  offlineMethods: readonly OfflineMethod[];
  /** What differs from what the customer knows (CRT-20). */
  changes: { prices: readonly PriceChange[]; totalBefore: number | null };
  acceptChanges(): void;
  couponProblem: OrderProblem | null;
  /** Obstacles that belong to no part of the page. */
  problems: readonly string[];
  tried: boolean;
}

export const OrderContext = createContext<Order | null>(null);

/** @throws Error outside of the checkout's form */
export function useOrder(): Order {
  const order = useContext(OrderContext);
  if (!order) throw new Error('useOrder() needs the checkout’s form above it');
  return order;
}
