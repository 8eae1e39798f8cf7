import { isRecord } from '@souk/contracts';
import type { DraftServices, GoodsOrderType } from '@souk/contracts';
import type { Goods } from './goods.ts';
import type { OrderValues } from './order-values.ts';

const NAME = 'checkout.order';

/** Which order a draft is of. */
export interface DraftOf {
  page: Goods['page'];
  /** See {@link goodsKey}. */
  goods: string;
  moduleId: number;
  owner: string;
  /** What the header's switch stood on. */
  switched: GoodsOrderType;
}

interface Draft extends Omit<DraftOf, 'switched'> {
  /** Absent where a release before the switch stored it. */
  switched?: GoodsOrderType;
  values: OrderValues;
}

/** Another release may have stored it: with missing or different fields it is ignored. */
const isDraft = (value: unknown, like: OrderValues): value is Draft => {
  if (!isRecord(value) || !isRecord(value.values) || typeof value.owner !== 'string') return false;
  const { values } = value;
  return (
    ['orderType', 'coupon', 'note'].every((name) => typeof values[name] === 'string') &&
    typeof values.tip === 'number' &&
    isRecord(values.extras) &&
    isRecord(values.offlineAnswers) &&
    Object.keys(like).every((name) => name in values)
  );
};

/**
 * What was filled in before a swap, a sign-in, a reload or a look elsewhere; `empty` where nothing of this order was kept.
 * A guest's entries move to their account; a customer's are visible to that customer only.
 */
export function readDraft(drafts: DraftServices, of: DraftOf, empty: OrderValues): OrderValues {
  const draft = drafts.read(NAME);
  if (!isDraft(draft, empty)) return empty;
  if (draft.page !== of.page || draft.goods !== of.goods || draft.moduleId !== of.moduleId) return empty;
  // The later choice wins: in the checkout, or of the switch since then.
  const isSwitched = draft.switched !== undefined && draft.switched !== of.switched;
  const values = isSwitched ? { ...draft.values, orderType: empty.orderType } : draft.values;
  if (draft.owner === of.owner) return values;
  if (!draft.owner.startsWith('guest ')) return empty;
  // The pictures and the ways to pay of a guest are not those of a customer.
  const { prescription_files: _, ...extras } = values.extras;
  return { ...values, payment: null, partial: false, extras };
}

export function saveDraft(drafts: DraftServices, of: DraftOf, values: OrderValues): void {
  // JSON has no NaN, and the whole draft would be ignored.
  const tip = Number.isNaN(values.tip) ? 0 : values.tip;
  drafts.keep(NAME, { ...of, values: { ...values, tip } }, { overReload: true });
}

export const dropDraft = (drafts: DraftServices): void => drafts.drop(NAME);
