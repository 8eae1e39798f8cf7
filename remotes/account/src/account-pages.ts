import { lazy } from 'react';
import { BadgeCheck, Gift, Package, Ticket, Wallet } from '@souk/ui';
import type { PageEntries } from './page/page-entry.ts';

/** The pages of the profile, each loaded by itself. */
export const ACCOUNT_PAGES: PageEntries = {
  'my-orders': { icon: Package, Page: lazy(() => import('./orders/orders-page.tsx')) },
  wallet: {
    icon: Wallet,
    Page: lazy(() => import('./wallet/wallet-page.tsx')),
    isOffered: (config) => config.customer_wallet_status === 1,
  },
  'loyalty-points': {
    icon: BadgeCheck,
    Page: lazy(() => import('./loyalty/loyalty-page.tsx')),
    isOffered: (config) => config.loyalty_point_status === 1,
  },
  'referral-code': {
    icon: Gift,
    Page: lazy(() => import('./referral/referral-page.tsx')),
    isOffered: (config) => config.ref_earning_status === 1,
  },
  coupons: {
    icon: Ticket,
    Page: lazy(() => import('./coupons/coupons-page.tsx')),
    isPublic: true,
  },
};
