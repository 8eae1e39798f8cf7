import type { Message, OwnNewsletter, Subscription } from '@souk/contracts';
import { completing } from '../complete.ts';
import { queryOf } from '../query-of.ts';
import { get, post, put } from '../request.ts';

const readMessage = completing<Message>({ message: '' });
const readSubscription = completing<Subscription>({ status: 'pending', email: '' });

const readOwn = completing<OwnNewsletter>({ is_subscribed: false });

const withToken = (path: string, token: string) => `${path}?${new URLSearchParams({ token })}`;

/** Asks for the newsletter; a mail asks to confirm it (FTR-6, FTR-7). The answer never says who has subscribed before. */
export const subscribeToNewsletter = (body: { email: string }) =>
  post('/api/v1/newsletter/subscribe', readMessage, body);

/** What the link of a confirmation mail is about (FTR-7). Rejects with 404 where it is no longer valid. */
export const fetchSubscriptionToConfirm = (token: string, signal?: AbortSignal) =>
  get('/api/v1/newsletter/confirm', readSubscription, { token }, signal);

/** Confirms a subscription by the link of its mail (FTR-7). Rejects with 404 where it is no longer valid. */
export const confirmSubscription = (token: string) =>
  post(withToken('/api/v1/newsletter/confirm', token), readMessage);

/** What a link to unsubscribe is about (FTR-7); `unsubscribed` where that was done before. */
export const fetchSubscriptionToEnd = (token: string, signal?: AbortSignal) =>
  get('/api/v1/newsletter/unsubscribe', readSubscription, { token }, signal);

/** Ends a subscription by a link of any newsletter (FTR-7); again does no harm. */
export const endSubscription = (token: string) =>
  post(withToken('/api/v1/newsletter/unsubscribe', token), readMessage);

/** Whether the newsletter goes to the customer's verified address (FTR-6). */
export const fetchOwnNewsletter = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/customer/newsletter', readOwn, {}, signal);
export const ownNewsletterQuery = () =>
  queryOf('ownNewsletter', fetchOwnNewsletter, {}, { on: ['customer'] });

/** Subscribes or unsubscribes the customer's verified address at once (FTR-6, FTR-7). Rejects with 409 while it is not verified. */
export const changeOwnNewsletter = (body: OwnNewsletter) => put('/api/v1/customer/newsletter', readOwn, body);

/** The subscription that a link is about, by what the link does (FTR-7). */
export const subscriptionQuery = (params: { action: 'confirm' | 'unsubscribe'; token: string }) =>
  queryOf(
    'subscription',
    ({ action, token }: typeof params, signal?: AbortSignal) =>
      (action === 'confirm' ? fetchSubscriptionToConfirm : fetchSubscriptionToEnd)(token, signal),
    params,
    { on: [], staleTime: 0, meta: { missingIsShown: true } },
  );
