import type { PaymentMethod } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { useOrderWords } from '@souk/storefront/orders';
import { Banknote, Checkbox, CreditCard, Gift, Landmark, RadioCards, tokens, Wallet } from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import { useText } from '../../texts/texts.ts';
import { OfflinePart } from './offline-part.tsx';
import { PartCard } from './part-card.tsx';

const ICONS = {
  cash_on_delivery: Banknote,
  wallet: Wallet,
  digital_payment: CreditCard,
  offline_payment: Landmark,
};

const Hint = styled.p`
  display: flex;
  gap: ${tokens.space[2]};
  font: ${tokens.type.small};
  color: ${tokens.color.success};

  svg {
    flex: none;
  }
`;

/** How it is paid: every way that the customer has, and why some cannot be chosen (CHK-3, CHK-8, CHK-9). */
export function PaymentPart() {
  const t = useText();
  const words = useOrderWords();
  const { money } = useFormats();
  const { values, change, quote, errors } = useOrder();
  const { wallet_balance: balance, cashback, bill, payment_methods } = quote;
  const isAllowed = payment_methods.some(({ method, allowed }) => method === values.payment && allowed === 1);
  const payment = isAllowed ? values.payment : null;
  const part = balance === null ? 0 : Math.min(balance, bill.total);
  // A wallet with enough money is a payment method.
  const canPayPart = part > 0 && (part < bill.total || values.partial) && payment !== 'wallet';

  // A guest has no wallet.
  const offered = payment_methods.filter(({ method }) => method !== 'wallet' || balance !== null);
  const options = offered.map(({ method, allowed, reason }) => {
    const Icon = ICONS[method];
    const isCashForParcel = values.orderType === 'parcel' && method === 'cash_on_delivery';
    const text = isCashForParcel
      ? t('payment.cashForParcel')
      : t(`payment.${method}Text`, { balance: money(balance ?? 0) });
    return {
      value: method,
      label: words.method(method, values.orderType),
      text: allowed === 1 ? text : (reason ?? t('payment.notAllowed')),
      icon: <Icon size={22} aria-hidden />,
      disabled: allowed === 0,
    };
  });
  const pay = (value: string) => {
    const method: PaymentMethod | undefined = payment_methods.find((each) => each.method === value)?.method;
    if (method) change({ payment: method, ...(method === 'wallet' ? { partial: false } : {}) });
  };
  return (
    <PartCard title={t('payment.title')} part="payment" error={errors.payment}>
      <RadioCards
        label={t('payment.title')}
        hideLabel
        name="payment"
        options={options}
        value={payment}
        onChange={pay}
      />
      {canPayPart && (
        <Checkbox
          label={t('payment.partial', { amount: money(part) })}
          checked={values.partial}
          onChange={({ target }) => change({ partial: target.checked })}
        />
      )}
      {payment === 'offline_payment' && <OfflinePart />}
      {cashback && (
        <Hint>
          <Gift size={18} aria-hidden />
          {t('payment.cashback', { amount: money(cashback.amount), title: cashback.title })}
        </Hint>
      )}
    </PartCard>
  );
}
