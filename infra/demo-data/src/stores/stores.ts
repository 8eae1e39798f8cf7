import { districts } from '../city/districts.ts';
import { addressesIn } from '../city/addresses.ts';
import { moduleOf } from '../modules.ts';
import { seeded } from '../random.ts';
import { cell, parseOptions, parseTable } from '../table.ts';
import { slugOf, words } from '../words.ts';
import type { Words } from '../words.ts';
import { storeKind } from './store-kind.ts';
import type { StoreKind } from './store-kind.ts';
import { storeTable } from './store-table.ts';

/** A store as the rest of the data needs to know it. */
export interface DemoStore {
  id: number;
  slug: string;
  name: Words;
  module: string;
  zone: number;
  kind: StoreKind;
  options: Map<string, string>;
}

const base = parseTable(storeTable);

/** Stores of the table; where more are wanted, their branches in other districts. */
export function demoStores(count: number): DemoStore[] {
  return Array.from({ length: Math.max(count, base.length) }, (_, index) => {
    const row = base[index % base.length] ?? { section: '', cells: [] };
    const round = Math.floor(index / base.length);
    const district = districts[round % districts.length]?.name;
    const suffix = round >= districts.length ? ` ${Math.floor(round / districts.length) + 1}` : '';
    const name =
      round === 0 || !district
        ? words(cell(row, 3), cell(row, 4))
        : words(`${cell(row, 3)}, ${district.en}${suffix}`, `${cell(row, 4)}، ${district.ar}${suffix}`);
    return {
      id: index + 1,
      slug: slugOf(name.en),
      name,
      module: cell(row, 0),
      kind: storeKind(cell(row, 1)),
      zone: Number(cell(row, 2)),
      options: parseOptions(cell(row, 5)),
    };
  });
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
    if (!address) throw new Error(`There is no address for the store ${store.slug}.`);
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
      // The rest of what a card promises is the ride.
      preparation_minutes: Math.round(quickest * 0.6),
      free_delivery: store.options.has('free'),
      minimum_order: Number(store.options.get('min') ?? 0) * 100,
      discount_percent: Number(store.options.get('off') ?? 0),
      active: !store.options.has('inactive'),
      featured: store.options.has('featured'),
      veg: total?.veg ?? false,
      non_veg: total?.nonVeg ?? false,
      delivery: true,
      take_away: store.module !== 'ecommerce' && !random.chance(0.1),
      schedule_order: store.options.has('later'),
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
const ANNOUNCEMENTS: Record<string, Words> = {
  food: words(
    'The kitchen closes an hour earlier on Friday. Order before 10 PM.',
    'يغلق المطبخ قبل ساعة يوم الجمعة. اطلب قبل العاشرة مساءً.',
  ),
  grocery: words(
    'Fresh vegetables arrive every morning at seven.',
    'تصل الخضار الطازجة كل صباح عند السابعة.',
  ),
  pharmacy: words(
    'Our pharmacist answers questions from 9 AM to 9 PM.',
    'يجيب الصيدلي عن أسئلتكم من التاسعة صباحًا حتى التاسعة مساءً.',
  ),
  ecommerce: words('Returns are free for 14 days.', 'الإرجاع مجاني خلال ١٤ يومًا.'),
};
const announcementOf = ({ id, module }: DemoStore): Words | null =>
  id % 3 === 1 ? (ANNOUNCEMENTS[module] ?? null) : null;

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

/** A badge of one of its kind's emblems, in one of two colours. */
export const logoOf = ({ id, kind }: DemoStore): string =>
  `logos/${kind.name}-${(id % kind.emblems.length) + 1}-${(id % 2) + 1}`;

/** One of its kind's counters. */
export const coverOf = ({ id, kind }: DemoStore): string => `covers/${kind.cover}-${(id % 3) + 1}`;
