import styled from 'styled-components';
import { discountedPrice } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { tokens, VisuallyHidden } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Prices = styled.p<{ $large: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${tokens.space[2]};
  font: ${({ $large }) => ($large ? tokens.type.title : tokens.type.bodyStrong)};
  font-variant-numeric: tabular-nums;
`;
const Before = styled.s`
  font: ${tokens.type.small};
  color: ${tokens.color.inkFaint};
`;

/** What one unit costs, with the price before its discount struck through (POP-2, CRD-3). */
export function ItemPrice({ item, size = 'm' }: { item: Item; size?: 'm' | 'l' }) {
  const t = useText();
  const formats = useFormats();
  const price = discountedPrice(item);
  return (
    <Prices $large={size === 'l'}>
      <span>
        <VisuallyHidden>{t('item.price')} </VisuallyHidden>
        {formats.money(price)}
      </span>
      {price < item.price && (
        <Before>
          <VisuallyHidden>{t('item.priceBefore')} </VisuallyHidden>
          {formats.money(item.price)}
        </Before>
      )}
    </Prices>
  );
}
