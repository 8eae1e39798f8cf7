import Type from 'typebox';
import { call } from './call.ts';
import { Message, Strict } from './shapes.ts';

/** What stands in a link of a mail. */
const token = { token: Type.String({ minLength: 16, maxLength: 100, pattern: '^[A-Za-z0-9._-]+$' }) };

/** What a link of a mail is about; nothing changes by reading it, so that programs may follow links. */
export const Subscription = Type.Object({
  status: Type.Union([Type.Literal('pending'), Type.Literal('confirmed'), Type.Literal('unsubscribed')]),
  email: Type.String({ description: 'Empty once it is unsubscribed: the address is removed' }),
});
export type Subscription = Type.Static<typeof Subscription>;

/** Whether the customer gets the newsletter; no while their address is not verified. */
export const OwnNewsletter = Type.Object({ is_subscribed: Type.Boolean() });
export type OwnNewsletter = Type.Static<typeof OwnNewsletter>;

/** The newsletter: who subscribes is asked by e-mail whether they want it (FTR-6, FTR-7). */
export const newsletterCalls = {
  subscribeToNewsletter: call({
    method: 'POST',
    path: '/api/v1/newsletter/subscribe',
    summary:
      'Sends a mail that asks to confirm the subscription; the answer is the same whoever has subscribed before (FTR-6, FTR-7)',
    body: Strict({ email: Type.String({ format: 'email', maxLength: 254 }) }),
    response: Message,
  }),
  subscriptionToConfirm: call({
    method: 'GET',
    path: '/api/v1/newsletter/confirm',
    summary: 'What the link of a confirmation mail is about; 404 for one that is no longer valid (FTR-7)',
    query: Type.Object(token),
    response: Subscription,
  }),
  confirmSubscription: call({
    method: 'POST',
    path: '/api/v1/newsletter/confirm',
    summary: 'Confirms a subscription by the link of its mail (FTR-7)',
    query: Type.Object(token),
    response: Message,
  }),
  subscriptionToEnd: call({
    method: 'GET',
    path: '/api/v1/newsletter/unsubscribe',
    summary: 'What a link to unsubscribe is about; browsers are led to its page (FTR-7)',
    query: Type.Object(token),
    response: Subscription,
  }),
  endSubscription: call({
    method: 'POST',
    path: '/api/v1/newsletter/unsubscribe',
    summary: 'Ends a subscription; mail programs send it as RFC 8058 says, and a body is not read (FTR-7)',
    query: Type.Object(token),
    response: Message,
  }),
  ownNewsletter: call({
    method: 'GET',
    path: '/api/v1/customer/newsletter',
    summary: 'Whether the newsletter goes to the verified address of the customer (FTR-6)',
    needs: 'customer',
    response: OwnNewsletter,
  }),
  changeOwnNewsletter: call({
    method: 'PUT',
    path: '/api/v1/customer/newsletter',
    summary:
      'Subscribes the verified address of the customer without another mail, or ends it; 409 while it is not verified (FTR-6, FTR-7)',
    needs: 'customer',
    body: Strict({ is_subscribed: Type.Boolean() }),
    response: OwnNewsletter,
  }),
};
