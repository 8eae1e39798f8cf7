import { inBothLanguages, readTable } from '../read-table.ts';
import type { Words } from '../words.ts';

const names = new Map(
  readTable('catalogue/nutrients-and-allergens', ['key', 'kind', ...inBothLanguages('name')]).map((row) => [
    row.text('key'),
    row.words('name'),
  ]),
);

function namesOf(keys: readonly string[]): Words[] {
  return keys.map((key) => {
    const name = names.get(key);
    if (!name)
      throw new Error(
        `infra/demo-data/data/catalogue/nutrients-and-allergens.csv has no row ${key}, which an item names. Add the row, or correct the item.`,
      );
    return name;
  });
}

const facts = new Map(
  readTable('catalogue/food-facts', ['category', 'nutrients', 'allergens']).map((row) => [
    row.text('category'),
    { nutritions: namesOf(row.list('nutrients')), allergies: namesOf(row.list('allergens')) },
  ]),
);

/** Nutrition and allergens of a category. */
export const nutritionOf = (category: string) => facts.get(category) ?? { nutritions: [], allergies: [] };
