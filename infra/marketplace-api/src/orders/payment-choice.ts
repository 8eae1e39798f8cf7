import type { PaymentMethod } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Settings } from '../entities/settings.ts';
import { row, type Queryable } from '../sql.ts';
import { translate, type Language, type TextKey } from '../texts/translate.ts';
import { formatMoney } from './format-money.ts';
import type { ZoneTerms } from './order-store.ts';

/** The facts that decide which payment methods are available. Amounts are in cents. */
export interface PaymentFacts {
  total: number;
  /** What is left to pay after the wallet's part. */
  due: number;
  /** null for guests. */
  balance: number | null;
  zone: ZoneTerms | null;
  /** The receiver of a parcel pays at the door. */
  receiverPays: boolean;
  hasOfflineMethods: boolean;
  settings: Settings;
}

export interface PaymentChoice {
  method: PaymentMethod;
  /** Why it is not available; null where it is. */
  refusal: { text: TextKey; values: Record<string, string> } | null;
}

/** Every payment method, with the reason where it is not available (CHK-3, CHK-8, CHK-9). */
export function paymentChoices(
  facts: PaymentFacts,
  { payments }: Pick<Context, 'payments'>,
  language: Language,
): PaymentChoice[] {
  const { settings, zone, balance } = facts;
  const no = (text: TextKey, values = {}) => ({ text, values });
  const cash = () => {
    if (zone && !zone.cash_on_delivery) return no('order.cash_zone');
    const maximum = settings.cash_on_delivery_maximum;
    return maximum !== null && facts.due > maximum ? no('order.cash_maximum') : null;
  };
  const wallet = () => {
    if (!settings.customer_wallet_status) return no('order.wallet_off');
    if (balance === null) return no('session.token');
    return balance < facts.total
      ? no('order.wallet_short', { amount: formatMoney(balance, settings, language) })
      : null;
  };
  const digital = () => {
    if (zone && !zone.digital_payment) return no('order.digital_zone');
    return payments ? null : no('order.digital_off');
  };
  const others = (refusal: () => PaymentChoice['refusal']) =>
    facts.receiverPays ? no('order.receiver_pays') : refusal();
  return [
    { method: 'cash_on_delivery', refusal: cash() },
    { method: 'wallet', refusal: others(wallet) },
    { method: 'digital_payment', refusal: others(digital) },
    {
      method: 'offline_payment',
      refusal: others(() => (facts.hasOfflineMethods ? null : no('order.offline_off'))),
    },
  ];
}

export async function hasOfflineMethods(db: Queryable): Promise<boolean> {
  return (
    (await row(db, sql<object>`select 1 as one from marketplace.offline_methods where active limit 1`)) !==
    null
  );
}

/** A refusal in the customer's language. */
export const reasonOf = ({ refusal }: PaymentChoice, language: Language): string | null =>
  refusal && translate(language, refusal.text, refusal.values);
