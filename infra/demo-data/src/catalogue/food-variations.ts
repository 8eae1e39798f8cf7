import { wordsOf } from '../words.ts';
import type { Words } from '../words.ts';

export interface FoodGroup {
  name: Words;
  type: 'single' | 'multi';
  min: number;
  max: number;
  required: boolean;
  values: { label: Words; price: number }[];
}

/** `values` are "English | Arabic | extra price". */
function group(
  name: string,
  kind: 'single' | 'multi',
  bounds: [number, number],
  values: string[],
): FoodGroup {
  return {
    name: wordsOf(name),
    type: kind,
    min: kind === 'multi' ? Math.max(1, bounds[0]) : 0,
    max: kind === 'multi' ? bounds[1] : 0,
    required: bounds[0] > 0,
    values: values.map((value) => ({
      label: wordsOf(value),
      price: Math.round(Number(value.split('|')[2] ?? 0) * 100),
    })),
  };
}

const pizzaSize = group(
  'Size | الحجم',
  'single',
  [1, 1],
  ['Regular 28 cm | عادي ٢٨ سم | 0', 'Large 33 cm | كبير ٣٣ سم | 12', 'Family 40 cm | عائلي ٤٠ سم | 24'],
);
const crust = group(
  'Crust | العجينة',
  'single',
  [0, 1],
  ['Thin | رقيقة | 0', 'Stuffed with cheese | محشوة بالجبن | 8', 'Wholegrain | حبوب كاملة | 4'],
);
const toppings = group(
  'Extra toppings | إضافات',
  'multi',
  [0, 3],
  [
    'Olives | زيتون | 3',
    'Mushrooms | فطر | 4',
    'Jalapeño | هالبينو | 3',
    'Extra cheese | جبن إضافي | 6',
    'Sweet corn | ذرة | 3',
  ],
);
const meal = group(
  'Make it a meal | اجعلها وجبة',
  'single',
  [0, 1],
  ['Fries and soft drink | بطاطا ومشروب غازي | 12', 'Salad and water | سلطة وماء | 14'],
);
const cooking = group(
  'How it is cooked | درجة الطهي',
  'single',
  [1, 1],
  ['Medium | وسط | 0', 'Medium well | وسط إلى ناضج | 0', 'Well done | ناضج جيدًا | 0'],
);
const sauces = group(
  'Choose your sauces | اختر الصلصات',
  'multi',
  [1, 2],
  ['Garlic | ثوم | 0', 'Barbecue | باربكيو | 0', 'Hot chilli | حارة | 0', 'Honey mustard | عسل وخردل | 1.5'],
);
const spice = group(
  'Spice level | درجة الحرارة',
  'single',
  [1, 1],
  ['Mild | خفيف | 0', 'Medium | متوسط | 0', 'Hot | حار | 0'],
);
const bread = group(
  'Bread | الخبز',
  'single',
  [1, 1],
  ['Saj | صاج | 0', 'Pita | خبز عربي | 0', 'Samoon | صمون | 1'],
);
const sides = group(
  'Pick two sides | اختر طبقين جانبيين',
  'multi',
  [2, 2],
  ['Saffron rice | أرز بالزعفران | 0', 'Fries | بطاطا | 0', 'Fattoush | فتوش | 3', 'Hummus | حمص | 3'],
);
const cup = group(
  'Cup | الكوب',
  'single',
  [1, 1],
  ['Small | صغير | 0', 'Medium | وسط | 3', 'Large | كبير | 6'],
);
const milk = group(
  'Milk | الحليب',
  'single',
  [0, 1],
  ['Full cream | كامل الدسم | 0', 'Oat | شوفان | 4', 'Almond | لوز | 4', 'Coconut | جوز الهند | 4'],
);
const scoops = group(
  'Flavours | النكهات',
  'multi',
  [1, 3],
  [
    'Vanilla | فانيلا | 0',
    'Chocolate | شوكولاتة | 0',
    'Pistachio | فستق | 2',
    'Mango | مانجو | 0',
    'Strawberry | فراولة | 0',
  ],
);
const protein = group(
  'Add protein | أضف بروتين',
  'single',
  [0, 1],
  ['Grilled chicken | دجاج مشوي | 9', 'Salmon | سلمون | 16', 'Halloumi | حلوم | 8'],
);
const noodle = group(
  'Noodle | النودلز',
  'single',
  [1, 1],
  ['Egg noodles | نودلز بالبيض | 0', 'Rice noodles | نودلز أرز | 0', 'Udon | أودون | 3'],
);
const toppingsSweet = group(
  'Toppings | الإضافات',
  'multi',
  [0, 2],
  [
    'Pistachio crumbs | فستق مجروش | 4',
    'Cream | قشطة | 4',
    'Honey | عسل | 3',
    'Chocolate sauce | صلصة شوكولاتة | 3',
  ],
);

/** The option groups by category; dishes of other categories have none. */
export const foodGroups = new Map<string, FoodGroup[]>([
  ['pizza', [pizzaSize, crust, toppings]],
  ['burgers', [meal, sauces]],
  ['grills', [cooking, sides]],
  ['shawarma', [bread, meal]],
  ['noodles', [noodle, spice]],
  ['curry', [spice]],
  ['chicken', [sauces, meal]],
  ['salads', [protein]],
  ['coffee', [cup, milk]],
  ['juices', [cup]],
  ['ice-cream', [scoops]],
  ['desserts', [toppingsSweet]],
  ['mexican', [spice, toppings]],
  ['pasta', [protein]],
]);
