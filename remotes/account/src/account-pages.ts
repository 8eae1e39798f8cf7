import { lazy } from 'react';
import {
  BadgeCheck,
  CircleUser,
  Gift,
  MapPin,
  MessageCircle,
  Package,
  Settings,
  Ticket,
  Wallet,
} from '@souk/ui';
import { threadOf } from './chat/thread-of.ts';
import type { PageEntries } from './page/page-entry.ts';

/** The pages of the profile, each loaded by itself. */
export const ACCOUNT_PAGES: PageEntries = {
  'profile-settings': {
    icon: CircleUser,
    Page: lazy(() => import('./personal/personal-page.tsx')),
    hasOwnBack: () => true,
  },
  addresses: { icon: MapPin, Page: lazy(() => import('./saved-addresses/addresses-page.tsx')) },
  'my-orders': {
    icon: Package,
    Page: lazy(() => import('./my-orders-page.tsx')),
    hasOwnBack: (params) => params.has('orderId'),
  },
  settings: { icon: Settings, Page: lazy(() => import('./settings/settings-page.tsx')) },
  inbox: {
    icon: MessageCircle,
    Page: lazy(() => import('./chat/inbox-page.tsx')),
    hasOwnBack: (params) => threadOf(params) !== null,
  },
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
