import { moduleOf } from '../modules.ts';
import { inBothLanguages, readTable } from '../read-table.ts';

const rows = readTable('catalogue/conditions', ['key', ...inBothLanguages('name'), 'picture']);

export const conditionIds = new Map(rows.map((row, index) => [row.text('key'), index + 1]));

export const conditionRows = () =>
  rows.map((row, index) => ({
    id: index + 1,
    module_id: moduleOf('pharmacy').id,
    name: row.words('name'),
    image: row.text('picture'),
  }));
