import { createHmac, timingSafeEqual } from 'node:crypto';
import { ROUTES } from '@souk/contracts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { publicAddress } from '../http/public-address.ts';
import { writeMail } from '../mail/write-mail.ts';
import { keyedHash } from '../session/requester.ts';
import { hashOf, newSecret } from '../session/secret.ts';
import { countOne, type ThrottlePolicy } from '../session/throttle.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { translate, type Language } from '../texts/translate.ts';

/** How long a subscription can be confirmed before it is deleted. */
const CONFIRM_LIFETIME_MS = 7 * 24 * 3600_000;
/** Limits mails to one address, to prevent flooding of another person's inbox. */
const MAILS_TO_ADDRESS: ThrottlePolicy = {
  perDay: 5,
  waits: { free: 1, firstSeconds: 60, maxSeconds: 3600 },
};
const UNSUBSCRIBE_CALL = '/api/v1/newsletter/unsubscribe';

export interface Subscriber {
  id: number;
  email: string;
  is_confirmed: boolean;
}

/** The token of an unsubscribe link; derived, not stored, and valid for as long as the subscription. */
export const unsubscribeToken = (key: Buffer, id: number): string =>
  `${id}.${createHmac('sha256', key).update(`unsubscribe ${id}`).digest('base64url')}`;

/**
 * Subscribes an address and mails the link to confirm it. The response does not reveal whether it was subscribed before: a
 * confirmed one stays confirmed and gets no mail, nor does one beyond the limit. Call it in a transaction.
 */
export async function subscribe(
  db: Queryable,
  context: Pick<Context, 'outbox' | 'codeKey' | 'now'>,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const { codeKey, outbox, now } = context;
  const at = now();
  const wait = await countOne(db, keyedHash(codeKey, `newsletter ${email}`), MAILS_TO_ADDRESS, at);
  const token = newSecret();
  const isQuiet = wait > 0;
  // Without a further mail, the link of the last one stays valid.
  const subscriber = await row<{ id: number; is_confirmed: boolean }>(
    db,
    sql`insert into marketplace.newsletter_subscribers (email, language, confirm_hash, confirm_expires_at, created_at)
        values (${email}, ${language}, ${hashOf(token)}, ${new Date(at.getTime() + CONFIRM_LIFETIME_MS)}, ${at})
        on conflict (email) do update set
          language = case when ${isQuiet} then newsletter_subscribers.language else excluded.language end,
          confirm_hash = case when ${isQuiet} or newsletter_subscribers.confirmed_at is not null
            then newsletter_subscribers.confirm_hash else excluded.confirm_hash end,
          confirm_expires_at = case when ${isQuiet} then newsletter_subscribers.confirm_expires_at else excluded.confirm_expires_at end
        returning id, confirmed_at is not null as is_confirmed`,
  );
  if (!subscriber) throw new Error('subscribe: the upsert returned no subscription');
  if (!outbox.isConfigured) return;
  const publicUrl = outbox.publicUrl();
  const goodbye = unsubscribeToken(codeKey, subscriber.id);
  await writeMail(db, context, {
    to: email,
    language,
    subject: translate(language, 'mail.newsletter_subject'),
    title: translate(language, 'mail.newsletter_title'),
    reason: 'mail.reason_newsletter',
    isDiscarded: isQuiet || subscriber.is_confirmed,
    unsubscribe: {
      pageUrl: pageAddress(publicUrl, 'unsubscribe', goodbye),
      postUrl: publicAddress(publicUrl, `${UNSUBSCRIBE_CALL}?token=${goodbye}`),
    },
    blocks: (_settings, name) => [
      { kind: 'text', text: translate(language, 'mail.newsletter_text', { name }) },
      {
        kind: 'link',
        label: translate(language, 'mail.newsletter_confirm'),
        url: pageAddress(publicUrl, 'confirm', token),
      },
    ],
  });
}

/** Whether an address has a confirmed subscription. */
export const isSubscribed = async (db: Queryable, email: string): Promise<boolean> =>
  (await row(
    db,
    sql<object>`select 1 as one from marketplace.newsletter_subscribers where email = lower(${email}) and confirmed_at is not null`,
  )) !== null;

/** Subscribes an address that its owner has verified, so no confirmation is needed. */
export const subscribeProved = (
  db: Queryable,
  { email, language }: { email: string; language: Language },
  now: Date,
) =>
  rows(
    db,
    sql<object>`
      insert into marketplace.newsletter_subscribers (email, language, confirmed_at, confirm_hash, confirm_expires_at, created_at)
      values (lower(${email}), ${language}, ${now}, ${hashOf(newSecret())}, ${now}, ${now})
      on conflict (email) do update set confirmed_at = coalesce(newsletter_subscribers.confirmed_at, excluded.confirmed_at)`,
  );

export const unsubscribe = (db: Queryable, email: string) =>
  rows(db, sql<object>`delete from marketplace.newsletter_subscribers where email = lower(${email})`);

/** The storefront's page of a link. */
export const pageAddress = (publicUrl: string, action: 'confirm' | 'unsubscribe', token: string): string =>
  publicAddress(publicUrl, `${ROUTES.newsletter}?${action}=${token}`);

/** The subscription of a confirmation link; null where the link is invalid or expired. A confirmed one is found too. */
export const subscriberToConfirm = (db: Queryable, token: string, now: Date): Promise<Subscriber | null> =>
  row(
    db,
    sql`select id, email, confirmed_at is not null as is_confirmed from marketplace.newsletter_subscribers
        where confirm_hash = ${hashOf(token)} and (confirmed_at is not null or confirm_expires_at > ${now})`,
  );

export const confirmSubscriber = (db: Queryable, id: number, now: Date) =>
  rows(
    db,
    sql<object>`update marketplace.newsletter_subscribers set confirmed_at = coalesce(confirmed_at, ${now}) where id = ${id}`,
  );

/** The subscription's id in an unsubscribe link; null where the link is invalid. */
export function subscriberIdOf(key: Buffer, token: string): number | null {
  const id = Number(/^([1-9]\d{0,9})\./.exec(token)?.[1]);
  if (!(id <= 2_147_483_647)) return null;
  const [own, given] = [Buffer.from(unsubscribeToken(key, id)), Buffer.from(token)];
  return own.length === given.length && timingSafeEqual(own, given) ? id : null;
}

export const findSubscriber = (db: Queryable, id: number): Promise<Subscriber | null> =>
  row(
    db,
    sql`select id, email, confirmed_at is not null as is_confirmed from marketplace.newsletter_subscribers where id = ${id}`,
  );

/** Deletes a subscription with everything stored about it. */
export const removeSubscriber = (db: Queryable, id: number) =>
  rows(db, sql<object>`delete from marketplace.newsletter_subscribers where id = ${id}`);

/** Deletes subscriptions that were not confirmed in time. */
export const sweepSubscribers = (db: Queryable, now: Date) =>
  rows(
    db,
    sql<object>`delete from marketplace.newsletter_subscribers where confirmed_at is null and confirm_expires_at < ${now}`,
  );
