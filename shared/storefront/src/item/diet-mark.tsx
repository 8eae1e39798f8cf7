import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Mark = styled.span<{ $veg: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 1rem;
  block-size: 1rem;
  border: 1.5px solid currentColor;
  border-radius: 4px;
  color: ${({ $veg }) => ($veg ? tokens.color.success : tokens.color.danger)};
  background: ${tokens.color.surface};

  &::after {
    content: '';
    inline-size: 0.4375rem;
    block-size: 0.4375rem;
    border-radius: ${tokens.radius.round};
    background: currentColor;
  }
`;

/** The mark of vegetarian and other dishes: veg 0 is non-vegetarian (CRD-6). */
export function DietMark({ item }: { item: Item }) {
  const t = useText();
  const label = t(item.veg === 1 ? 'item.veg' : 'item.nonVeg');
  return <Mark $veg={item.veg === 1} role="img" aria-label={label} title={label} />;
}
