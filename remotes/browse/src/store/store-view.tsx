import styled from 'styled-components';
import { distanceBetween, type StoreDetails } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { media, tokens, useIsInBrowser } from '@souk/ui';
import { PlaceNeeded } from '../page/place-needed.tsx';
import { ClosedByOwner } from './closed-by-owner.tsx';
import { DeliversElsewhere } from './delivers-elsewhere.tsx';
import { StoreAbout } from './store-about.tsx';
import { StoreBanner } from './store-banner.tsx';
import { StoreCoupons } from './store-coupons.tsx';
import { StoreHead } from './store-head.tsx';
import { StoreItems } from './store-items.tsx';
import { StoreReviews } from './store-reviews.tsx';
import { useStoreAddress } from './use-store-address.ts';

const Page = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.section};
`;
/* Who the store is and what it sells belong together. */
const Store = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;
const Goods = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};

  ${media.from670} {
    gap: ${tokens.space[6]};
  }
`;

const METRES_IN_KM = 1000;

/** Kilometres to the customer, else to where the link that led here was made (STR-5). */
function useDistance(store: StoreDetails): number | null {
  const { address } = useStoreAddress();
  // Servers leave it out of the address, since it is one visitor's.
  const isInBrowser = useIsInBrowser();
  if (store.distance !== null) return store.distance;
  const { distance, from } = address;
  if (!isInBrowser) return null;
  if (distance !== null || !from) return distance;
  return distanceBetween(from, { lat: store.latitude, lng: store.longitude }) / METRES_IN_KM;
}

/** A store's own page: who it is, what it sells, what customers say (STR-7). */
export function StoreView({ store }: { store: StoreDetails }) {
  const place = useReadable(useShell().location.current);
  const distance = useDistance(store);
  const isServed = place?.zoneIds.includes(store.zone_id) === true;
  const orderable = isServed && store.active === 1;
  return (
    <Page aria-label={store.name}>
      <Store>
        <StoreHead
          store={store}
          distance={distance}
          orderable={orderable}
          elsewhere={place !== null && !isServed}
        />
        {orderable && <StoreCoupons store={store} />}
        <Goods>
          {store.active === 0 ? (
            <ClosedByOwner store={store} />
          ) : !place ? (
            <PlaceNeeded />
          ) : isServed ? (
            <StoreItems store={store} />
          ) : (
            <DeliversElsewhere store={store} />
          )}
        </Goods>
      </Store>
      {orderable && <StoreBanner store={store} />}
      <StoreReviews store={store} />
      <StoreAbout store={store} />
    </Page>
  );
}
