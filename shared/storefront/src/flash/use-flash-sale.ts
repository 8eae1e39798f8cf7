import { flashSaleItemsPages, flashSaleQuery } from '@souk/api-client';
import type { FlashSale } from '@souk/contracts';
import { useInfiniteQuery, useQuery } from '@souk/remote-kit';

const CARD = 15;

/**
 * The running flash sale; null while there is none, none of it is left, or it could not be loaded; undefined until that is
 * known. Asked for at once, since it takes room beside what is shown first; with up to fifteen of its products once it is
 * `near` (PRO-9).
 */
export function useFlashSale(near: boolean): FlashSale | null | undefined {
  const { data: sale, isPending, failureCount } = useQuery(flashSaleQuery());
  const running = Boolean(sale?.id && sale.end_date && sale.active_products.length > 0);
  const more = useInfiniteQuery({
    ...flashSaleItemsPages({ flash_sale_id: sale?.id ?? 0, limit: CARD }),
    enabled: near && running && sale !== undefined && sale.total_size > sale.active_products.length,
  });
  if (isPending && failureCount === 0) return undefined;
  if (!sale || !running) return null;
  return { ...sale, active_products: (more.data?.pages[0] ?? sale).active_products.slice(0, CARD) };
}
