import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { SearchPage } from '@souk/contracts/api';
import { createPool } from '@souk/database';
import { testDatabases } from '@souk/database/testing';
import { DEFAULT_ITEMS, fillDatabase } from '@souk/demo-data';
import { capabilitiesOf, SEARCH_ENGINE_NAMES, startMarketplaceApi } from '@souk/marketplace-api';

/** A Monday at ten in the city: kitchens still serve breakfast. */
const NOW = new Date('2026-05-04T06:00:00Z');
const HARBOUR = 1;
const FIRST = 3;

/** Names that have to be among the first three, or what each of the three has to be. */
type Wanted = readonly string[] | { each: RegExp } | { from: string };
const each = (names: RegExp): Wanted => ({ each: names });
const from = (store: string): Wanted => ({ from: store });

const QUERIES: Record<'food' | 'grocery' | 'pharmacy' | 'ecommerce', [query: string, wanted: Wanted][]> = {
  food: [
    ['margherita', ['Margherita Pizza']],
    ['humus', ['Hummus with Tahini']],
    ['shawrma', each(/Shawarma/)],
    ['chiken biryani', ['Chicken Biryani']],
    ['caeser salad', ['Chicken Caesar Salad']],
    ['kunaf', ['Cheese Kunafa']],
    ['forno pizza', from('Forno del Molo')],
    ['soup', ['Lentil Soup']],
    [
      'halal burger',
      each(/^(Classic Beef|Double Cheese|Crispy Chicken|Mushroom Swiss|Smoky Barbecue) ?burger/i),
    ],
    ['vegetarian pizza', each(/Pizza/)],
    ['بيتزا مارغريتا', ['Margherita Pizza']],
    ['الحمص', ['Hummus with Tahini']],
    ['شاورما دجاج', ['Chicken Shawarma Wrap']],
    ['كنافه', ['Cheese Kunafa']],
    ['قهوه عربيه', ['Arabic Coffee Pot']],
    ['شوربه العدس', ['Lentil Soup']],
    ['تبولا', ['Tabbouleh']],
    ['برغر حلال', each(/^(Classic Beef|Double Cheese|Crispy Chicken|Mushroom Swiss|Smoky Barbecue) ?burger/i)],
    ['بيتزا نباتية', each(/Pizza/)],
    ['مشاوي المرسى', from('Mashawi Al Marsa')],
  ],
  grocery: [
    ['milk', each(/Milk/)],
    ['full cream mlk', ['Full Cream Milk 1 L']],
    ['bannana', ['Bananas']],
    ['طماطم', ['Tomatoes']],
    ['olive oil', ['Olive Oil 1 L']],
    ['choc', each(/Chocolate/)],
    ['brocoli', ['Broccoli']],
    ['orange juice', ['Orange Juice 1.5 L']],
    ['harbour dairy', each(/Milk|Laban|Yogurt|Labneh|Cheese|Cheddar|Halloumi|Butter|Feta|Cream|Kefir/)],
    ['apples', ['Red Apples', 'Green Apples']],
    ['حليب', each(/Milk/)],
    ['خبز عربى', ['Arabic Bread, 6']],
    ['التفاح', ['Red Apples', 'Green Apples']],
    ['زيت الزيتون', ['Olive Oil 1 L']],
    ['ارز', ['Basmati Rice 5 kg']],
    ['موز', ['Bananas']],
    ['شوكولاته داكنة', ['Dark Chocolate 70%']],
    ['بيظ', ['Free-Range Eggs, 12']],
  ],
  pharmacy: [
    ['paracetamol', ['Paracetamol 500 mg, 24']],
    ['antihistamin', ['Antihistamine 10 mg, 30']],
    ['vitamin c', each(/Vitamin C/)],
    ['sunscren', each(/Sunscreen/)],
    ['toothp', each(/Toothpaste/)],
    ['baby shampoo', ['Baby Shampoo 500 ml']],
    ['diaper', each(/Diaper/)],
    ['باراسيتامول', ['Paracetamol 500 mg, 24']],
    ['اومبرازول', ['Omeprazole 20 mg, 14']],
    ['معجون اسنان', each(/Toothpaste/)],
    ['حفاظات', ['Baby Diapers Size 3, 60']],
    ['قطره عين', ['Eye Drops 10 ml']],
    ['فيتامين د', each(/Vitamin D/)],
    ['كمامة', ['Face Masks, 50']],
  ],
  ecommerce: [
    ['laptop', ['Laptop 14 inch']],
    ['headphnes', ['Wireless Headphones']],
    ['running shoes', ['Running Shoes']],
    ['t-shirt', ['Cotton T-Shirt']],
    ['dress', each(/Dress/)],
    ['smrat watch', ['Smart Watch']],
    ['هاتف', each(/phone/i)],
    ['حقيبه سفر', ['Suitcase']],
    ['حذاء جري', ['Running Shoes']],
    ['فستنان', each(/Dress/)],
    ['سماعة', ['Wireless Headphones']],
    ['نكسورا', from('Nexora Store')],
  ],
};

/** What is found by an engine alone that forgives slips. */
const SLIPS = new Set([
  'humus',
  'shawrma',
  'chiken biryani',
  'caeser salad',
  'تبولا',
  'full cream mlk',
  'bannana',
  'brocoli',
  'بيظ',
  'sunscren',
  'اومبرازول',
  'حفاظات',
  'headphnes',
  'smrat watch',
  'فستنان',
]);

const RUNS = testDatabases().flatMap((database) =>
  SEARCH_ENGINE_NAMES.map((searchEngine) => ({ database, searchEngine })),
);

for (const { database, searchEngine } of RUNS) {
  describe(`search by ${searchEngine} in the demo city on the ${database.name} database`, () => {
    let mediaDir: string;
    let opened: Awaited<ReturnType<typeof database.open>>;
    let api: Awaited<ReturnType<typeof startMarketplaceApi>>;
    let modules: Map<string, number>;
    before(async () => {
      mediaDir = mkdtempSync(join(tmpdir(), 'souk-relevance-'));
      opened = await database.open();
      api = await startMarketplaceApi({ databaseUrl: opened.url, mediaDir, searchEngine, now: () => NOW });
      const pool = createPool(opened.url, { max: 1 });
      await fillDatabase(pool, { items: DEFAULT_ITEMS, now: NOW });
      const { rows } = await pool.query<{ id: number; module_type: string }>(
        'select * from marketplace.modules',
      );
      modules = new Map(rows.map(({ id, module_type }) => [module_type, id]));
      await pool.end();
    });
    after(async () => {
      await api.close();
      await opened.close();
      rmSync(mediaDir, { recursive: true });
    });

    it('asks sixty things at least, half of them in Arabic (SRC-8)', () => {
      const asked = Object.values(QUERIES).flat();
      const arabic = asked.filter(([query]) => /\p{Script=Arabic}/u.test(query));
      assert.ok(asked.length >= 60, `${asked.length} queries`);
      assert.equal(arabic.length, asked.length / 2);
    });

    for (const [module, queries] of Object.entries(QUERIES))
      for (const [query, wanted] of queries)
        it(`finds in ${module} what "${query}" means (SRC-8)`, async (test) => {
          if (SLIPS.has(query) && !capabilitiesOf(searchEngine).typos)
            return test.skip('this engine takes words as they are typed');
          const address = `/api/v1/items/get-combined-data?${new URLSearchParams({ name: query }).toString()}`;
          const headers = { zoneid: String(HARBOUR), moduleId: String(modules.get(module)) };
          const answer = await fetch(api.url + address, { headers });
          const { products } = (await answer.json()) as SearchPage;
          const first = products.slice(0, FIRST);
          const found = first.map(({ name, store_name }) => `${name} (${store_name})`).join('; ');
          assert.ok(first.length > 0, 'nothing is found');
          if ('each' in wanted)
            assert.ok(
              first.every(({ name }) => wanted.each.test(name)),
              found,
            );
          else if ('from' in wanted)
            assert.ok(
              first.every(({ store_name }) => store_name === wanted.from),
              found,
            );
          else
            for (const name of wanted)
              assert.ok(
                first.some((item) => item.name === name),
                `${name} is not in ${found}`,
              );
        });
  });
}
