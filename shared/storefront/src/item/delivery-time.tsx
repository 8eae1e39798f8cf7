import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { Clock, media, tokens, VisuallyHidden } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Time = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  font: ${tokens.type.caption};
  color: ${tokens.color.inkSoft};
  white-space: nowrap;

  /* Two cards beside each other on a phone have room for the words alone. */
  svg {
    display: none;
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
  ${media.from600} {
    svg {
      display: block;
    }
  }
`;

/** How long the item's store takes to deliver; nothing where that is not known. */
export function DeliveryTime({ item: { store_delivery_time: range } }: { item: Item }) {
  const t = useText();
  if (range === '') return null;
  return (
    <Time>
      <Clock aria-hidden />
      <VisuallyHidden>{t('item.minutes', { range })}</VisuallyHidden>
      <span aria-hidden>{t('store.minutes', { range })}</span>
    </Time>
  );
}
