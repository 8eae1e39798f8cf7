import { errorCause } from '@souk/api-client';
import { useEffect, useId, useRef } from 'react';
import type { Reason } from '@souk/contracts';
import type { UseQueryResult } from '@souk/remote-kit';
import { CheckoutProblem } from '@souk/storefront/orders';
import { ErrorState, RadioCards, Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;

interface Props {
  reasons: UseQueryResult<Reason[]>;
  label: string;
  value: string | null;
  onChange(reason: string): void;
  /** How often it was sent without one: shows an error, and focuses the first (ORD-18). */
  misses: number;
}

/** Reasons of which one has to be chosen (ORD-5, ORD-6, ORD-18). */
export function ReasonChoice({ reasons, label, value, onChange, misses }: Props) {
  const t = useText();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (misses > 0) place.current?.querySelector('input')?.focus();
  }, [misses]);
  const { data, error, refetch } = reasons;
  if (error && !data)
    return <ErrorState title={t('reasonsFailed')} cause={errorCause(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Column aria-busy>
        <VisuallyHidden role="status">{t('loadingReasons')}</VisuallyHidden>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="56px" radius="l" />
        ))}
      </Column>
    );
  return (
    <Column ref={place}>
      <RadioCards
        label={label}
        name={`${id}-reason`}
        options={data.map(({ reason }) => ({ value: reason, label: reason }))}
        value={value}
        onChange={onChange}
      />
      <div role="alert">{misses > 0 && <CheckoutProblem>{t('reasonNeeded')}</CheckoutProblem>}</div>
    </Column>
  );
}
