import styled from 'styled-components';
import type { FlashSaleEntry } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { FlashItemContent } from './flash-item-content.tsx';

const Slide = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
`;

/** A product of the flash sale as one slide of the card beside the popular items (CRD-1 flash sale slider). */
export function FlashSlide({ entry }: { entry: FlashSaleEntry }) {
  return (
    <Slide aria-label={entry.item.name}>
      <FlashItemContent entry={entry} sizes="(min-width: 999px) 256px, 80vw" />
    </Slide>
  );
}
