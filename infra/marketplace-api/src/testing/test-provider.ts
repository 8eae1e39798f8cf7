import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { PaymentsOptions } from '../start.ts';

/** A session, as tests see it. Amounts in cents. */
export interface TestSession {
  id: string;
  /** Our id of the attempt. */
  reference: string;
  status: string;
  amount: number;
  description: string;
  language: string;
  return_url: string;
  /** The address of the payer's page. */
  url: string;
  refunds: { reference: string; amount: number }[];
}

export interface SentEvent {
  eventId?: string;
  amount?: number;
  secret?: string;
  at?: Date;
  /** Sent in place of the signed body. */
  tampered?: string;
  /** Signed in place of the event. */
  body?: string;
}

/** A payment provider under a test's control: it responds like a real one, or not at all, and sends only the test's events. */
export interface TestProvider {
  options: PaymentsOptions;
  /** Every session, the newest last. */
  sessions: TestSession[];
  /** The session of the newest attempt to pay an order. */
  ofOrder(orderId: number): TestSession;
  /** Refuses every request while true. */
  away: boolean;
  /** Sends a signed webhook; returns the response's status. */
  sendEvent(
    session: TestSession,
    outcome: 'paid' | 'declined' | 'expired',
    more?: SentEvent,
  ): Promise<number>;
  /** A signed body that is not an event. */
  brokenEvents(session: TestSession): string[];
  /** Sends webhooks to the API at this address; returns an adapter for this provider. */
  connect(apiUrl: string, now: () => Date): PaymentProvider;
  close(): Promise<void>;
}

/** The session of the newest attempt to pay an order, found by its return address. */
export function sessionOfOrder<S extends Pick<TestSession, 'return_url'>>(
  sessions: readonly S[],
  orderId: number,
): S {
  const session = sessions.findLast(
    ({ return_url }) => new URL(return_url).searchParams.get('order_id') === String(orderId),
  );
  if (!session) throw new Error(`no session for order ${orderId}`);
  return session;
}
