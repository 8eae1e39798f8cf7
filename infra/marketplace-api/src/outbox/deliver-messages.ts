import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { MailContent, Mailer, MessageDelivery } from '../mail/mailer.ts';
import type { TextContent, TextMessenger } from '../sms/text-messenger.ts';
import { rows, type Queryable } from '../sql.ts';
import { unseal } from './seal.ts';
import { createWorkLoop, type WorkLoop } from './work-loop.ts';

/** Time after which a claimed message may be claimed again; longer than a mailer's time-outs. */
const CLAIM_MS = 5 * 60_000;
/** Wait after the first failure; it doubles with each. */
const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 60 * 60_000;
const MAX_AT_ONCE = 10;
/** Interval of the search for failed messages and those of ended processes. */
const POLL_INTERVAL_MS = 10_000;

interface Due {
  id: string;
  channel: 'email' | 'sms';
  content: Buffer;
  discarded: boolean;
  tries: number;
  created_at: Date;
  expires_at: Date;
}

export interface Carriers {
  mailer: Mailer;
  messenger: TextMessenger;
}

/**
 * Delivers messages of the outbox after the transaction that wrote them. Each message is claimed by one process for a
 * while, and deleted only when it was accepted, refused permanently or dropped. If the process is killed between delivery and
 * deletion, it is sent again with the same Message-ID or idempotency key. Errors passed to `onError` name no recipient.
 */
export function deliverMessages(
  { pool, outbox, now }: Pick<Context, 'pool' | 'outbox' | 'now'>,
  key: Buffer,
  { mailer, messenger }: Carriers,
  onError: (error: unknown) => void,
): WorkLoop {
  const handOver = ({ id, channel, content, created_at: writtenAt }: Due): Promise<MessageDelivery> => {
    const stored: unknown = JSON.parse(unseal(key, content));
    return channel === 'email'
      ? mailer.send({ id, writtenAt, ...(stored as MailContent) })
      : messenger.send({ id, writtenAt, ...(stored as TextContent) });
  };

  async function deliver(due: Due): Promise<void> {
    const { id, channel, discarded, tries, expires_at } = due;
    if (discarded) return remove(pool, id);
    if (expires_at <= now()) {
      onError(new Error(`The ${channel} message ${id} expired before it could be delivered.`));
      return remove(pool, id);
    }
    try {
      if ((await handOver(due)) === 'refused')
        onError(new Error(`The ${channel} message ${id} was permanently refused.`));
      await remove(pool, id);
    } catch (error) {
      onError(
        new Error(`Delivery of the ${channel} message ${id} failed and will be retried: ${reasonOf(error)}`),
      );
      const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
      await postpone(pool, id, new Date(now().getTime() + wait));
    }
  }

  // One loop per channel, so that a slow mail server does not delay codes to phones.
  const loops = (['email', 'sms'] as const).map((channel) =>
    createWorkLoop(
      async () => {
        const due = await claim(pool, channel, now());
        await Promise.all(due.map(deliver));
        return due.length > 0;
      },
      POLL_INTERVAL_MS,
      onError,
    ),
  );
  const wake = () => loops.forEach((loop) => loop.wake());
  outbox.onWritten(wake);
  wake();
  return {
    wake,
    flush: () => Promise.all(loops.map((loop) => loop.flush())).then(() => undefined),
    stop: () => Promise.all(loops.map((loop) => loop.stop())).then(() => undefined),
  };
}

/** Claims the next messages for this process. No lock is held during delivery. */
const claim = (db: Queryable, channel: Due['channel'], now: Date): Promise<Due[]> =>
  rows<Due>(
    db,
    sql`
      with due as (
        select id from marketplace.outbox_messages where channel = ${channel} and next_at <= ${now}
        order by next_at limit ${MAX_AT_ONCE} for update skip locked)
      update marketplace.outbox_messages message
      set tries = message.tries + 1, next_at = ${new Date(now.getTime() + CLAIM_MS)}
      from due where message.id = due.id
      returning message.*`,
  );

const remove = (db: Queryable, id: string): Promise<void> =>
  rows(db, sql<object>`delete from marketplace.outbox_messages where id = ${id}`).then(() => undefined);

const postpone = (db: Queryable, id: string, until: Date) =>
  rows(db, sql<object>`update marketplace.outbox_messages set next_at = ${until} where id = ${id}`);

/** The error without addresses, which servers often repeat in their messages. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const known = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return known.join(' ') || (error instanceof Error ? error.name : 'unknown');
}
