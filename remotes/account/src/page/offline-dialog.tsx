import { useRef, useState } from 'react';
import { errorCause, offlineMethodsQuery, withShownError } from '@souk/api-client';
import type { OrderDetails } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { CheckoutProblem, OfflineFields } from '@souk/storefront/orders';
import { Button, Dialog, ErrorState, Skeleton, tokens, useFocusFirstError } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;

interface Props {
  payment: OrderDetails['offline_payment'];
  open: boolean;
  busy: boolean;
  onClose(): void;
  onSend(methodId: number, answers: Record<string, string>): void;
}

/** The details by which a person finds the payment: entered at the checkout, corrected here (CHK-8, CHK-15). */
export function OfflineDialog({ payment, open, busy, onClose, onSend }: Props) {
  const t = useText();
  const {
    data: methods,
    error,
    refetch,
  } = useQuery({ ...withShownError(offlineMethodsQuery()), enabled: open });
  const [chosen, setChosen] = useState<{ id: number; answers: Record<string, string> } | null>(null);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  useFocusFirstError(form, attempts);
  const isTried = attempts > 0;
  const former = methods?.find(({ method_name }) => method_name === payment?.method_name);
  const id = chosen?.id ?? former?.id ?? null;
  const answers = chosen?.answers ?? payment?.answers ?? {};
  const inputs = methods?.find((method) => method.id === id)?.inputs ?? [];
  const missing = inputs.filter(({ name, required }) => required === 1 && !answers[name]?.trim());
  const errors = Object.fromEntries(
    isTried ? missing.map(({ name, label }) => [name, t('offline.fieldNeeded', { field: label })]) : [],
  );
  const send = () => {
    setAttempts(attempts + 1);
    if (id === null) form.current?.querySelector('input')?.focus();
    else if (missing.length === 0)
      // No other answers than this method asks for.
      onSend(id, Object.fromEntries(inputs.map(({ name }) => [name, answers[name]?.trim() ?? ''])));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('offline.update')}
      footer={
        <Button size="l" block loading={busy} onClick={send}>
          {t('offline.send')}
        </Button>
      }
    >
      <Form ref={form} aria-busy={!methods && !error}>
        {methods ? (
          <OfflineFields
            methods={methods}
            methodId={id}
            answers={answers}
            errors={errors}
            onChange={(methodId, next) => setChosen({ id: methodId, answers: next })}
          />
        ) : error ? (
          <ErrorState title={t('offline.failed')} cause={errorCause(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="160px" radius="l" />
        )}
        <div role="alert">
          {isTried && id === null && <CheckoutProblem>{t('offline.methodNeeded')}</CheckoutProblem>}
        </div>
      </Form>
    </Dialog>
  );
}
