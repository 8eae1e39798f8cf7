import { groupBy } from '../group-by.ts';
import { inBothLanguages, readTable } from '../read-table.ts';
import type { Words } from '../words.ts';
import { optionGroupsOfCategories } from './categories.ts';

export interface FoodGroup {
  name: Words;
  type: 'single' | 'multi';
  min: number;
  max: number;
  required: boolean;
  values: { label: Words; price: number }[];
}

const options = groupBy(
  readTable('catalogue/options', ['group', ...inBothLanguages('name'), 'price']).map((row) => ({
    group: row.text('group'),
    value: { label: row.words('name'), price: row.cents('price') },
  })),
  ({ group }) => group,
);

const groups = new Map(
  readTable('catalogue/option-groups', [
    'group',
    ...inBothLanguages('name'),
    'type',
    'required',
    'minimum',
    'maximum',
  ]).map((row): [string, FoodGroup] => [
    row.text('group'),
    {
      name: row.words('name'),
      type: row.oneOf('type', ['single', 'multi']),
      min: row.optionalNumber('minimum') ?? 0,
      max: row.optionalNumber('maximum') ?? 0,
      required: row.isYes('required'),
      values: row.lookUp('group', options).map(({ value }) => value),
    },
  ]),
);

/** The option groups of a category's dishes; some have none. */
export const foodGroupsOf = (category: string): FoodGroup[] =>
  (optionGroupsOfCategories.get(category) ?? []).map((name) => {
    const group = groups.get(name);
    if (!group)
      throw new Error(
        `The category ${category} names the option group ${name}, which infra/demo-data/data/catalogue/option-groups.csv does not have. Add the group, or correct its name.`,
      );
    return group;
  });
