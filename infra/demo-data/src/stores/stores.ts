import { addressesIn, districts } from '../city/places.ts';
import { moduleOf } from '../modules.ts';
import { seeded } from '../random.ts';
import { inBothLanguages, readTable } from '../read-table.ts';
import type { TableRow } from '../read-table.ts';
import { textOf } from '../texts.ts';
import { slugOf, words } from '../words.ts';
import type { Words } from '../words.ts';
import { storeKinds } from './store-kind.ts';
import type { StoreKind } from './store-kind.ts';

/** A store as the rest of the data needs to know it. */
export interface DemoStore {
  id: number;
  slug: string;
  /** The slug of the shop that it is a branch of, or its own: branches share logo and cover. */
  chain: string;
  name: Words;
  module: string;
  zone: number;
  kind: StoreKind;
  featured: boolean;
  /** Empty where it never closes. */
  hours: string;
  inactive: boolean;
  ordersAhead: boolean;
  freeDelivery: boolean;
  discountPercent: number;
  /** In cents. */
  minimumOrder: number;
}

const base = readTable('stores/stores', [
  'module',
  'kind',
  'zone',
  ...inBothLanguages('name'),
  'featured',
  'hours',
  'inactive',
  'orders_ahead',
  'free_delivery',
  'discount_percent',
  'minimum_order',
]).map(readStore);

function readStore(row: TableRow): Omit<DemoStore, 'id' | 'slug' | 'chain'> {
  return {
    name: row.words('name'),
    module: row.text('module'),
    zone: row.number('zone'),
    kind: row.lookUp('kind', storeKinds),
    featured: row.isYes('featured'),
    hours: row.optional('hours'),
    inactive: row.isYes('inactive'),
    ordersAhead: row.isYes('orders_ahead'),
    freeDelivery: row.isYes('free_delivery'),
    discountPercent: row.optionalNumber('discount_percent') ?? 0,
    minimumOrder: (row.optionalNumber('minimum_order') ?? 0) * 100,
  };
}

/** Stores of the table; where more are wanted, their branches in other districts. */
export function demoStores(count: number): DemoStore[] {
  const quarters = districts();
  return Array.from({ length: Math.max(1, Math.ceil(count / base.length)) }, (_, round) => {
    const district = quarters[round % quarters.length]?.name;
    const suffix = round >= quarters.length ? ` ${Math.floor(round / quarters.length) + 1}` : '';
    return base.map((store, index) => {
      const name =
        round === 0 || !district
          ? store.name
          : words(`${store.name.en}, ${district.en}${suffix}`, `${store.name.ar}، ${district.ar}${suffix}`);
      return {
        ...store,
        id: round * base.length + index + 1,
        slug: slugOf(name.en),
        chain: slugOf(store.name.en),
        name,
      };
    });
  })
    .flat()
    .slice(0, Math.max(count, base.length));
}

const HOUR = 3_600_000;

/** The rows of stores; ratings and orders come with the items (`totals`). */
export function storeRows(stores: readonly DemoStore[], now: Date, totals: ReadonlyMap<number, StoreTotals>) {
  const addresses = new Map(
    [1, 2].map((zone) => [zone, seeded(`addresses-${zone}`).shuffled(addressesIn(zone))]),
  );
  return stores.map((store, index) => {
    const random = seeded(`store-${store.slug}`);
    const inZone = addresses.get(store.zone) ?? [];
    const address = inZone[index % inZone.length];
    if (!address)
      throw new Error(
        `No address is in zone ${store.zone}, so the store ${store.slug} has none. Add addresses of that zone, or choose another zone for the store.`,
      );
    const quickest = random.whole(2, 5) * 5;
    const total = totals.get(store.id);
    return {
      id: store.id,
      module_id: moduleOf(store.module).id,
      zone_id: store.zone,
      slug: store.slug,
      name: store.name,
      address: address.address,
      logo: logoOf(store),
      cover: coverOf(store),
      latitude: address.latitude,
      longitude: address.longitude,
      delivery_time: `${quickest}-${quickest + 10}`,
      // The rest of the delivery time is the ride.
      preparation_minutes: Math.round(quickest * 0.6),
      free_delivery: store.freeDelivery,
      minimum_order: store.minimumOrder,
      discount_percent: store.discountPercent,
      active: !store.inactive,
      featured: store.featured,
      veg: total?.veg ?? false,
      non_veg: total?.nonVeg ?? false,
      delivery: true,
      take_away: store.module !== 'ecommerce' && !random.chance(0.1),
      schedule_order: store.ordersAhead,
      rating_sum: total?.ratingSum ?? 0,
      rating_count: total?.ratingCount ?? 0,
      order_count: total?.orders ?? 0,
      created_at: new Date(now.getTime() - random.whole(24, 24 * 700) * HOUR).toISOString(),
      ...termsOf(store),
      announcement: announcementOf(store),
    };
  });
}

/** Every third store has something to say, by what it sells. */
const announcementOf = ({ id, module }: DemoStore): Words | null =>
  id % 3 === 1 ? textOf(`announcement.${module}`) : null;

/** Medicine is not taxed; kitchens pack what they cook, and some shops add the tax at the till (CHK-11). */
function termsOf({ slug, module }: DemoStore) {
  const random = seeded(`terms-${slug}`);
  return {
    tax_rate: module === 'pharmacy' ? 0 : 500,
    tax_included: module !== 'ecommerce' || random.chance(0.6),
    packaging_fee: module === 'food' ? random.pick([0, 100, 150, 200]) : 0,
  };
}

export interface StoreTotals {
  ratingSum: number;
  ratingCount: number;
  orders: number;
  /** Whether a kitchen has dishes without meat, and with it. */
  veg: boolean;
  nonVeg: boolean;
}

export const logoOf = ({ chain }: DemoStore): string => `logos/${chain}`;

export const coverOf = ({ chain }: DemoStore): string => `covers/${chain}`;
