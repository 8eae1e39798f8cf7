import { moduleOf } from '../modules.ts';
import { inBothLanguages, readTable } from '../read-table.ts';

const categories = readTable('catalogue/categories', [
  'module',
  'slug',
  'parent',
  'featured',
  ...inBothLanguages('name'),
  'picture',
  'option_groups',
]);

/** The categories in the order of the table, which is their order on the pages. */
export const categoryRows = () => {
  const ids = new Map(categories.map((row, index) => [row.text('slug'), index + 1]));
  return categories.map((row, position) => ({
    id: position + 1,
    module_id: moduleOf(row.text('module')).id,
    parent_id: row.optional('parent') ? row.lookUp('parent', ids) : null,
    slug: row.text('slug'),
    name: row.words('name'),
    image: `items/${row.text('picture')}`,
    featured: row.isYes('featured'),
    position,
  }));
};

/** The names of the option groups of each category's dishes. */
export const optionGroupsOfCategories = new Map(
  categories.map((row) => [row.text('slug'), row.list('option_groups')]),
);
