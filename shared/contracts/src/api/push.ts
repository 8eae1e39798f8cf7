import Type from 'typebox';
import { call } from './call.ts';
import { Counter, Id, Message, Nullable, Strict } from './shapes.ts';

/** A push message. `id` counts up, so that a stream that was cut goes on where it ended (PSH-1). */
export const PushMessage = Type.Object({
  id: Type.Integer(),
  type: Type.String({ description: 'message, order_status, referral_code, or a word of later' }),
  title: Type.String(),
  body: Type.String(),
  conversation_id: Nullable(Id()),
  sender_type: Nullable(Type.String()),
  order_id: Nullable(Id()),
});
export type PushMessage = Type.Static<typeof PushMessage>;

/** Server-sent events named `push`, each with a `PushMessage`; read by the page's stream, not by the client. `Last-Event-ID` asks for what came meanwhile. */
export const pushEvents = call({
  method: 'GET',
  path: '/api/v1/customer/push/events',
  summary: 'Push messages as they come (PSH-6)',
  needs: 'customer',
  query: Type.Object({ after: Type.Optional(Counter()) }),
  response: Type.Any(),
});

export const pushCalls = {
  pushToken: call({
    method: 'POST',
    path: '/api/v1/customer/cm-firebase-token',
    summary: 'Where Firebase reaches this browser (PSH-5)',
    needs: 'customer',
    body: Strict({
      // A primary key: PostgreSQL's index holds no more than 2700 bytes.
      cm_firebase_token: Type.String({ minLength: 1, maxLength: 1024, pattern: '^[\\x21-\\x7e]+$' }),
      _method: Type.Optional(Type.Literal('put')),
    }),
    response: Message,
  }),
  removePushToken: call({
    method: 'DELETE',
    path: '/api/v1/customer/cm-firebase-token',
    summary: 'Sends no more push messages to the browser of this session (PSH-5)',
    needs: 'customer',
    response: Message,
  }),
};
