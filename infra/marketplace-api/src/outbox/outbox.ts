import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MailContent } from '../mail/mailer.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import type { TextContent } from '../sms/text-messenger.ts';
import { rows, type Queryable } from '../sql.ts';
import { seal } from './seal.ts';

/** The channel on which the processes of the API tell each other that a message was written. */
export const OUTBOX_CHANNEL = 'souk_outbox';

/** What is not handed over within a day is given up. */
const MESSAGE_LIFETIME_MS = 24 * 3600_000;

export type NewMessage =
  | { channel: 'email'; content: MailContent; lifetimeMs?: number; isDiscarded?: boolean }
  | { channel: 'sms'; content: TextContent; lifetimeMs?: number; isDiscarded?: boolean };

interface OutboxOptions {
  /** Encrypts what is written down; 32 bytes. Null: nothing is configured to take messages, and none is written. */
  key: Buffer | null;
  /** Where customers reach the storefront, for links. */
  publicUrl: () => string;
  now: () => Date;
}

/** Where mails and text messages are written down in the transaction that causes them, to be handed over after it. */
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

  /** Whether messages are written at all. */
  get isConfigured(): boolean {
    return this.#key !== null;
  }

  /** Writes a message down, in the caller's transaction. A mail to what is no address is dropped later. */
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
    // PostgreSQL tells it when the transaction is committed; the embedded database has this process alone.
    await rows(db, sql<object>`select pg_notify(${OUTBOX_CHANNEL}, '')`);
    this.wake();
  }

  wake(): void {
    this.#onWritten();
  }

  /** The listener runs on its own, not inside of the transaction that wrote. */
  onWritten(listener: () => void): void {
    this.#onWritten = AsyncResource.bind(listener);
  }
}
