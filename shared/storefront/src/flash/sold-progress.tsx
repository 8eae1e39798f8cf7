import styled from 'styled-components';
import type { FlashSaleEntry } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { Progress, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Sold = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  font: ${tokens.type.caption};
  color: ${tokens.color.inkSoft};
`;

/** What was set aside for the sale; where that is not said, what the item has in stock (AMB-1). */
const setAside = (entry: FlashSaleEntry): number => entry.available_stock ?? entry.stock ?? 0;

/** How much of a flash sale's product is sold, in percent from 0 to 100 (CRD-12, AMB-1). */
export function soldPercent(entry: FlashSaleEntry): number {
  const all = setAside(entry);
  return all > 0 ? Math.min(100, Math.max(0, (entry.sold / all) * 100)) : 0;
}

export function SoldProgress({ entry }: { entry: FlashSaleEntry }) {
  const t = useText();
  const formats = useFormats();
  const all = setAside(entry);
  if (all <= 0) return null;
  const label =
    entry.sold >= all
      ? t('flash.soldOut')
      : t('flash.sold', { sold: formats.number(entry.sold), total: formats.number(all) });
  return (
    <Sold>
      <Progress value={soldPercent(entry)} label={label} />
      <span aria-hidden>{label}</span>
    </Sold>
  );
}
