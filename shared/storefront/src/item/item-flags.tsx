import type { Item } from '@souk/contracts';
import { Badge } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { isHalal } from './item-badges.tsx';

/** What an item may be called besides its name: halal, organic (CRD-6). */
export function ItemFlags({ item }: { item: Item }) {
  const t = useText();
  return (
    <>
      {isHalal(item) && <Badge tone="success">{t('item.halal')}</Badge>}
      {item.organic === 1 && <Badge tone="success">{t('item.organic')}</Badge>}
    </>
  );
}
