import { loyaltyTransactionsPages } from '@souk/api-client';
import { LOYALTY_ENTRY_KINDS } from '@souk/contracts';
import { useFormats, useInfiniteQuery } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { LedgerFrame } from '../page/ledger-frame.tsx';
import { LedgerList } from '../page/ledger-list.tsx';
import { useText } from './texts/texts.ts';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;
const Heading = styled.h2`
  font: ${tokens.type.title};
`;

/** Points that came and went, page by page (WAL-3). */
export function LoyaltyTransactions() {
  const t = useText();
  const { number } = useFormats();
  const list = useInfiniteQuery(loyaltyTransactionsPages());
  const entries = list.data?.pages.flatMap((page) => page.data);
  const more = {
    label: t('more'),
    isLoading: list.isFetchingNextPage,
    load: () => void list.fetchNextPage(),
  };
  return (
    <Section aria-labelledby="loyalty-transactions">
      <Heading id="loyalty-transactions">{t('transactions')}</Heading>
      <LedgerFrame
        count={entries?.length}
        isFailed={list.isError}
        onRetry={() => void list.refetch()}
        texts={{ loading: t('loading'), failed: t('listFailed'), none: t('none'), noneText: t('noneText') }}
      >
        <LedgerList
          label={t('transactions')}
          rows={(entries ?? []).map(({ id, kind: word, points, order_id, created_at }) => ({
            id,
            title: t(`entry.${LOYALTY_ENTRY_KINDS.find((kind) => kind === word) ?? 'other'}`),
            amount: points > 0 ? `+${number(points)}` : number(points),
            isGain: points > 0,
            at: created_at,
            order: order_id === null ? null : { id: order_id, label: t('order', { id: order_id }) },
          }))}
          more={list.hasNextPage ? more : undefined}
        />
      </LedgerFrame>
    </Section>
  );
}
