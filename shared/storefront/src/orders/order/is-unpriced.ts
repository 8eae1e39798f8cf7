import type { OrderDetails } from '@souk/contracts';

/** Whether an order's pharmacist has not set a price yet: until then it has no total, and nothing is paid (RX-5). */
export const isUnpriced = ({
  prescription_order,
  lines,
}: Pick<OrderDetails, 'prescription_order' | 'lines'>): boolean =>
  prescription_order === 1 && lines.length === 0;
