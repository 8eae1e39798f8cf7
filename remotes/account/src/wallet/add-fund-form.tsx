import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { addFund, ApiError, useConfig, walletBonusesQuery, withShownError } from '@souk/api-client';
import { parseAmount } from '@souk/i18n';
import { leaveFor, useFormats, useMutation, useQuery } from '@souk/remote-kit';
import { Button, Chip, TextField, tokens, useFocusFirstError } from '@souk/ui';
import styled from 'styled-components';
import { failureText } from '../page/form-errors/form-errors.ts';
import { BonusHint } from './bonus-hint.tsx';
import { useText } from './texts/texts.ts';

const { space } = tokens;

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
  max-inline-size: 480px;
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
const Problem = styled.p`
  font: ${tokens.type.small};
  color: ${tokens.color.danger};
`;

/** Suggested amounts as multiples of the least that can be added: whatever the currency, they are round where it is. */
const MULTIPLES = [5, 10, 20];

function suggestedAmounts(minimum: number, maximum: number): number[] {
  if (minimum <= 0) return [];
  return MULTIPLES.map((times) => times * minimum).filter((amount) => amount <= maximum);
}

/** Adds money by the provider's page, which leads back here (WAL-9). */
export function AddFundForm() {
  const t = useText();
  const { money, currency } = useFormats();
  const { data: config } = useConfig();
  const { data: bonuses = [] } = useQuery(walletBonusesQuery());
  const [amount, setAmount] = useState('');
  const value = parseAmount(amount);
  const [problem, setProblem] = useState<string>();
  const begin = useMutation({
    ...withShownError({}),
    mutationFn: addFund,
    onSuccess: ({ payment_url }) => {
      if (!leaveFor(payment_url)) setProblem(t('failed', { reason: failureText(null) }));
    },
  });
  const bounds = config && {
    minimum: money(config.wallet_fund_minimum),
    maximum: money(config.wallet_fund_maximum),
  };
  const suggestions = config ? suggestedAmounts(config.wallet_fund_minimum, config.wallet_fund_maximum) : [];
  const enter = (typed: string) => {
    setAmount(typed);
    setProblem(undefined);
    begin.reset();
  };
  const refused = begin.error instanceof ApiError ? begin.error : null;
  const general = begin.isError && !refused?.messageOf('amount');

  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useFocusFirstError(form, attempts);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    const isNumber = !Number.isNaN(value);
    const isWithin = !config || (value >= config.wallet_fund_minimum && value <= config.wallet_fund_maximum);
    setProblem(isNumber ? (isWithin ? undefined : t('outOfBounds', bounds)) : t('enterAmount'));
    if (isNumber && isWithin) begin.mutate({ amount: value, payment_method: 'digital_payment' });
  };
  return (
    <Form ref={form} noValidate onSubmit={submit}>
      <TextField
        label={t('amount', { currency })}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        hint={bounds && t('bounds', bounds)}
        error={problem ?? refused?.messageOf('amount')}
        value={amount}
        onChange={({ target }) => enter(target.value)}
      />
      {suggestions.length > 0 && (
        <Chips role="group" aria-label={t('suggested')}>
          {suggestions.map((suggestion) => (
            <Chip key={suggestion} selected={value === suggestion} onClick={() => enter(String(suggestion))}>
              {money(suggestion)}
            </Chip>
          ))}
        </Chips>
      )}
      <BonusHint bonuses={bonuses} amount={value || 0} />
      {general && (
        <Problem role="alert">
          {refused?.errors[0]?.message ?? t('failed', { reason: failureText(begin.error) })}
        </Problem>
      )}
      <Button type="submit" loading={begin.isPending}>
        {t('pay')}
      </Button>
    </Form>
  );
}
