import styled from 'styled-components';
import type { FlashSaleEntry } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { FlashItemContent } from './flash-item-content.tsx';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  block-size: 100%;
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  box-shadow: inset 0 0 0 1px ${tokens.color.line};
`;

/** A product of the flash sale in a list (CRD-1 flash sale). */
export function FlashItemCard({ entry }: { entry: FlashSaleEntry }) {
  return (
    <Card aria-label={entry.item.name}>
      <FlashItemContent entry={entry} sizes="(min-width: 999px) 240px, 45vw" />
    </Card>
  );
}
