import { latestStoresQuery, storesQuery } from '@souk/api-client';
import type { StorePage } from '@souk/contracts';
import { StoreRail } from '../store/store-rail.tsx';

const LATEST = 12;
const FEATURED = 20;
const storesOf = ({ stores }: StorePage) => stores;

/** Stores that joined last: twelve at the most (HOM-16, AMB-24). */
export function LatestStores({ heading }: { heading: string }) {
  return (
    <StoreRail
      heading={heading}
      viewAll="/store/latest"
      query={latestStoresQuery({ type: 'all', offset: 1, limit: LATEST })}
      stores={(page) => storesOf(page).slice(0, LATEST)}
    />
  );
}

/** Stores that the marketplace puts first (HOM-9, STR-4). */
export function FeaturedStores({ heading, subtitle }: { heading: string; subtitle?: string }) {
  return (
    <StoreRail
      heading={heading}
      subtitle={subtitle}
      query={storesQuery({ featured: 1, offset: 1, limit: FEATURED })}
      stores={storesOf}
    />
  );
}
