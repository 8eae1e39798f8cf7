const STEPS = {
  pending: 'pending',
  confirmed: 'confirmed',
  accepted: 'confirmed',
  processing: 'confirmed',
  handover: 'confirmed',
  picked_up: 'picked_up',
  delivered: 'delivered',
} as const;

type Status = keyof typeof STEPS;

/** The step that a status counts as, in the customer's words; an unknown one is one that was placed (ORD-8, ORD-9). */
export const stepOf = (status: string): (typeof STEPS)[Status] =>
  Object.hasOwn(STEPS, status) ? STEPS[status as Status] : 'pending';
