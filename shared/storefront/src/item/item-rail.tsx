import type { ReactNode } from 'react';
import type { Item } from '@souk/contracts';
import { cardSkeletons } from '../section/card-skeleton.tsx';
import { QuerySection } from '../section/query-section.tsx';
import type { NearQuery } from '../section/use-near-query.ts';
import { Rail } from '../section/rail.tsx';
import { ItemCard } from './item-card.tsx';

interface Props<T> {
  heading: string;
  subtitle?: string;
  viewAll?: string;
  action?: ReactNode;
  query: NearQuery<T>;
  /** The items of the call's answer. */
  items(answer: T): readonly Item[];
}

/** A section with items in a row. */
export function ItemRail<T>({ query, items, ...frame }: Props<T>) {
  return (
    <QuerySection
      {...frame}
      query={query}
      isEmpty={(answer) => items(answer).length === 0}
      skeleton={
        <Rail label={frame.heading} of="items">
          {cardSkeletons(5)}
        </Rail>
      }
    >
      {(answer) => (
        <Rail label={frame.heading} of="items">
          {items(answer).map((item) => (
            <ItemCard key={item.id} item={item} />
          ))}
        </Rail>
      )}
    </QuerySection>
  );
}
