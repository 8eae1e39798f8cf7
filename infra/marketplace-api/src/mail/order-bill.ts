import type { Settings } from '../entities/settings.ts';
import { textIn } from '../entities/localized-text.ts';
import { lineCents } from '../orders/bill.ts';
import { formatMoney } from '../orders/format-money.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { SoldLine } from '../orders/sold-lines.ts';
import { translate, type Language } from '../texts/translate.ts';
import type { MailRow } from './mail-document.ts';

/** The lines of an order, with the chosen options and the price of each. */
export const lineRows = (lines: readonly SoldLine[], settings: Settings, language: Language): MailRow[] =>
  lines.map((line) => {
    const chosen = [
      ...line.variation.flatMap(({ values }) => values.map((value) => textIn(language, value))),
      ...line.add_ons.map(({ name, quantity }) => `${quantity} × ${textIn(language, name)}`),
    ];
    const name = `${line.quantity} × ${textIn(language, line.name)}`;
    return {
      label: chosen.length > 0 ? `${name} (${chosen.join(', ')})` : name,
      value: formatMoney(lineCents(line), settings, language),
    };
  });

/** The bill of an order, without zero amounts. */
export function billRows(order: OrderRow, settings: Settings, language: Language): MailRow[] {
  const amounts = [
    ['mail.subtotal', order.subtotal],
    ['mail.item_discount', -order.item_discount],
    ['mail.add_ons', order.add_ons],
    ['mail.coupon_discount', -order.coupon_discount],
    ['mail.welcome_discount', -order.welcome_discount],
    [order.tax_included ? 'mail.tax_included' : 'mail.tax', order.tax],
    ['mail.delivery_fee', order.delivery_fee],
    ['mail.packaging_fee', order.packaging_fee],
    ['mail.service_fee', order.service_fee],
    ['mail.tip', order.tip],
  ] as const;
  const row = (key: Parameters<typeof translate>[1], cents: number, isTotal = false): MailRow => ({
    label: translate(language, key),
    value: `${cents < 0 ? '−' : ''}${formatMoney(Math.abs(cents), settings, language)}`,
    isTotal,
  });
  return [
    ...amounts.flatMap(([key, cents]) => (cents === 0 ? [] : [row(key, cents)])),
    row('mail.total', order.total, true),
    ...(order.wallet_used > 0 ? [row('mail.wallet_used', -order.wallet_used)] : []),
  ];
}
