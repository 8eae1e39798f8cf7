import { useDeferredValue } from 'react';
import { flashSaleItemsPages, flashSaleQuery } from '@souk/api-client';
import type { FlashSale, FlashSaleEntry } from '@souk/contracts';
import { useInfiniteQuery, useQuery } from '@souk/remote-kit';

const CARD = 15;

/**
 * The running flash sale, with its first products; null while there is none, none of it is left, or it could not be loaded;
 * undefined until that is known. Asked for at once, since it takes room beside what is shown first.
 */
export function useFlashSale(): FlashSale | null | undefined {
  const { data: sale, isPending, failureCount } = useQuery(flashSaleQuery());
  if (isPending && failureCount === 0) return undefined;
  return sale?.id && sale.end_date && sale.active_products.length > 0 ? sale : null;
}

/** Up to fifteen products of the sale, asked for once it is `near` (PRO-9). They are drawn when nothing else waits. */
export function useFlashSaleProducts(sale: FlashSale, near: boolean): readonly FlashSaleEntry[] {
  const more = useInfiniteQuery({
    ...flashSaleItemsPages({ flash_sale_id: sale.id ?? 0, limit: CARD }),
    enabled: near && sale.total_size > sale.active_products.length,
  });
  const { active_products } = useDeferredValue(more.data)?.pages[0] ?? sale;
  return active_products.slice(0, CARD);
}
