import { lazy } from 'react';
import { MessageCircle, Package } from '@souk/ui';
import type { PageEntries } from './page/page-entry.ts';

/** The pages of the profile, each loaded by itself. */
export const ACCOUNT_PAGES: PageEntries = {
  'my-orders': { icon: Package, Page: lazy(() => import('./orders/orders-page.tsx')) },
  inbox: { icon: MessageCircle, Page: lazy(() => import('./chat/inbox-page.tsx')) },
};
