import { loyaltyTransactionsPages, withShownError } from '@souk/api-client';
import { LOYALTY_ENTRY_KINDS } from '@souk/contracts';
import { useFormats, useInfiniteQuery } from '@souk/remote-kit';
import { Ledger } from '../page/ledger.tsx';
import { useText } from './texts/texts.ts';

/** Points that came and went, page by page (WAL-3). */
export function LoyaltyTransactions() {
  const t = useText();
  const { number } = useFormats();
  const list = useInfiniteQuery(withShownError(loyaltyTransactionsPages()));
  return (
    <Ledger
      list={list}
      toRow={({ id, kind: word, points, order_id, created_at }) => ({
        id,
        title: t(`entry.${LOYALTY_ENTRY_KINDS.find((kind) => kind === word) ?? 'other'}`),
        change: points,
        at: created_at,
        orderId: order_id,
      })}
      format={number}
      texts={{
        heading: t('transactions'),
        order: (id) => t('order', { id }),
        loading: t('loading'),
        failed: t('listFailed'),
        none: t('none'),
        noneText: t('noneText'),
        more: t('more'),
      }}
    />
  );
}
