import { groupBy } from '../group-by.ts';
import type { ModuleType } from '../modules.ts';
import { readTable } from '../read-table.ts';

/** Comments by tone; good ones are about what a module sells. */
const byTone = groupBy(
  readTable('customers/comments', ['module', 'tone', 'text']).map((row) => ({
    tone: row.oneOf('tone', ['good', 'fair', 'poor']),
    module: row.optional('module'),
    text: row.text('text'),
  })),
  ({ tone, module }) => (tone === 'good' ? module : tone),
);

/** Comments on a module's items by their rating. */
export function comments(module: ModuleType, rating: number): string[] {
  const tone = rating >= 4 ? module : rating === 3 ? 'fair' : 'poor';
  return (byTone.get(tone) ?? []).map(({ text }) => text);
}
