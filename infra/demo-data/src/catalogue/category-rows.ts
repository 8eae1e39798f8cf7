import { moduleOf } from '../modules.ts';
import { cell, parseTable } from '../table.ts';
import { words } from '../words.ts';
import { categoryTable } from './categories.ts';

/** The categories in the order of the table, which is their order on the pages. */
export const categoryRows = () => {
  const ids = new Map<string, number>();
  return parseTable(categoryTable).map((row, index) => {
    const path = cell(row, 1).replace('*', '');
    const slug = path.split('/').at(-1) ?? path;
    const id = index + 1;
    ids.set(slug, id);
    const parent = path.includes('/') ? ids.get(path.split('/')[0] ?? '') : undefined;
    return {
      id,
      module_id: moduleOf(cell(row, 0)).id,
      parent_id: parent ?? null,
      slug,
      name: words(cell(row, 2), cell(row, 3)),
      image: `items/${cell(row, 4)}`,
      featured: cell(row, 1).startsWith('*'),
      position: index,
    };
  });
};
