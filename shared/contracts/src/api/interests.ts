import Type from 'typebox';
import { call } from './call.ts';
import { Id, Message, Strict } from './shapes.ts';

/** The top categories of a module that a customer is interested in; none where they were asked and named none (MOD-9). */
export const Interest = Type.Object({ module_id: Id(), category_ids: Type.Array(Id()) });
export type Interest = Type.Static<typeof Interest>;

/** Replaces what was chosen in the module before. */
export const InterestBody = Strict({
  module_id: Id(),
  category_ids: Type.Array(Id(), { maxItems: 50, uniqueItems: true }),
});
export type InterestBody = Type.Static<typeof InterestBody>;

export const interestCalls = {
  saveInterest: call({
    method: 'POST',
    path: '/api/v1/customer/update-interest',
    summary: 'Stores the categories of a module that the customer is interested in (MOD-9)',
    needs: 'customer',
    body: InterestBody,
    response: Message,
  }),
};
