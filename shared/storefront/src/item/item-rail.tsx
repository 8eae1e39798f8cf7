import type { ReactNode } from 'react';
import type { Item } from '@souk/contracts';
import { cardSkeletons } from '../section/card-skeleton.tsx';
import { ListSection } from '../section/list-section.tsx';
import type { ShownKind } from '../section/shown-once.ts';
import type { NearQuery } from '../section/use-near-query.ts';
import { Rail } from '../section/rail.tsx';
import { ItemCard } from './item-card.tsx';

interface Props<T> {
  heading: string;
  subtitle?: string;
  viewAll?: string;
  action?: ReactNode;
  query: NearQuery<T>;
  /** Campaign items have ids of their own. */
  kind?: Extract<ShownKind, 'item' | 'campaign-item'>;
  /** Shows all of them, also in a home where another section shows them. */
  complete?: boolean;
  /** The items of the call's answer. */
  items(answer: T): readonly Item[];
}

/** A section with items in a row. */
export function ItemRail<T>({ items, kind = 'item', ...frame }: Props<T>) {
  return (
    <ListSection
      {...frame}
      kind={kind}
      rows={items}
      skeleton={
        <Rail label={frame.heading} of="items">
          {cardSkeletons(5)}
        </Rail>
      }
    >
      {(shown) => (
        <Rail label={frame.heading} of="items">
          {shown.map((item) => (
            <ItemCard key={item.id} item={item} />
          ))}
        </Rail>
      )}
    </ListSection>
  );
}
