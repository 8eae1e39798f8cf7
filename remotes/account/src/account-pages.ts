import { lazy } from 'react';
import { CircleUser, MapPin, MessageCircle, Package, Settings } from '@souk/ui';
import type { PageEntries } from './page/page-entry.ts';

/** The pages of the profile, each loaded by itself. */
export const ACCOUNT_PAGES: PageEntries = {
  'profile-settings': { icon: CircleUser, Page: lazy(() => import('./personal/personal-page.tsx')) },
  addresses: { icon: MapPin, Page: lazy(() => import('./saved-addresses/addresses-page.tsx')) },
  'my-orders': { icon: Package, Page: lazy(() => import('./orders/orders-page.tsx')) },
  settings: { icon: Settings, Page: lazy(() => import('./settings/settings-page.tsx')) },
  inbox: { icon: MessageCircle, Page: lazy(() => import('./chat/inbox-page.tsx')) },
};
