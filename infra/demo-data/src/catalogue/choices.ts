import { groupBy } from '../group-by.ts';
import type { ModuleType } from '../modules.ts';
import type { Random } from '../random.ts';
import { inBothLanguages, readTable } from '../read-table.ts';
import { textOf } from '../texts.ts';
import type { Words } from '../words.ts';
import type { DemoStore } from '../stores/stores.ts';
import { writtenPrice } from './prices.ts';
import type { Product } from './products.ts';

const axes = groupBy(
  readTable('catalogue/choices', ['choice', ...inBothLanguages('title', 'option'), 'surcharge']).map(
    (row) => ({
      choice: row.text('choice'),
      title: row.words('title'),
      label: row.words('option'),
      /** As a share of the price, 0.5 for half as much again. */
      surcharge: row.optionalNumber('surcharge') ?? 0,
    }),
  ),
  ({ choice }) => choice,
);

/** The axes of a product's choices: size-colour has two. */
const axesOf = (choices: string | null) =>
  (choices ?? '').split('-').flatMap((choice) => {
    const axis = axes.get(choice);
    return axis ? [axis] : [];
  });

/** The columns choice_options and variations of an item. Some combinations are out of stock. */
export function choicesOf(
  { module, choices }: Product,
  { discountPercent }: DemoStore,
  price: number,
  random: Random,
) {
  const list = axesOf(module === 'food' ? null : choices);
  const combinations = list.reduce<number[][]>(
    (lists, axis) => lists.flatMap((options) => axis.map((_, index) => [...options, index])),
    [[]],
  );
  const variations = combinations.map((options) => {
    const extra = options.reduce((sum, option, axis) => sum + (list[axis]?.[option]?.surcharge ?? 0), 0);
    return {
      options,
      price: extra === 0 ? price : writtenPrice(module, price * (1 + extra), discountPercent),
      stock: random.chance(0.1) ? 0 : random.whole(2, 30),
    };
  });
  return {
    choice_options: list.map((axis) => ({
      title: axis[0]?.title,
      options: axis.map(({ label }) => label),
    })),
    variations: list.length > 0 ? variations : [],
  };
}

const unitOfModule = new Map<ModuleType, Words>([
  ['grocery', textOf('unit.grocery')],
  ['pharmacy', textOf('unit.pharmacy')],
  ['ecommerce', textOf('unit.ecommerce')],
]);

/** The unit in which a product is sold. */
export const unitOf = ({ module, soldByKilogram }: Product): Words | null =>
  soldByKilogram ? textOf('unit.kg') : (unitOfModule.get(module) ?? null);
