import styled from 'styled-components';
import { unitPriceOf } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Line = styled.p`
  min-block-size: 1lh;
  font: ${tokens.type.caption};
  color: ${tokens.color.inkSoft};
  font-variant-numeric: tabular-nums;
`;

interface Props {
  item: Item;
  /** Whether an empty line stands where there is nothing to say, so that cards beside each other are alike. */
  keepsPlace?: boolean;
}

/** What 100 g, 100 ml or a piece costs, so that packs can be compared; nothing where that is not known (ENT-1). */
export function PricePerUnit({ item, keepsPlace = false }: Props) {
  const t = useText();
  const { money } = useFormats();
  const price = unitPriceOf(item);
  if (!price) return keepsPlace && <Line aria-hidden />;
  return <Line>{t(`item.per.${price.unit}`, { amount: money(price.amount) })}</Line>;
}
