import type { ModuleType } from '../modules.ts';
import { cell, parseOptions, parseTable } from '../table.ts';
import { words } from '../words.ts';
import type { Words } from '../words.ts';
import { ecommerceGoods } from './ecommerce-goods.ts';
import { foodDishes } from './food-dishes.ts';
import { groceryGoods } from './grocery-goods.ts';
import { pharmacyGoods } from './pharmacy-goods.ts';

/** A product; every store that sells it has an item of its own for it. */
export interface Product {
  module: ModuleType;
  category: string;
  name: Words;
  description: Words;
  /** In cents, before the store's own price. */
  price: number;
  picture: string;
  options: Map<string, string>;
}

const read = (module: ModuleType, text: string): Product[] =>
  parseTable(text).map((row) => ({
    module,
    category: row.section,
    name: words(cell(row, 0), cell(row, 1)),
    price: Math.round(Number(cell(row, 2)) * 100),
    picture: cell(row, 3),
    options: parseOptions(cell(row, 4)),
    description: words(cell(row, 5), cell(row, 6)),
  }));

export const products: Product[] = [
  ...read('food', foodDishes),
  ...read('grocery', groceryGoods),
  ...read('pharmacy', pharmacyGoods),
  ...read('ecommerce', ecommerceGoods),
];
