import { useState } from 'react';
import { orderProgress } from '@souk/contracts';
import type { OrderProgressFacts, OrderStep } from '@souk/contracts';

/** The last step that was known while the order was looked at: an unknown status keeps it (ORD-9). */
export function useShownStep(order: OrderProgressFacts): OrderStep {
  const [shown, setShown] = useState<OrderStep>('pending');
  const { step } = orderProgress(order, shown);
  if (step && step !== shown) setShown(step);
  return step ?? shown;
}
