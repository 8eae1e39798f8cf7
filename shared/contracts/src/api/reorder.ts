import Type from 'typebox';
import { CartModel, ChosenVariation } from './cart.ts';
import { call } from './call.ts';
import { Item } from './item.ts';
import { Id, Nullable } from './shapes.ts';
import { GuestId } from './session.ts';

/**
 * Why a line of a former order cannot be ordered as it was: nobody sells it any more, nothing of it is left, less than was ordered is
 * left, its choices are others now, it is not sold at this hour, or not delivered to where the customer is.
 */
export type ReorderProblem = 'gone' | 'sold_out' | 'fewer_left' | 'choices_changed' | 'not_now' | 'elsewhere';
/** One schema rather than a union: those that may be null need a type. */
export const ReorderProblem = Type.Unsafe<ReorderProblem>({
  type: 'string',
  enum: ['gone', 'sold_out', 'fewer_left', 'choices_changed', 'not_now', 'elsewhere'],
});

/** A line of a former order beside what is sold now. */
export const ReorderLine = Type.Object({
  name: Type.String(),
  image_full_url: Type.String(),
  ordered_quantity: Type.Integer(),
  quantity: Type.Integer({ description: 'How many of them can be ordered now' }),
  previous_total: Type.Number({
    description: 'What as many cost then, with the add-ons that there still are',
  }),
  total: Type.Number({ description: 'What they cost now' }),
  problem: Nullable(ReorderProblem),
  missing_add_ons: Type.Array(Type.String()),
  /** As it is sold now, for the cart; null where it is gone. */
  item: Nullable(Item),
  item_type: CartModel,
  variation: Type.Array(ChosenVariation),
  add_ons: Type.Array(Type.Object({ id: Id(), quantity: Type.Integer() })),
  note: Type.String(),
});
export type ReorderLine = Type.Static<typeof ReorderLine>;

/** Whether a store takes orders: now, only for later, not before it opens, or not any more. */
export const ReorderStoreState = Type.Union([
  Type.Literal('open'),
  Type.Literal('later'),
  Type.Literal('closed'),
  Type.Literal('gone'),
]);
export type ReorderStoreState = Type.Static<typeof ReorderStoreState>;

/** What a former order would be today. */
export const Reorder = Type.Object({
  order_id: Id(),
  module_id: Id(),
  store: Type.Object({ id: Id(), slug: Type.String(), name: Type.String(), zone_id: Id() }),
  store_state: ReorderStoreState,
  lines: Type.Array(ReorderLine),
});
export type Reorder = Type.Static<typeof Reorder>;

export const reorderCalls = {
  reorder: call({
    method: 'GET',
    path: '/api/v1/customer/order/reorder',
    summary:
      'Compares a former order with what is sold now, so that its goods can be put into the cart again; 403 for orders without goods, such as parcels (ORD-16, AMB-16)',
    needs: 'visitor',
    query: Type.Object({ order_id: Id(), guest_id: Type.Optional(GuestId()) }),
    response: Reorder,
  }),
};
