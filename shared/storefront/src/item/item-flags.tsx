import type { Item } from '@souk/contracts';
import { Badge } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { HalalTag } from './halal-tag.tsx';

/** What an item may be called besides its name: halal, organic (CRD-6). */
export function ItemFlags({ item }: { item: Item }) {
  const t = useText();
  return (
    <>
      <HalalTag item={item} />
      {item.organic === 1 && <Badge tone="success">{t('item.organic')}</Badge>}
    </>
  );
}
