import type { Product } from './products.ts';

const IN_BASE_UNITS = { g: [1, 'g'], kg: [1000, 'g'], ml: [1, 'ml'], L: [1000, 'ml'] } as const;

const isUnit = (unit: string | undefined): unit is keyof typeof IN_BASE_UNITS =>
  unit !== undefined && unit in IN_BASE_UNITS;

/** The net content in a product's name: `6 x 330 ml`, `1.5 L`, `500 g`, or a count such as `Eggs, 12`. */
export function netContentOf({ module, name, choices }: Pick<Product, 'module' | 'name' | 'choices'>) {
  const none = { net_amount: null, net_unit: null };
  if (module !== 'grocery' || choices) return none;
  const measured = /(?:(\d+) x )?(\d+(?:\.\d+)?) (g|kg|ml|L)\b/.exec(name.en);
  const [, packs = '1', amount = '', unit] = measured ?? [];
  if (isUnit(unit)) {
    const [factor, base] = IN_BASE_UNITS[unit];
    return { net_amount: Math.round(Number(packs) * Number(amount) * factor), net_unit: base };
  }
  const [, count] = /, (\d+)(?: \p{L}+)?$/u.exec(name.en) ?? [];
  return count === undefined ? none : { net_amount: Number(count), net_unit: 'piece' };
}
