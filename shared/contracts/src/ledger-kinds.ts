/**
 * What an entry of the wallet is: the balance that it opened with, an order that it paid, its refund, its cashback and what was
 * taken back of it, money that was added, what was taken back of that, the bonus for it, a tip, points that were converted,
 * what was taken back of those, the reward of a referral, what was taken back of it, or what
 * was given up with the account.
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
  'points_back',
  'referral',
  'referral_back',
  'given_up',
] as const;
export type WalletEntryKind = (typeof WALLET_ENTRY_KINDS)[number];

/** What an entry of the points' ledger is: the balance that it opened with, points of an order, what was taken back of them, or a conversion. */
export const LOYALTY_ENTRY_KINDS = ['opening', 'earned', 'earned_back', 'converted'] as const;
export type LoyaltyEntryKind = (typeof LOYALTY_ENTRY_KINDS)[number];
