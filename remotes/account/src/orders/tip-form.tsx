import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import {
  ApiError,
  customerQuery,
  queryClient,
  refetchOrders,
  tipOrder,
  useConfig,
  withShownError,
} from '@souk/api-client';
import { parseAmount } from '@souk/i18n';
import { leaveFor, useFormats, useMutation, useQuery, useShell } from '@souk/remote-kit';
import {
  Button,
  Chip,
  CreditCard,
  RadioCards,
  TextField,
  tokens,
  Wallet,
  useFocusFirstError,
} from '@souk/ui';
import styled from 'styled-components';
import { failureText } from '../page/form-errors/form-errors.ts';
import { FormProblem, Soft } from '../page/card.tsx';
import { useText } from './texts/texts.ts';

const { space } = tokens;

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

type Method = 'wallet' | 'digital_payment';

/** What a tip from the wallet changes beside the order. */
const CHANGED: readonly unknown[] = ['customer', 'walletTransactions/pages'];

/** An amount as it was typed, to the cent; NaN where it is none. */
const amountOf = (typed: string): number => Math.round(parseAmount(typed) * 100) / 100;

/** Gives a tip after delivery: an amount, from the wallet or on the provider's page, which leads back here. */
export function TipForm({ orderId, name }: { orderId: number; name: string }) {
  const t = useText();
  const { money, currency } = useFormats();
  const { toast } = useShell();
  const { data: config } = useConfig();
  const { data: customer } = useQuery(customerQuery());
  const [chosen, setChosen] = useState<number | 'other' | null>(null);
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState<Method | null>(null);
  const [problem, setProblem] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const amounts = useRef<HTMLDivElement>(null);
  useFocusFirstError(form, attempts);
  const failed = (error: unknown) => t('tip.failed', { reason: failureText(error) });
  const give = useMutation({
    ...withShownError({}),
    mutationFn: tipOrder,
    onSuccess: async ({ message, payment_url }) => {
      if (payment_url !== null) return leaveFor(payment_url) ? undefined : setProblem(failed(null));
      toast({ kind: 'success', text: message });
      await Promise.all([
        refetchOrders(),
        queryClient.invalidateQueries({ predicate: ({ queryKey }) => CHANGED.includes(queryKey[1]) }),
      ]);
    },
    // The tip may be given already, on another device.
    onError: () => void refetchOrders(),
  });
  if (!config) return null;

  const { tip_after_minimum: minimum, tip_after_maximum: maximum } = config;
  const bounds = { minimum: money(minimum), maximum: money(maximum) };
  const isWithin = (value: number) => value >= minimum && value <= maximum;
  const amount = chosen === 'other' ? amountOf(typed) : (chosen ?? NaN);
  const balance = customer?.wallet_balance ?? 0;
  const hasWallet = config.customer_wallet_status === 1;
  const isWalletShort = balance < (isWithin(amount) ? amount : minimum);
  const method: Method =
    hasWallet && !isWalletShort && wanted !== 'digital_payment' ? 'wallet' : 'digital_payment';
  const refused = give.error instanceof ApiError ? give.error : null;
  const general = give.isError && !refused?.messageOf('amount');

  const choose = (next: number | 'other') => {
    setChosen(next);
    setProblem(undefined);
    give.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (chosen === null) amounts.current?.querySelector('button')?.focus();
    if (Number.isNaN(amount)) return setProblem(t('tip.choose'));
    if (!isWithin(amount)) return setProblem(t('tip.outOfBounds', bounds));
    give.mutate({ order_id: orderId, amount, payment_method: method });
  };
  const error = problem ?? refused?.messageOf('amount');
  return (
    <Form ref={form} noValidate onSubmit={submit}>
      <Soft>{t('tip.question', { name })}</Soft>
      <Chips ref={amounts} role="group" aria-label={t('tip.amounts')}>
        {config.tip_choices.filter(isWithin).map((choice) => (
          <Chip key={choice} type="button" selected={chosen === choice} onClick={() => choose(choice)}>
            {money(choice)}
          </Chip>
        ))}
        <Chip type="button" selected={chosen === 'other'} onClick={() => choose('other')}>
          {t('tip.other')}
        </Chip>
      </Chips>
      {chosen === 'other' && (
        <TextField
          label={t('tip.otherLabel', { currency })}
          name="tip"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          autoFocus
          hint={t('tip.bounds', bounds)}
          error={error}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
            give.reset();
          }}
        />
      )}
      {hasWallet && (
        <RadioCards
          label={t('tip.method')}
          hideLabel
          name="tip-method"
          value={method}
          onChange={(value) => setWanted(value === 'wallet' ? 'wallet' : 'digital_payment')}
          options={[
            {
              value: 'wallet',
              label: t('tip.wallet'),
              text: t('tip.balance', { amount: money(balance) }),
              icon: <Wallet size={22} aria-hidden />,
              disabled: isWalletShort,
            },
            {
              value: 'digital_payment',
              label: t('tip.online'),
              text: t('tip.provider'),
              icon: <CreditCard size={22} aria-hidden />,
            },
          ]}
        />
      )}
      {chosen !== 'other' && error && <FormProblem role="alert">{error}</FormProblem>}
      {general && <FormProblem role="alert">{refused?.errors[0]?.message ?? failed(give.error)}</FormProblem>}
      <Button type="submit" block loading={give.isPending}>
        {isWithin(amount) ? t('tip.give', { amount: money(amount) }) : t('tip.giveNone')}
      </Button>
    </Form>
  );
}
