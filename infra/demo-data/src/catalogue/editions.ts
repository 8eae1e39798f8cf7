import type { ModuleType } from '../modules.ts';
import { wordsOf } from '../words.ts';
import type { Product } from './products.ts';

/** English | Arabic | share of the price. Further editions of products, for stores with more items than their trade has products. */
const editions: Record<Exclude<ModuleType, 'parcel'>, string[]> = {
  food: [
    'Family Size | حجم عائلي | 2.4',
    'Small | صغير | 0.7',
    "Chef's Special | وصفة الشيف | 1.3",
    'Lunch Deal | عرض الغداء | 0.85',
    'Extra Spicy | حار جدًا | 1',
    'Sharing Box | علبة مشاركة | 3',
    'Kids | للأطفال | 0.6',
  ],
  grocery: [
    'Twin Pack | عبوتان | 1.9',
    'Family Pack | عبوة عائلية | 3.4',
    'Mini | عبوة صغيرة | 0.5',
    'Premium | فاخر | 1.4',
    'Imported | مستورد | 1.3',
    'Value Pack | عبوة توفير | 2.6',
    'Seasonal | موسمي | 1.1',
  ],
  pharmacy: [
    'Twin Pack | عبوتان | 1.9',
    'Travel Size | حجم السفر | 0.5',
    'Family Pack | عبوة عائلية | 3.2',
    'Sensitive | للبشرة الحساسة | 1.1',
    'Refill | عبوة إعادة تعبئة | 0.8',
    'Plus | بلس | 1.25',
    'Starter Kit | طقم البداية | 2.2',
  ],
  ecommerce: [
    'Limited Edition | إصدار محدود | 1.25',
    'Open Box | علبة مفتوحة | 0.8',
    'Gift Wrapped | مغلّف كهدية | 1.1',
    'Refurbished | مجدّد | 0.7',
    'Bundle | طقم كامل | 1.6',
    'Classic | كلاسيكي | 0.95',
    'Signature | سيغنتشر | 1.4',
  ],
};

/** A product as it is, or in its n-th edition. */
export function editionOf(product: Product, round: number): Product {
  if (round === 0 || product.module === 'parcel') return product;
  const list = editions[product.module];
  const line = list[(round - 1) % list.length] ?? '';
  const edition = wordsOf(line);
  const number = round > list.length ? ` ${Math.ceil(round / list.length)}` : '';
  return {
    ...product,
    name: {
      en: `${product.name.en}, ${edition.en}${number}`,
      ar: `${product.name.ar}، ${edition.ar}${number}`,
    },
    price: Math.round(product.price * Number(line.split('|')[2] ?? 1)),
  };
}
