import { moduleOf } from '../modules.ts';
import { inBothLanguages, readTable } from '../read-table.ts';

/** A brand with products in two modules has a row, and a slug, in each. */
export const brandRows = () =>
  readTable('catalogue/brands', ['module', 'slug', ...inBothLanguages('name')]).map((row, index) => ({
    id: index + 1,
    module_id: moduleOf(row.text('module')).id,
    slug: row.text('slug'),
    name: row.words('name'),
    image: `brands/${row.text('slug')}`,
  }));
