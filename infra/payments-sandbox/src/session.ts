/** What became of a session; `created` and `paid` are the only ones that money moves in. */
export type SessionStatus = 'created' | 'paid' | 'declined' | 'canceled' | 'expired';

/** What a shop asks to be paid. Amounts are in the currency's minor units. */
export interface SessionRequest {
  /** The shop's own name for it; asking twice under one gives the same session. */
  reference: string;
  amount: number;
  currency: string;
  description: string;
  /** Where the payer goes afterwards, with `flag=success`, `fail` or `cancel` added. */
  return_url: string;
  /** Who is told what became of it. */
  webhook_url: string;
  language: 'en' | 'ar';
}

export interface Session extends SessionRequest {
  id: string;
  status: SessionStatus;
  created_at: string;
  /** Minor units that went back. */
  refunded: number;
  /** References of refunds: each is carried out once. */
  refunds: string[];
}

/** What the shop is told, signed. */
export interface WebhookEvent {
  /** The event's own number; a repeat has the same. */
  id: string;
  session: string;
  reference: string;
  status: SessionStatus;
  amount: number;
  created_at: string;
}
