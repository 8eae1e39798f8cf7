import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Session, WebhookEvent } from './session.ts';
import { signatureOf } from './sign.ts';

/** Waits before each attempt; afterwards the provider gives up, and the shop has to poll. */
const RETRY_WAITS_MS = [0, 1_000, 5_000, 20_000, 60_000];
const REQUEST_TIMEOUT_MS = 10_000;

export interface Webhooks {
  /** Sends the session's event to the shop, with retries. Returns at once. */
  notify(session: Session): void;
  close(): void;
}

export function startWebhooks(secret: string, now: () => Date): Webhooks {
  const closing = new AbortController();
  const { signal } = closing;
  async function deliver(url: string, event: WebhookEvent): Promise<void> {
    const body = JSON.stringify(event);
    for (const wait of RETRY_WAITS_MS) {
      await after(wait, undefined, { signal, ref: false });
      const isAccepted = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sandbox-signature': signatureOf(body, secret, now()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
      }).then(
        (response) => response.ok,
        () => false,
      );
      if (isAccepted) return;
    }
  }
  return {
    notify(session) {
      const { id, reference, status, amount, webhook_url } = session;
      const event = {
        id: randomUUID(),
        session: id,
        reference,
        status,
        amount,
        created_at: now().toISOString(),
      };
      // A shop that missed the event polls the session.
      deliver(webhook_url, event).catch(() => {});
    },
    close: () => closing.abort(),
  };
}
