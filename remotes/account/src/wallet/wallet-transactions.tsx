import { useState } from 'react';
import { walletTransactionsPages, withShownError } from '@souk/api-client';
import { WALLET_ENTRY_KINDS } from '@souk/contracts';
import type { WalletEntryKind } from '@souk/contracts';
import { useFormats, useInfiniteQuery } from '@souk/remote-kit';
import { SelectField } from '@souk/ui';
import { Ledger } from '../page/ledger.tsx';
import { useText } from './texts/texts.ts';

const kindOf = (word: string): WalletEntryKind | undefined =>
  WALLET_ENTRY_KINDS.find((kind) => kind === word);

/** What went into the wallet and out of it, all or one kind, page by page (WAL-3, WAL-9). */
export function WalletTransactions() {
  const t = useText();
  const { money } = useFormats();
  const [kind, setKind] = useState<WalletEntryKind>();
  const list = useInfiniteQuery(withShownError(walletTransactionsPages(kind ? { kind } : {})));
  return (
    <Ledger
      list={list}
      toRow={({ id, kind: word, amount, order_id, created_at }) => ({
        id,
        title: t(`entry.${kindOf(word) ?? 'other'}`),
        change: amount,
        at: created_at,
        orderId: order_id,
      })}
      format={money}
      texts={{
        heading: t('transactions'),
        order: (id) => t('order', { id }),
        loading: t('loading'),
        failed: t('listFailed'),
        none: t('none'),
        noneText: t('noneText'),
        more: t('more'),
      }}
      aside={
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
      }
    />
  );
}
