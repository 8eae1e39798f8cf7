import type { Store } from '@souk/contracts';
import { cardSkeletons } from '../section/card-skeleton.tsx';
import { ListSection } from '../section/list-section.tsx';
import type { NearQuery } from '../section/use-near-query.ts';
import { Rail } from '../section/rail.tsx';
import { COVER_RATIO, StoreCard } from './store-card.tsx';

interface Props<T> {
  heading: string;
  subtitle?: string;
  viewAll?: string;
  query: NearQuery<T>;
  /** The stores of the call's answer. */
  stores(answer: T): readonly Store[];
  /** The customer's own stores: all of them, with the Visit Again button (CRD-2). */
  visited?: boolean;
}

/** A section with stores in a row. */
export function StoreRail<T>({ stores, visited, ...frame }: Props<T>) {
  return (
    <ListSection
      {...frame}
      kind="store"
      rows={stores}
      complete={visited}
      skeleton={
        <Rail label={frame.heading} of="stores">
          {cardSkeletons(4, { ratio: COVER_RATIO })}
        </Rail>
      }
    >
      {(shown) => (
        <Rail label={frame.heading} of="stores">
          {shown.map((store) => (
            <StoreCard key={store.id} store={store} visited={visited} />
          ))}
        </Rail>
      )}
    </ListSection>
  );
}
