import { moduleOf } from '../modules.ts';
import { SECOND_CUSTOMER } from '../customers/customers.ts';
import type { DemoStore } from '../stores/stores.ts';
import { inBothLanguages, readTable } from '../read-table.ts';
import { daysFrom } from './days.ts';

const COLUMNS = [
  'module',
  'code',
  ...inBothLanguages('title'),
  'type',
  'discount',
  'minimum_purchase',
  'maximum_discount',
  'store',
  'customer',
  'limit_total',
  'limit_per_customer',
];

/** Running coupons; most are for everybody (WAL-6, WAL-7). */
export const couponRows = (stores: readonly DemoStore[], now: Date) => {
  const storeIds = new Map(stores.map(({ slug, id }) => [slug, id]));
  return readTable('promotions/coupons', COLUMNS).map((row, index) => {
    const type = row.oneOf('type', ['percent', 'amount']);
    return {
      id: index + 1,
      module_id: moduleOf(row.text('module')).id,
      store_id: row.optional('store') ? row.lookUp('store', storeIds) : null,
      customer_id: row.optional('customer') === 'second' ? SECOND_CUSTOMER : null,
      title: row.words('title'),
      code: row.text('code'),
      discount_type: type,
      discount: type === 'amount' ? row.cents('discount') : row.number('discount'),
      min_purchase: row.cents('minimum_purchase'),
      max_discount: row.cents('maximum_discount'),
      starts_at: daysFrom(now, -5),
      ends_at: daysFrom(now, 30 + index * 5),
      limit_total: row.optionalNumber('limit_total'),
      limit_per_customer: row.optionalNumber('limit_per_customer'),
    };
  });
};
