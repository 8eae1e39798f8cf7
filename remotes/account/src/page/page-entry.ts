import type { ComponentType } from 'react';
import type { AccountPage, Config } from '@souk/contracts';
import type { Package } from '@souk/ui';

/** A page of the account. */
export interface PageEntry {
  icon: typeof Package;
  /** Loaded by itself; draws what stands below the page's heading. */
  Page: ComponentType;
  /** Guests may see it too. */
  isPublic?: boolean;
  /** Whether what the address names has a link back of its own; default: never. */
  hasOwnBack?(params: URLSearchParams): boolean;
  /** Whether the marketplace has it; default: always (WAL-1). */
  isOffered?(config: Config): boolean;
}

/** The pages that there are, by the name that the address gives them. */
export type PageEntries = Partial<Record<AccountPage, PageEntry>>;
