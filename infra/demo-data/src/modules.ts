import { inBothLanguages, readTable } from './read-table.ts';
import type { Words } from './words.ts';

const MODULE_TYPES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'] as const;
export type ModuleType = (typeof MODULE_TYPES)[number];

export interface DemoModule {
  id: number;
  type: ModuleType;
  name: Words;
  description: Words;
  zones: number[];
}

export const HARBOUR = 1;

/** Ecommerce is available in one zone only, so that the modules depend on the place (MOD-3). */
export const modules: DemoModule[] = readTable('modules', [
  'type',
  'zones',
  ...inBothLanguages('name', 'description'),
]).map((row, index) => ({
  id: index + 1,
  type: row.oneOf('type', MODULE_TYPES),
  name: row.words('name'),
  description: row.words('description'),
  zones: row.list('zones').map(Number),
}));

/** The module of a type. */
export function moduleOf(type: string): DemoModule {
  const found = modules.find((module) => module.type === type);
  if (!found)
    throw new Error(
      `No module has the type ${type}. Use one of ${modules.map((module) => module.type).join(', ')}.`,
    );
  return found;
}
