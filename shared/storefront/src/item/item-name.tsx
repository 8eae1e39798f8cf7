import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { CutName, nameRoom } from './cut-name.tsx';
import { DietMark } from './diet-mark.tsx';
import { useItemDisplay } from './item-display.ts';
import { ItemOpener } from './item-opener.tsx';

const Name = styled.h3`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[2]};
  inline-size: 100%;
  font: ${tokens.type.bodyStrong};
  ${nameRoom}

  > [role='img'] {
    align-self: center;
  }
`;
/* Its reach is the whole card, whose name stays one thing to read and to focus. */
const Open = styled(ItemOpener)`
  min-inline-size: 0;
  /* Target size (WCAG 2.5.8), also of a name of one line. */
  min-block-size: 24px;
  font: inherit;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.l};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`;

/** An item's name, cut to what fits a card; pressing anything on the card opens the item (CRD-7). */
export function ItemName({ item }: { item: Item }) {
  const { dietMarks } = useItemDisplay();
  return (
    <Name>
      {dietMarks && <DietMark item={item} />}
      <Open item={item} title={item.name}>
        <CutName name={item.name} />
      </Open>
    </Name>
  );
}
