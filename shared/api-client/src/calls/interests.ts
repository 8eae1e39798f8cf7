import type { InterestBody, Message } from '@souk/contracts';
import { completing } from '../complete.ts';
import { post } from '../request.ts';

/** Stores what the customer is interested in, in one module; for customers only (MOD-9). */
export const saveInterest = (body: InterestBody) =>
  post('/api/v1/customer/update-interest', completing<Message>({ message: '' }), body);
