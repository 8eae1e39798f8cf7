import type { MarketplaceModule, PickedLocation } from '@souk/contracts';
import type { Goods } from './goods.ts';

/** What an order still needs before its bill can be calculated. */
export type OrderNeed =
  | { kind: 'place' | 'module' | 'other-place' | 'loading' }
  /** The page is in another module than its goods. */
  | { kind: 'switch'; moduleId: number }
  | { kind: 'nothing'; moduleId: number };

interface OrderSituation {
  place: PickedLocation | null;
  /** The module that the page is in; null where none is known, or it does not serve the place. */
  current: MarketplaceModule | null;
  /** The modules that serve the place; null while they load. */
  available: readonly MarketplaceModule[] | null;
  /** Whether the address names a module. */
  named: boolean;
}

/** Orders that only modules of one type have. */
const MODULE_TYPES: Partial<Record<Goods['page'], string>> = { parcel: 'parcel', prescription: 'pharmacy' };

/** Whether goods are of a module; a cart is of whichever the page is in. */
function isOf(goods: Goods, { id, module_type }: MarketplaceModule): boolean {
  if (goods.page === 'buy_now' || goods.page === 'campaign') return goods.choice.item.module_id === id;
  return (MODULE_TYPES[goods.page] ?? module_type) === module_type;
}

/** A place first, then the module that the goods are of (LOC-24, RTE-4). */
export function orderNeed(goods: Goods, { place, current, available, named }: OrderSituation): OrderNeed {
  if (!place) return { kind: 'place' };
  if (current && isOf(goods, current)) return { kind: 'nothing', moduleId: current.id };
  if (!available) return { kind: 'loading' };
  if (goods.page === 'cart') return { kind: named ? 'other-place' : 'module' };
  const own = available.find((module) => isOf(goods, module));
  return own ? { kind: 'switch', moduleId: own.id } : { kind: 'other-place' };
}
