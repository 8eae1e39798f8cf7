import type { ModuleType } from '../modules.ts';
import { inBothLanguages, readTable } from '../read-table.ts';
import type { Words } from '../words.ts';

/** A product; every store that sells it has an item of its own for it. */
export interface Product {
  module: ModuleType;
  category: string;
  name: Words;
  description: Words;
  /** In cents, before the store's own price. */
  price: number;
  picture: string;
  brand: string | null;
  vegetarian: boolean;
  recommended: boolean;
  organic: boolean;
  halal: boolean;
  /** Basic medicine (HOM-3). */
  basic: boolean;
  prescription: boolean;
  /** Served in the morning only. */
  morning: boolean;
  /** The kind of its older-style choices, such as size-colour. */
  choices: string | null;
  soldByKilogram: boolean;
  maximum: number | null;
  conditions: string[];
  /** The generic names of a medicine. */
  ingredients: string[];
}

const COLUMNS = [
  'category',
  ...inBothLanguages('name', 'description'),
  'price',
  'picture',
  'brand',
  'vegetarian',
  'recommended',
  'organic',
  'halal',
  'basic',
  'prescription',
  'served',
  'choices',
  'unit',
  'maximum',
  'conditions',
  'ingredients',
];

const read = (module: ModuleType): Product[] =>
  readTable(`catalogue/${module}`, COLUMNS).map((row) => ({
    module,
    category: row.text('category'),
    name: row.words('name'),
    description: row.words('description'),
    price: row.cents('price'),
    picture: row.text('picture'),
    brand: row.optional('brand') || null,
    vegetarian: row.isYes('vegetarian'),
    recommended: row.isYes('recommended'),
    organic: row.isYes('organic'),
    halal: row.isYes('halal'),
    basic: row.isYes('basic'),
    prescription: row.isYes('prescription'),
    morning: row.optional('served') === 'morning',
    choices: row.optional('choices') || null,
    soldByKilogram: row.optional('unit') === 'kg',
    maximum: row.optionalNumber('maximum'),
    conditions: row.list('conditions'),
    ingredients: row.list('ingredients'),
  }));

export const products: Product[] = [
  ...read('food'),
  ...read('grocery'),
  ...read('pharmacy'),
  ...read('ecommerce'),
];
