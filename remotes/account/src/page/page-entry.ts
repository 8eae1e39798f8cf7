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
  /** Whether the address names a part of it that leads back to the page itself; default: never. */
  isPart?(params: URLSearchParams): boolean;
  /** Whether the marketplace has it; default: always (WAL-1). */
  isOffered?(config: Config): boolean;
}

/** The pages that there are, by the name that the address gives them. */
export type PageEntries = Partial<Record<AccountPage, PageEntry>>;
