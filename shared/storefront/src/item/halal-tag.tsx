import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { Badge } from '@souk/ui';
import { useText } from '../texts/texts.ts';

/* A badge keeps its width in a column. */
const Tag = styled.div`
  display: flex;
`;

/**
 * Says that an item is halal: where both the item and its store are marked (CRD-6). It stands among the words and not on the
 * picture, where a phone shows one badge: who eats halal alone must see it on every card.
 */
export function HalalTag({ item }: { item: Item }) {
  const t = useText();
  const isHalal = item.halal_tag_status === 1 && item.is_halal === 1;
  return isHalal ? (
    <Tag>
      <Badge tone="success">{t('item.halal')}</Badge>
    </Tag>
  ) : null;
}
