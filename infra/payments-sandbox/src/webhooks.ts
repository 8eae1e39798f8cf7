import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Session, WebhookEvent } from './session.ts';
import { signatureOf } from './sign.ts';

/** Milliseconds until the next try, as a provider waits longer each time; then it gives up, and the shop has to ask. */
const WAITS = [0, 1_000, 5_000, 20_000, 60_000];
const PATIENCE = 10_000;

export interface Webhooks {
  /** Tells the shop what became of a session, until it says that it heard. Returns at once. */
  tell(session: Session): void;
  close(): void;
}

export function startWebhooks(secret: string, now: () => Date): Webhooks {
  const ending = new AbortController();
  const { signal } = ending;
  async function deliver(url: string, event: WebhookEvent): Promise<void> {
    const body = JSON.stringify(event);
    for (const wait of WAITS) {
      await after(wait, undefined, { signal, ref: false });
      const heard = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sandbox-signature': signatureOf(body, secret, now()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
      }).then(
        (response) => response.ok,
        () => false,
      );
      if (heard) return;
    }
  }
  return {
    tell(session) {
      const { id, reference, status, amount, webhook_url } = session;
      const event = {
        id: randomUUID(),
        session: id,
        reference,
        status,
        amount,
        created_at: now().toISOString(),
      };
      // A shop that never answers is found out by its own asking.
      deliver(webhook_url, event).catch(() => {});
    },
    close: () => ending.abort(),
  };
}
