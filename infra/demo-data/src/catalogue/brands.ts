import { moduleOf } from '../modules.ts';
import { cell, parseTable } from '../table.ts';
import { words } from '../words.ts';

/** Module | slug | English | Arabic */
export const brandTable = `
grocery | wadi-farm | Wadi Farm | مزرعة الوادي
grocery | green-terrace | Green Terrace | المدرّجات الخضراء
grocery | palm-and-co | Palm & Co. | نخلة وشركاه
grocery | harbour-dairy | Harbour Dairy | ألبان المرفأ
grocery | oven-street | Oven Street | شارع الفرن
grocery | sunny-grove | Sunny Grove | البستان المشمس
grocery | clear-spring | Clear Spring | النبع الصافي
grocery | fizz-club | Fizz Club | نادي الفوّار
grocery | caravan | Caravan | القافلة
grocery | damask | Damask | دمشقية
grocery | lumina-sweets | Lumina Sweets | حلويات لومينا
grocery | bright-home | Bright Home | البيت المشرق
pharmacy | clarova | Clarova | كلاروفا
pharmacy | vitalia | Vitalia | فيتاليا
pharmacy | tiny-steps | Tiny Steps | خطوات صغيرة
pharmacy | medicor | Medicor | ميديكور
pharmacy | dermalis | Dermalis | ديرماليس
pharmacy | northman | Northman | نورثمان
ecommerce | marsa-thread | Marsa Thread | خيط المرسى
ecommerce | stride | Stride | سترايد
ecommerce | saddle | Saddle | سرج
ecommerce | wave-rider | Wave Rider | راكب الموج
ecommerce | little-tide | Little Tide | المدّ الصغير
ecommerce | goal-line | Goal Line | خط المرمى
ecommerce | nexora | Nexora | نكسورا
ecommerce | sonance | Sonance | سونانس
ecommerce | pixel-bay | Pixel Bay | خليج البكسل
ecommerce | optika | Optika | أوبتيكا
ecommerce | casa-lume | Casa Lume | كازا لومي
ecommerce | lumina | Lumina | لومينا
ecommerce | harbour-press | Harbour Press | دار المرفأ
food | forno-group | Forno | فورنو
food | caravan-coffee | Caravan Coffee | قهوة القافلة
food | nour-sweets | Al Nour Sweets | حلويات النور
food | dockside | Dockside | الرصيف
food | lulwa-table | Lulwa Table | مائدة لولوة
food | red-lantern | Red Lantern | الفانوس الأحمر
food | crackle | Crackle | كراكل
food | verdant | Verdant | فيردانت
food | perla | Perla | بيرلا
`;

/** A brand with products in two modules has a row, and a slug, in each. */
export const brandRows = () =>
  parseTable(brandTable).map((row, index) => ({
    id: index + 1,
    module_id: moduleOf(cell(row, 0)).id,
    slug: cell(row, 1),
    name: words(cell(row, 2), cell(row, 3)),
    image: `brands/${cell(row, 1)}`,
  }));
