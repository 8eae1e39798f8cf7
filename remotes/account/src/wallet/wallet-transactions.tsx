import { useState } from 'react';
import { walletTransactionsPages } from '@souk/api-client';
import { WALLET_ENTRY_KINDS } from '@souk/contracts';
import type { WalletEntryKind } from '@souk/contracts';
import { useFormats, useInfiniteQuery } from '@souk/remote-kit';
import { SelectField, tokens } from '@souk/ui';
import styled from 'styled-components';
import { LedgerFrame } from '../page/ledger-frame.tsx';
import { LedgerList } from '../page/ledger-list.tsx';
import { useText } from './texts/texts.ts';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`;
const Heading = styled.h2`
  font: ${tokens.type.title};
`;

const kindOf = (word: string): WalletEntryKind | undefined =>
  WALLET_ENTRY_KINDS.find((kind) => kind === word);

/** What went into the wallet and out of it, all or one kind, page by page (WAL-3, WAL-9). */
export function WalletTransactions() {
  const t = useText();
  const { money } = useFormats();
  const [kind, setKind] = useState<WalletEntryKind>();
  const list = useInfiniteQuery(walletTransactionsPages(kind ? { kind } : {}));
  const entries = list.data?.pages.flatMap((page) => page.data);
  const more = {
    label: t('more'),
    isLoading: list.isFetchingNextPage,
    load: () => void list.fetchNextPage(),
  };
  return (
    <Section aria-labelledby="wallet-transactions">
      <Head>
        <Heading id="wallet-transactions">{t('transactions')}</Heading>
        <SelectField
          label={t('show')}
          hideLabel
          name="kind"
          value={kind ?? ''}
          onChange={({ target }) => setKind(kindOf(target.value))}
        >
          <option value="">{t('all')}</option>
          {WALLET_ENTRY_KINDS.map((name) => (
            <option key={name} value={name}>
              {t(`kinds.${name}`)}
            </option>
          ))}
        </SelectField>
      </Head>
      <LedgerFrame
        count={entries?.length}
        isFailed={list.isError}
        onRetry={() => void list.refetch()}
        texts={{
          loading: t('loading'),
          failed: t('listFailed'),
          none: t('none'),
          noneText: t('noneText'),
        }}
      >
        <LedgerList
          label={t('transactions')}
          rows={(entries ?? []).map(({ id, kind: word, amount, order_id, created_at }) => ({
            id,
            title: t(`entry.${kindOf(word) ?? 'other'}`),
            amount: amount > 0 ? `+${money(amount)}` : money(amount),
            isGain: amount > 0,
            at: created_at,
            order: order_id === null ? null : { id: order_id, label: t('order', { id: order_id }) },
          }))}
          more={list.hasNextPage ? more : undefined}
        />
      </LedgerFrame>
    </Section>
  );
}
