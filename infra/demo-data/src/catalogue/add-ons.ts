import { wordsOf } from '../words.ts';
import type { Words } from '../words.ts';

/** English | Arabic | price; by the store's kind, with a set for the rest. */
const sets: Record<string, string[]> = {
  sweet: [
    'Extra cream | قشطة إضافية | 4',
    'Birthday candle | شمعة عيد ميلاد | 5',
    'Gift wrapping | تغليف هدية | 8',
    'Vanilla scoop | كرة فانيلا | 6',
  ],
  drink: [
    'Extra shot | جرعة إضافية | 4',
    'Caramel syrup | شراب الكراميل | 3',
    'Butter croissant | كرواسون بالزبدة | 9',
    'Chia seeds | بذور الشيا | 3',
  ],
  savoury: [
    'Garlic dip | صلصة ثوم | 3',
    'Extra cheese | جبن إضافي | 5',
    'French fries | بطاطا مقلية | 10',
    'Pickles | مخلل | 3',
    'Soft drink | مشروب غازي | 6',
    'Warm bread | خبز ساخن | 3',
  ],
  asian: [
    'Soy sauce | صلصة الصويا | 2',
    'Pickled ginger | زنجبيل مخلل | 3',
    'Miso soup | شوربة ميسو | 9',
    'Steamed rice | أرز مطهو بالبخار | 8',
    'Chilli oil | زيت حار | 3',
  ],
};

const setOfKind: Record<string, string> = {
  bakery: 'sweet',
  sweets: 'sweet',
  'ice-cream': 'sweet',
  breakfast: 'drink',
  coffee: 'drink',
  juice: 'drink',
  sushi: 'asian',
  noodles: 'asian',
};

/** The add-ons of a food store of this kind; prices in cents. */
export const addOnsOf = (kind: string): { name: Words; price: number }[] =>
  (sets[setOfKind[kind] ?? 'savoury'] ?? []).map((line) => ({
    name: wordsOf(line),
    price: Math.round(Number(line.split('|')[2] ?? 0) * 100),
  }));
