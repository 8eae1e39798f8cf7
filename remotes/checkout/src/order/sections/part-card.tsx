import { CheckoutCard } from '@souk/storefront/orders';
import type { CheckoutCardProps } from '@souk/storefront/orders';
import { partId } from '../focus-part.ts';
import type { Part } from '../order-parts.ts';

/** One part of the order; `part` is what can be missing here. */
export function PartCard({ part, ...card }: Omit<CheckoutCardProps, 'id'> & { part?: Part }) {
  return <CheckoutCard {...card} id={part && partId(part)} />;
}
