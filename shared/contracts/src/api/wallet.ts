import Type from 'typebox';
import { WALLET_ENTRY_KINDS, type WalletEntryKind } from '../ledger-kinds.ts';
import { call } from './call.ts';
import { Amount, Id, Nullable, PageFacts, Paging, Strict } from './shapes.ts';

const EntryKind = Type.Unsafe<WalletEntryKind>(
  Type.Union(WALLET_ENTRY_KINDS.map((kind) => Type.Literal(kind))),
);

/** An entry of the wallet's ledger (WAL-9). `amount` in units, below zero for what was spent. */
export const WalletTransaction = Type.Object({
  id: Id(),
  kind: Type.String({ description: `${WALLET_ENTRY_KINDS.join(', ')}, or a word of later` }),
  amount: Type.Number(),
  order_id: Nullable(Id()),
  created_at: Type.String({ description: 'ISO 8601' }),
});
export type WalletTransaction = Type.Static<typeof WalletTransaction>;

export const WalletTransactionPage = Type.Object({ data: Type.Array(WalletTransaction), ...PageFacts });
export type WalletTransactionPage = Type.Static<typeof WalletTransactionPage>;

/** What adding money brings on top (WAL-3). Amounts in units; `bonus_amount` is a percentage where `bonus_type` says so. */
export const WalletBonus = Type.Object({
  id: Id(),
  title: Type.String(),
  bonus_type: Type.Union([Type.Literal('amount'), Type.Literal('percentage')]),
  bonus_amount: Type.Number(),
  minimum_add_amount: Type.Number(),
  maximum_bonus_amount: Nullable(Type.Number({ description: 'Null: as much as the percentage says' })),
  end_date: Type.String({ description: 'ISO 8601' }),
});
export type WalletBonus = Type.Static<typeof WalletBonus>;

/** What became of the money that a customer began to add last. */
export const FundAttempt = Type.Object({
  amount: Type.Number({ description: 'In units' }),
  status: Type.Union(
    [Type.Literal('waiting'), Type.Literal('added'), Type.Literal('failed'), Type.Literal('returned')],
    { description: 'returned: the money came, and goes back to the payer' },
  ),
});
export type FundAttempt = Type.Static<typeof FundAttempt>;

export const walletCalls = {
  latestFund: call({
    method: 'GET',
    path: '/api/v1/customer/wallet/latest-fund',
    summary:
      'The money that was begun to be added last, and whether it is there; null where none was (WAL-9)',
    needs: 'customer',
    response: Type.Object({ fund: Nullable(FundAttempt) }),
  }),
  addFund: call({
    method: 'POST',
    path: '/api/v1/customer/wallet/add-fund',
    summary:
      'Begins to pay money into the wallet; it is there when the provider has it, with the best bonus that runs now (WAL-3, WAL-9). The payer comes back to /profile?page=wallet&flag=success, fail or cancel',
    needs: 'customer',
    body: Strict({
      amount: Amount({
        description: 'In units, from wallet_fund_minimum to wallet_fund_maximum of the settings',
      }),
      payment_method: Type.Literal('digital_payment'),
    }),
    response: Type.Object({ message: Type.String(), payment_url: Type.String() }),
  }),
  walletBonuses: call({
    method: 'GET',
    path: '/api/v1/customer/wallet/bonuses',
    summary: 'Bonuses that run now (WAL-3)',
    needs: 'customer',
    response: Type.Array(WalletBonus),
  }),
  walletTransactions: call({
    method: 'GET',
    path: '/api/v1/customer/wallet/transactions',
    summary: 'Entries of the wallet, latest first (WAL-3, WAL-9)',
    needs: 'customer',
    query: Type.Object({ ...Paging, kind: Type.Optional(EntryKind) }),
    response: WalletTransactionPage,
  }),
};
