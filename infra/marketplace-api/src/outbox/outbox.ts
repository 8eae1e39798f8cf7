import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MailContent } from '../mail/mailer.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import type { TextContent } from '../sms/text-messenger.ts';
import { rows, type Queryable } from '../sql.ts';
import { seal } from './seal.ts';

/** The channel of notifications between the processes of the API about new messages. */
export const OUTBOX_CHANNEL = 'souk_outbox';

/** Undelivered messages are dropped after a day. */
const MESSAGE_LIFETIME_MS = 24 * 3600_000;

export type NewMessage =
  | { channel: 'email'; content: MailContent; lifetimeMs?: number; isDiscarded?: boolean }
  | { channel: 'sms'; content: TextContent; lifetimeMs?: number; isDiscarded?: boolean };

interface OutboxOptions {
  /** Encrypts stored messages; 32 bytes. Null: no delivery is configured, and no message is written. */
  key: Buffer | null;
  /** The storefront's address, for links. */
  publicUrl: () => string;
  now: () => Date;
}

/** Stores mails and text messages in the transaction that causes them, for delivery afterwards. */
export class Outbox {
  readonly publicUrl: () => string;
  readonly #key: Buffer | null;
  readonly #now: () => Date;
  #onWritten: () => void = () => {};

  constructor({ key, publicUrl, now }: OutboxOptions) {
    this.#key = key;
    this.publicUrl = publicUrl;
    this.#now = now;
  }

  /** Whether messages are written. */
  get isConfigured(): boolean {
    return this.#key !== null;
  }

  /** Writes a message in the caller's transaction. A mail to an invalid address is dropped at delivery. */
  async write(
    db: Queryable,
    { channel, content, lifetimeMs = MESSAGE_LIFETIME_MS, isDiscarded = false }: NewMessage,
  ): Promise<void> {
    if (!this.#key) return;
    const at = this.#now();
    const isAddressed = channel === 'sms' || isMailAddress(content.to);
    await rows(
      db,
      sql<object>`
        insert into marketplace.outbox_messages (id, channel, content, discarded, created_at, next_at, expires_at)
        values (${randomUUID()}, ${channel}, ${seal(this.#key, JSON.stringify(content))}, ${isDiscarded || !isAddressed},
          ${at}, ${at}, ${new Date(at.getTime() + lifetimeMs)})`,
    );
    // PostgreSQL notifies at the commit; the embedded database serves this process only.
    await rows(db, sql<object>`select pg_notify(${OUTBOX_CHANNEL}, '')`);
    this.wake();
  }

  wake(): void {
    this.#onWritten();
  }

  /** The listener runs outside of the writer's async context, and so outside of its transaction. */
  onWritten(listener: () => void): void {
    this.#onWritten = AsyncResource.bind(listener);
  }
}
