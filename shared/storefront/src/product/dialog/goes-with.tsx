import styled from 'styled-components';
import { relatedItemsQuery, withShownError } from '@souk/api-client';
import { slugOf } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { cardSkeletons, ItemCard, useNearQuery } from '@souk/storefront';
import { Carousel, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const MAX_ITEMS = 8;
/* Wide enough for the stepper of a card. */
const PER_VIEW = { base: 2.15, from600: 2.5 };

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  min-inline-size: 0;
`;
const Heading = styled.h3`
  font: ${tokens.type.subtitle};
`;

function Rail({ item }: { item: Item }) {
  const t = useText();
  const { ref, data, failed } = useNearQuery(
    withShownError(relatedItemsQuery({ id: slugOf(item), limit: MAX_ITEMS })),
  );
  if (failed || data?.products.length === 0) return null;
  return (
    <Frame ref={ref} aria-busy={!data || undefined}>
      <Heading>{t('dialog.goesWith')}</Heading>
      <Carousel label={t('dialog.goesWith')} perView={PER_VIEW} lift="1.75rem">
        {data?.products.map((other) => <ItemCard key={other.id} item={other} sizes="180px" withoutStore />) ??
          cardSkeletons(3, { lines: 2 })}
      </Carousel>
    </Frame>
  );
}

/**
 * Other items of the store, first those that were ordered together with this one (POP-26). It is asked for once it is near, and
 * keeps its place until the answer is there; for those who have picked a place, since it depends on that.
 */
export function GoesWith({ item }: { item: Item }) {
  const place = useReadable(useShell().location.current);
  return place && <Rail item={item} />;
}
