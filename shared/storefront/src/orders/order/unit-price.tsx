import type { BillLine } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const Each = styled.p`
  font: ${tokens.type.caption};
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.inkSoft};
`;

/** What one of several units on a line costs; nothing where add-ons are in the line's total as well (ORD-2). */
export function UnitPrice({ line }: { line: Pick<BillLine, 'quantity' | 'price' | 'discount' | 'add_ons'> }) {
  const t = useText();
  const { money, number } = useFormats();
  const { quantity, price, discount, add_ons } = line;
  if (quantity === 1 || add_ons.length > 0) return null;
  return (
    <Each>{t('each', { quantity: number(quantity), price: money(Math.max(0, price - discount)) })}</Each>
  );
}
