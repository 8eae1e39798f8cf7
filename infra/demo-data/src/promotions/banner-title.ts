import type { DemoItem } from '../catalogue/items.ts';
import type { DemoStore } from '../stores/stores.ts';
import { textOf } from '../texts.ts';
import type { Words } from '../words.ts';

type Values = Record<string, Words | number>;

/** A text with the values of its placeholders, such as `{store}`. */
export function filled(text: Words, values: Values): Words {
  const inLanguage = (language: keyof Words) =>
    text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined)
        throw new Error(
          `The text "${text.en}" contains {${name}}, which has no value. Use one of ${Object.keys(values).join(', ')}.`,
        );
      return typeof value === 'number' ? String(value) : value[language];
    });
  return { en: inLanguage('en'), ar: inLanguage('ar') };
}

/** What a banner of a store says: its offer where it has one. */
export function storeTitle(text: Words, { name, discountPercent, freeDelivery }: DemoStore): Words {
  if (discountPercent > 0)
    return filled(textOf('banner.discount'), { percent: discountPercent, store: name });
  return filled(freeDelivery ? textOf('banner.free_delivery') : text, { store: name });
}

/** What a banner of an item says: its discount where it has one. */
export const itemTitle = (text: Words, { row, product, store }: DemoItem): Words =>
  row.discount > 0 && row.discount_type === 'percent'
    ? filled(textOf('banner.item'), { percent: row.discount, item: product.name, store: store.name })
    : filled(text, { store: store.name });
