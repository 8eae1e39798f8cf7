import type { Store } from '@souk/contracts';
import { cardSkeletons } from '../section/card-skeleton.tsx';
import { QuerySection } from '../section/query-section.tsx';
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
  /** Adds the Visit Again button (CRD-2). */
  visited?: boolean;
}

/** A section with stores in a row. */
export function StoreRail<T>({ query, stores, visited, ...frame }: Props<T>) {
  const waiting = cardSkeletons(4, { ratio: COVER_RATIO });
  return (
    <QuerySection
      {...frame}
      query={query}
      isEmpty={(answer) => stores(answer).length === 0}
      skeleton={
        <Rail label={frame.heading} of="stores">
          {waiting}
        </Rail>
      }
    >
      {(answer) => (
        <Rail label={frame.heading} of="stores">
          {stores(answer).map((store) => (
            <StoreCard key={store.id} store={store} visited={visited} />
          ))}
        </Rail>
      )}
    </QuerySection>
  );
}
