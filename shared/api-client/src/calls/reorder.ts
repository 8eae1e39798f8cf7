import type { Reorder, ReorderLine } from '@souk/contracts';
import { complete, isRaw, listOf, raw } from '../complete.ts';
import { readItem } from '../read-item.ts';
import { inHeader, type Whose } from '../request-headers.ts';
import { get } from '../request.ts';

const readLine = (value: unknown): ReorderLine =>
  complete<
    ReorderLine,
    'quantity' | 'name' | 'image_full_url' | 'item' | 'total' | 'ordered_quantity' | 'previous_total'
  >(
    { ...raw(value), item: isRaw(raw(value).item) ? readItem(raw(value).item) : null },
    { problem: null, missing_add_ons: [], item_type: 'Item', variation: [], add_ons: [], note: '' },
  );

const readReorder = (value: unknown): Reorder =>
  complete<Reorder, 'module_id' | 'store' | 'order_id' | 'lines'>(
    { ...raw(value), lines: listOf(readLine)(raw(value).lines) },
    { store_state: 'open' },
  );

/** Compares a former order with what is sold now (ORD-16). Rejects with `ApiError` 404 for an order of somebody else. */
export function fetchReorder(request: Whose & { order_id: number }, signal?: AbortSignal): Promise<Reorder> {
  const { params, headers } = inHeader(request);
  return get('/api/v1/customer/order/reorder', readReorder, params, signal, { headers });
}
