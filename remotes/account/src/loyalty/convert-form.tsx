import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { ApiError, newIdempotencyKey, transferPoints, withShownError } from '@souk/api-client';
import { parseAmount } from '@souk/i18n';
import { useFormats, useMutation, useQueryClient, useShell } from '@souk/remote-kit';
import { Button, TextField, tokens, useFocusFirstError } from '@souk/ui';
import styled from 'styled-components';
import { failureText } from '../page/form-errors/form-errors.ts';
import { useText } from './texts/texts.ts';

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: 480px;
`;
const Gain = styled.p`
  font: ${tokens.type.smallStrong};
  color: ${tokens.color.success};
`;
const Problem = styled.p`
  font: ${tokens.type.small};
  color: ${tokens.color.danger};
`;

/** What a conversion changes. */
const CHANGED: readonly unknown[] = ['customer', 'loyaltyTransactions/pages', 'walletTransactions/pages'];

interface Props {
  /** How many there are. */
  points: number;
  /** How many are one unit in the wallet. */
  rate: number;
  minimum: number;
  onDone(): void;
}

/** Converts points to money in the wallet; a repeat after a lost answer converts nothing twice (WAL-4). */
export function ConvertForm({ points, rate, minimum, onDone }: Props) {
  const t = useText();
  const { money, number } = useFormats();
  const { toast } = useShell();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const key = useRef<string>(null);
  const transfer = useMutation({
    ...withShownError({}),
    mutationFn: transferPoints,
    onSuccess: async ({ message }) => {
      toast({ kind: 'success', text: message || t('done') });
      await client.invalidateQueries({ predicate: ({ queryKey }) => CHANGED.includes(queryKey[1]) });
      onDone();
    },
  });
  const refused = transfer.error instanceof ApiError ? transfer.error : null;
  const general = transfer.isError && !refused?.messageOf('point');
  const point = parseAmount(typed);
  const isWhole = Number.isInteger(point) && point > 0;

  const problemOf = () => {
    if (!isWhole) return t('whole');
    if (point < minimum) return t('tooFew', { count: minimum });
    if (point > points) return t('tooMany', { count: points });
    return undefined;
  };
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useFocusFirstError(form, attempts);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    const found = problemOf();
    setProblem(found);
    if (found || transfer.isPending) return;
    key.current ??= newIdempotencyKey();
    transfer.mutate({ point, idempotencyKey: key.current });
  };
  return (
    <Form ref={form} noValidate onSubmit={submit}>
      <TextField
        label={t('points')}
        name="point"
        inputMode="numeric"
        autoComplete="off"
        hint={t('rate', { count: rate, amount: money(1), minimum: number(minimum) })}
        error={problem ?? refused?.messageOf('point')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
          transfer.reset();
          // Other points are another conversion.
          key.current = null;
        }}
      />
      <Gain role="status">
        {isWhole && t('brings', { amount: money(Math.floor((point * 100) / rate) / 100) })}
      </Gain>
      {general && (
        <Problem role="alert">
          {refused?.errors[0]?.message ?? t('failed', { reason: failureText(transfer.error) })}
        </Problem>
      )}
      <Button type="submit" loading={transfer.isPending}>
        {t('submit')}
      </Button>
    </Form>
  );
}
