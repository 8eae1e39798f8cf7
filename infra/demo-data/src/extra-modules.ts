import type { Row } from './database/insert-rows.ts';
import { HARBOUR, moduleOf, modules } from './modules.ts';

/** The module that stores, goods and pictures are borrowed from. */
const LENDER = 'grocery';
const STORES_PER_ZONE = 2;
const ITEMS_PER_STORE = 12;
const ALWAYS = { opens: '00:00', closes: '00:00' };

type Tables = readonly [table: string, rows: Row[]][];

/**
 * Adds a module of each named type to the rows of the demo, so that a remote for it can be looked at before the marketplace
 * has anything of the kind: with stores that never close, goods and pictures of the grocery module. Types that the demo has
 * are left out.
 */
export function addExtraModules(tables: Tables, types: readonly string[]): void {
  const byName = new Map(tables);
  const rowsOf = (table: string): Row[] => {
    const rows = byName.get(table);
    if (!rows)
      throw new Error(
        `The modules of SOUK_DEMO_MODULES cannot be added: the demo has no table ${table}. Start without SOUK_DEMO_MODULES.`,
      );
    return rows;
  };
  const add = (table: string, row: Row, changes: Row): Row => {
    const rows = rowsOf(table);
    const id = 1 + rows.reduce((highest, each) => Math.max(highest, Number(each.id)), 0);
    const added = { ...row, ...changes, id };
    rows.push(added);
    return added;
  };
  const lender = moduleOf(LENDER);
  const module = requireRow(rowsOf('modules').find(({ id }) => id === lender.id));
  const lent = [...rowsOf('stores')].filter(({ module_id, active }) => module_id === lender.id && active);
  const goods = [...rowsOf('items')];
  const categories = [...rowsOf('categories')];
  const known = new Set<string>(modules.map(({ type }) => type));
  for (const type of new Set(types.filter((each) => !known.has(each)))) {
    const name = nameOf(type);
    const own = add('modules', module, {
      module_type: type,
      slug: type,
      name: { en: name, ar: name },
      position: rowsOf('modules').length,
    });
    // A category of its own for each that is lent.
    const ownCategories = new Map<unknown, unknown>();
    for (const zone_id of lender.zones) {
      rowsOf('module_zones').push({ module_id: own.id, zone_id });
      for (const store of lent.filter((each) => each.zone_id === zone_id).slice(0, STORES_PER_ZONE)) {
        const slug = `${type}-${String(store.slug)}`;
        const ownStore = add('stores', store, { module_id: own.id, slug, featured: zone_id === HARBOUR });
        for (let day = 0; day < 7; day += 1)
          rowsOf('store_schedules').push({ store_id: ownStore.id, day, ...ALWAYS });
        for (const item of goods.filter((each) => each.store_id === store.id).slice(0, ITEMS_PER_STORE)) {
          const { category_id } = item;
          if (!ownCategories.has(category_id)) {
            const category = requireRow(categories.find(({ id }) => id === category_id));
            const changes = { module_id: own.id, parent_id: null, slug: `${type}-${String(category.slug)}` };
            ownCategories.set(category_id, add('categories', category, { ...changes, featured: true }).id);
          }
          add('items', item, {
            module_id: own.id,
            store_id: ownStore.id,
            category_id: ownCategories.get(category_id),
            brand_id: null,
            slug: `${type}-${String(item.slug)}`,
          });
        }
      }
    }
  }
}

/** `pet-food` as `Pet food`. */
const nameOf = (type: string) => `${type.charAt(0).toUpperCase()}${type.slice(1)}`.replaceAll('-', ' ');

function requireRow(row: Row | undefined): Row {
  if (!row)
    throw new Error(
      `The modules of SOUK_DEMO_MODULES cannot be added: ${LENDER}, which they borrow from, has no rows. Start without SOUK_DEMO_MODULES.`,
    );
  return row;
}
