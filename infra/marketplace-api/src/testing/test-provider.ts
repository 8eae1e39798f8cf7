import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { PaymentsOptions } from '../start.ts';

/** A session as a test sees it. Amounts in cents. */
export interface TestSession {
  id: string;
  /** Our name for the attempt. */
  reference: string;
  status: string;
  amount: number;
  description: string;
  language: string;
  return_url: string;
  /** Where the payer finds its page. */
  url: string;
  refunds: { reference: string; amount: number }[];
}

export interface SentEvent {
  eventId?: string;
  amount?: number;
  secret?: string;
  at?: Date;
  /** Sent in place of what was signed. */
  tampered?: string;
  /** Signed in place of the event. */
  body?: string;
}

/** A payment provider in a test's own hands: it answers as a real one does, or not at all, and tells only what the test says. */
export interface TestProvider {
  options: PaymentsOptions;
  /** Every session, the newest last. */
  sessions: TestSession[];
  /** The session of the newest attempt to pay an order. */
  ofOrder(orderId: number): TestSession;
  /** Refuses every request while true. */
  away: boolean;
  /** Sends a signed webhook; returns the answer's status. */
  tell(session: TestSession, outcome: 'paid' | 'declined' | 'expired', more?: SentEvent): Promise<number>;
  /** What is signed, and is no event. */
  brokenEvents(session: TestSession): string[];
  /** Sends webhooks to the API at this address; answers with an adapter of its own to this provider. */
  connect(apiUrl: string, now: () => Date): PaymentProvider;
  close(): Promise<void>;
}

/** The session of the newest attempt to pay an order, by where its payer goes back to. */
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
