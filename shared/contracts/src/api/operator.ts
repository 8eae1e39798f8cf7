import Type from 'typebox';
import { call } from './call.ts';
import { ORDER_STATUSES } from './orders.ts';
import { ChatMessage, ReceiverType } from './messages.ts';
import { Position } from './config.ts';
import { Flag, Id, Latitude, Longitude, Message, Nullable, Strict, Text } from './shapes.ts';

const ofOrder = Type.Object({ id: Id() });

/**
 * What the people behind a marketplace do: kitchens, riders, the office. Every call needs the operator's token, and is not there
 * where none is configured.
 */
export const operatorCalls = {
  operatorOrders: call({
    method: 'GET',
    path: '/api/v1/operator/orders',
    summary: 'Orders that are under way, with what moves them on',
    needs: 'operator',
    response: Type.Array(
      Type.Object({
        id: Id(),
        order_status: Type.String(),
        order_type: Type.String(),
        payment_method: Type.String(),
        payment_status: Type.String(),
        /** When it came to its status. ISO 8601. */
        since: Type.String(),
        /** When it is wanted; null: as soon as possible. */
        schedule_at: Nullable(Type.String()),
        /** Where it is fetched, and where it goes; null where that is not known, or nothing is carried. */
        from: Nullable(Position),
        to: Nullable(Position),
      }),
    ),
  }),
  moveOrder: call({
    method: 'POST',
    path: '/api/v1/operator/orders/:id/status',
    summary: 'Moves an order on; the customer is told (ORD-8, ORD-9). 409 where that step cannot follow',
    needs: 'operator',
    params: ofOrder,
    body: Strict({
      status: Type.Union(ORDER_STATUSES.map((status) => Type.Literal(status))),
      reason: Type.Optional(Text(300)),
    }),
    response: Message,
  }),
  moveDeliveryMan: call({
    method: 'POST',
    path: '/api/v1/operator/orders/:id/position',
    summary: "Where an order's delivery person is (ORD-11)",
    needs: 'operator',
    params: ofOrder,
    body: Strict({ lat: Latitude(), lng: Longitude() }),
    response: Message,
  }),
  decideOfflinePayment: call({
    method: 'POST',
    path: '/api/v1/operator/orders/:id/offline-payment',
    summary: 'Confirms or denies an offline payment (CHK-8)',
    needs: 'operator',
    params: ofOrder,
    body: Strict({ verified: Flag(), note: Type.Optional(Text(300)) }),
    response: Message,
  }),
  pricePrescription: call({
    method: 'POST',
    path: '/api/v1/operator/orders/:id/prescription',
    summary: 'What a prescription holds and costs; the customer may then pay or cancel (RX-5)',
    needs: 'operator',
    params: ofOrder,
    body: Strict({
      lines: Type.Array(Strict({ item_id: Id(), quantity: Type.Integer({ minimum: 1, maximum: 99 }) }), {
        minItems: 1,
        maxItems: 50,
      }),
    }),
    response: Message,
  }),
  decideRefund: call({
    method: 'POST',
    path: '/api/v1/operator/orders/:id/refund',
    summary: 'Approves or refuses a refund that was asked for (ORD-6)',
    needs: 'operator',
    params: ofOrder,
    body: Strict({ approved: Flag(), note: Type.Optional(Text(300)) }),
    response: Message,
  }),
  replyToCustomer: call({
    method: 'POST',
    path: '/api/v1/operator/messages',
    summary: 'Writes to a customer for a store or a delivery person (CHT-6)',
    needs: 'operator',
    body: Strict({
      customer_id: Id(),
      sender_type: ReceiverType,
      sender_id: Id(),
      message: Text(2000, 1),
      // The order that it is about: the customer's, from the store or with the delivery person that writes.
      order_id: Type.Optional(Id()),
    }),
    response: ChatMessage,
  }),
};
