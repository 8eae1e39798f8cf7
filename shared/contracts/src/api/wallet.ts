import Type from 'typebox';
import { call } from './call.ts';
import { Amount, Id, Nullable, PageFacts, Paging, Strict } from './shapes.ts';

/**
 * What an entry of the wallet is: the balance that it opened with, an order that it paid, its refund, its cashback and what was
 * taken back of it, money that was added, what was taken back of that, the bonus for it, a tip, or points that were converted.
 */
export const WALLET_ENTRY_KINDS = [
  'opening',
  'order',
  'refund',
  'cashback',
  'cashback_back',
  'fund',
  'fund_back',
  'bonus',
  'tip',
  'points',
  'given_up',
] as const;
export type WalletEntryKind = (typeof WALLET_ENTRY_KINDS)[number];
const WalletEntryKind = Type.Unsafe<WalletEntryKind>(
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

export const walletCalls = {
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
    query: Type.Object({ ...Paging, kind: Type.Optional(WalletEntryKind) }),
    response: WalletTransactionPage,
  }),
};
