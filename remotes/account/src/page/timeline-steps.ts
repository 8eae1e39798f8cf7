import { ORDER_STEPS, orderProgress } from '@souk/contracts';
import type { OrderStep, Tracking } from '@souk/contracts';

/**
 * A row of the timeline. `status` is what it is named by; `at` is null where the time is unknown, or the step is not reached
 * yet. `waiting` has come, and is still to be decided.
 */
export interface TimelineStep {
  status: string;
  at: string | null;
  state: 'done' | 'current' | 'ahead' | 'ended' | 'waiting';
}

/** What the timeline is drawn from. */
export type StepTimes = Pick<
  Tracking,
  | 'order_status'
  | 'order_type'
  | 'created_at'
  | 'pending'
  | 'confirmed'
  | 'processing'
  | 'handover'
  | 'picked_up'
  | 'delivered'
  | 'canceled'
  | 'failed'
  | 'refunded'
>;

const timeOf = (order: StepTimes): Record<OrderStep, string | null> => ({
  pending: order.pending ?? order.created_at,
  confirmed: order.confirmed ?? order.processing ?? order.handover,
  picked_up: order.picked_up,
  delivered: order.delivered,
});

/** The steps of an order with their times (ORD-7, ORD-8). One that ended otherwise shows how far it came, and how it ended (ORD-9). */
export function timelineSteps(order: StepTimes, shown?: OrderStep): TimelineStep[] {
  const { number, end } = orderProgress(order, shown);
  const times = timeOf(order);
  // An order for pickup has no delivery step.
  const steps = ORDER_STEPS.filter((step) => step !== 'picked_up' || order.order_type !== 'take_away');
  if (end) {
    const reached = steps.filter((step) => times[step] !== null);
    const endTimes: Record<string, string | null> = {
      canceled: order.canceled,
      failed: order.failed,
      refunded: order.refunded,
    };
    return [
      ...reached.map((step) => ({ status: step, at: times[step], state: 'done' as const })),
      {
        status: end,
        at: endTimes[end] ?? null,
        state: end === 'refund_requested' ? 'waiting' : 'ended',
      },
    ];
  }
  return steps.map((step) => {
    const place = ORDER_STEPS.indexOf(step) + 1;
    const state = place < number ? 'done' : place === number ? 'current' : 'ahead';
    return { status: step, at: state === 'ahead' ? null : times[step], state };
  });
}
