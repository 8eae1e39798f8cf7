import { useId, useState } from 'react';
import { customerQuery, errorCause, useConfig, withShownError } from '@souk/api-client';
import { useFormats, useQuery } from '@souk/remote-kit';
import { Button, ErrorState, Skeleton, tokens } from '@souk/ui';
import styled from 'styled-components';
import { BalanceCard } from '../page/balance-card.tsx';
import { Soft } from '../page/card.tsx';
import { ConvertForm } from './convert-form.tsx';
import { LoyaltyTransactions } from './loyalty-transactions.tsx';
import { useText } from './texts/texts.ts';

const Action = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  text-align: center;
`;

/** Loyalty points: how many, how they are earned, their conversion to the wallet, and where they came from (WAL-3, WAL-4, WAL-9). */
export default function LoyaltyPage() {
  const t = useText();
  const { money, number } = useFormats();
  const [isConverting, setConverting] = useState(false);
  const { data: config } = useConfig();
  const customer = useQuery(withShownError(customerQuery()));
  const points = customer.data?.loyalty_point;
  const rate = config?.loyalty_point_exchange_rate ?? 0;
  const earned = config?.loyalty_points_per_unit ?? 0;
  const canConvert = config?.customer_wallet_status === 1 && rate > 0;
  const minimum = config?.loyalty_point_minimum ?? 0;
  const hasTooFew = points !== undefined && points < minimum && !isConverting;
  const minimumId = useId();
  const action = canConvert && (
    <Action>
      <Button
        variant={isConverting ? 'secondary' : 'primary'}
        aria-expanded={isConverting}
        aria-describedby={isConverting ? undefined : minimumId}
        disabled={hasTooFew}
        onClick={() => setConverting(!isConverting)}
      >
        {t(isConverting ? 'cancel' : 'convert')}
      </Button>
      {!isConverting && <Soft id={minimumId}>{t('minimum', { count: minimum })}</Soft>}
    </Action>
  );
  return (
    <>
      {points === undefined && customer.error ? (
        <ErrorState
          title={t('balanceFailed')}
          cause={errorCause(customer.error)}
          onRetry={() => void customer.refetch()}
        />
      ) : (
        <BalanceCard id="loyalty-balance" label={t('balance')} action={action}>
          {points === undefined ? <Skeleton height="1lh" width="120px" /> : number(points)}
          {canConvert && (
            <Soft as="div">
              {points === undefined ? (
                <Skeleton height="1lh" width="80px" />
              ) : (
                t('worth', { amount: money(points / rate) })
              )}
            </Soft>
          )}
        </BalanceCard>
      )}
      {earned > 0 && <Soft>{t('earn', { count: earned, unit: money(1) })}</Soft>}
      {isConverting && points !== undefined && config && (
        <ConvertForm points={points} rate={rate} minimum={minimum} onDone={() => setConverting(false)} />
      )}
      <LoyaltyTransactions />
    </>
  );
}
