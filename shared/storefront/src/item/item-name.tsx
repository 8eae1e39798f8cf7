import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { CutName } from './cut-name.tsx';
import { DietMark } from './diet-mark.tsx';
import { useItemHabits } from './item-habits.ts';
import { useOpenItem } from './use-open-item.ts';

const Name = styled.h3`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[2]};
  font: ${tokens.type.bodyStrong};

  > [role='img'] {
    align-self: center;
  }
`;
/* The button's reach is the whole card, whose name stays one thing to read and to focus. */
const Open = styled.button`
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
  const open = useOpenItem();
  const { dietMarks } = useItemHabits();
  return (
    <Name>
      {dietMarks && <DietMark item={item} />}
      <Open type="button" aria-haspopup="dialog" title={item.name} onClick={() => open(item)}>
        <CutName name={item.name} />
      </Open>
    </Name>
  );
}
