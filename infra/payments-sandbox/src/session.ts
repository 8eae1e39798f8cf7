/** The status of a session; money has moved in `paid` only. */
export type SessionStatus = 'created' | 'paid' | 'declined' | 'canceled' | 'expired';

/** A payment that a shop requests. Amounts are in the currency's minor units. */
export interface SessionRequest {
  /** The shop's id of the payment; a repeat with the same id returns the same session. */
  reference: string;
  amount: number;
  currency: string;
  description: string;
  /** Where the payer returns, with `flag=success`, `fail` or `cancel` added. */
  return_url: string;
  /** Where events are sent. */
  webhook_url: string;
  language: 'en' | 'ar';
}

export interface Session extends SessionRequest {
  id: string;
  status: SessionStatus;
  created_at: string;
  /** Refunded minor units. */
  refunded: number;
  /** References of refunds, so that each is made once. */
  refunds: string[];
}

/** An event as the shop gets it, signed. */
export interface WebhookEvent {
  /** The id of the event; a repeat has the same. */
  id: string;
  session: string;
  reference: string;
  status: SessionStatus;
  amount: number;
  created_at: string;
}
