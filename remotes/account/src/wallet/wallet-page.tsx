import { useState } from 'react';
import { customerQuery, errorCause, withShownError } from '@souk/api-client';
import { useFormats, useQuery } from '@souk/remote-kit';
import { Button, ErrorState, Plus, Skeleton } from '@souk/ui';
import { BalanceCard } from '../page/balance-card.tsx';
import { AddFundForm } from './add-fund-form.tsx';
import { FundNotice } from './fund-notice.tsx';
import { useText } from './texts/texts.ts';
import { WalletTransactions } from './wallet-transactions.tsx';

/** What the wallet holds, how it is filled, and what went in and out (WAL-3, WAL-9). */
export default function WalletPage() {
  const t = useText();
  const { money } = useFormats();
  const [isAdding, setAdding] = useState(false);
  const customer = useQuery(withShownError(customerQuery()));
  const balance = customer.data?.wallet_balance;
  return (
    <>
      <FundNotice />
      {balance === undefined && customer.error ? (
        <ErrorState
          title={t('balanceFailed')}
          cause={errorCause(customer.error)}
          onRetry={() => void customer.refetch()}
        />
      ) : (
        <BalanceCard
          id="wallet-balance"
          label={t('balance')}
          action={
            <Button
              variant={isAdding ? 'secondary' : 'primary'}
              aria-expanded={isAdding}
              onClick={() => setAdding(!isAdding)}
            >
              {!isAdding && <Plus size={18} aria-hidden />}
              {t(isAdding ? 'cancel' : 'add')}
            </Button>
          }
        >
          {balance === undefined ? <Skeleton height="1lh" width="120px" /> : money(balance)}
        </BalanceCard>
      )}
      {isAdding && <AddFundForm />}
      <WalletTransactions />
    </>
  );
}
