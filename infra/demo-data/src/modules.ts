import { words } from './words.ts';
import type { Words } from './words.ts';

export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel';

export interface DemoModule {
  id: number;
  type: ModuleType;
  name: Words;
  description: Words;
  zones: number[];
}

export const HARBOUR = 1;
export const EAST_BANK = 2;

/** Ecommerce is available in one zone only, so that the modules depend on the place (MOD-3). */
export const modules: DemoModule[] = [
  {
    id: 1,
    type: 'food',
    name: words('Food', 'طعام'),
    description: words('Meals from the kitchens around you', 'وجبات من المطاعم القريبة منك'),
    zones: [HARBOUR, EAST_BANK],
  },
  {
    id: 2,
    type: 'grocery',
    name: words('Grocery', 'بقالة'),
    description: words('The weekly shop, at your door today', 'تسوّقك الأسبوعي يصل إليك اليوم'),
    zones: [HARBOUR, EAST_BANK],
  },
  {
    id: 3,
    type: 'pharmacy',
    name: words('Pharmacy', 'صيدلية'),
    description: words('Medicine and care, day and night', 'أدوية وعناية ليلًا ونهارًا'),
    zones: [HARBOUR, EAST_BANK],
  },
  {
    id: 4,
    type: 'ecommerce',
    name: words('Shop', 'متجر'),
    description: words('Fashion, electronics and things for the home', 'أزياء وإلكترونيات ولوازم المنزل'),
    zones: [HARBOUR],
  },
  {
    id: 5,
    type: 'parcel',
    name: words('Parcel', 'طرود'),
    description: words('Send anything across the city', 'أرسل أي شيء إلى أي مكان في المدينة'),
    zones: [HARBOUR, EAST_BANK],
  },
];

/** The module of a type. */
export function moduleOf(type: string): DemoModule {
  const found = modules.find((module) => module.type === type);
  if (!found) throw new Error(`There is no module of type ${type}.`);
  return found;
}
