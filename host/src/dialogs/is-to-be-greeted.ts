import type { Customer } from '@souk/contracts';

/** Whether a customer has a discount on their first order, and has not seen the welcome dialog yet (SES-15). */
export const isToBeGreeted = (customer: Customer | null): customer is Customer =>
  customer !== null && customer.is_valid_for_discount && !customer.has_seen_welcome;
