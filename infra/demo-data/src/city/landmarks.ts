import { cell, parseTable } from '../table.ts';
import { words } from '../words.ts';
import type { Words } from '../words.ts';
import type { Point } from './frame.ts';

export interface Landmark {
  kind: string;
  name: Words;
  at: Point;
}

/** Kind | metres east, north | English | Arabic */
const landmarkTable = `
square | 0, 0 | Square of the Pearl | ساحة اللؤلؤة
landmark | -2700, 1080 | Lulwa Lighthouse | منارة لولوة
landmark | -560, -1010 | The Citadel | القلعة
landmark | -380, 330 | Old Customs House | دار الجمارك القديمة
harbour | -300, 400 | Fishing Harbour | مرفأ الصيد
harbour | 250, 560 | Ferry Pier | رصيف العبّارات
museum | -180, -220 | Museum of the Sea | متحف البحر
museum | 260, -520 | Pearl Divers' Museum | متحف غواصي اللؤلؤ
market | -120, 160 | Spice Market | سوق البهارات
market | 330, -330 | Gold Market | سوق الذهب
market | -420, -280 | Cloth Market | سوق القماش
market | -620, 260 | Fish Market | سوق السمك
market | 2050, -350 | River Market | سوق النهر
mosque | 140, 220 | Harbour Mosque | مسجد المرفأ
mosque | -1350, -820 | Al Bustan Mosque | مسجد البستان
mosque | 2350, -620 | Al Jisr Mosque | مسجد الجسر
church | 520, 120 | Church of the Sailors | كنيسة البحّارة
theatre | -250, -620 | Opera House | دار الأوبرا
theatre | 2250, 60 | River Theatre | مسرح النهر
library | 60, -780 | City Library | مكتبة المدينة
university | -1100, -1550 | University of Marsa Lulwa | جامعة مرسى لولوة
university | 3300, -1150 | Institute of Marine Science | معهد علوم البحار
school | -900, -480 | Lantern School | مدرسة الفانوس
school | -2150, -700 | Palm School | مدرسة النخلة
school | 2800, -750 | East Bank School | مدرسة الضفة الشرقية
school | 3900, -1500 | Al Rawabi School | مدرسة الروابي
hospital | -1750, -1250 | General Hospital | المستشفى العام
hospital | 2600, -250 | East Bank Hospital | مستشفى الضفة الشرقية
clinic | 420, -980 | Goldsmiths' Clinic | عيادة الصاغة
station | -650, -1750 | Central Station | المحطة المركزية
station | 1980, -900 | Bridge Station | محطة الجسر
station | -2950, -350 | Nakheel Tram Stop | محطة ترام النخيل
station | 3500, -250 | Lagoon Tram Stop | محطة ترام البحيرة
hotel | -1150, 480 | Grand Corniche Hotel | فندق الكورنيش الكبير
hotel | -80, 340 | Captain's Inn | نُزل القبطان
hotel | 2700, 720 | Lagoon Bay Hotel | فندق خليج البحيرة
hotel | 1650, 120 | River Terrace Hotel | فندق شرفة النهر
beach | -1650, 600 | Corniche Beach | شاطئ الكورنيش
beach | -3400, 640 | West Beach | الشاطئ الغربي
beach | 4000, 780 | Salt Works Beach | شاطئ الملاحات
park | -1550, -620 | Al Bustan Park | حديقة البستان
park | 2750, -1750 | Orchard Park | حديقة البساتين
park | -1600, -2300 | Windmill Hill | تل الطاحونة
stadium | -3300, -1600 | Falcon Stadium | استاد الصقر
stadium | 4300, -1100 | East Bank Arena | صالة الضفة الشرقية
mall | -1950, -300 | Palm Gallery Mall | مول معرض النخيل
mall | 3050, -550 | Lagoon Mall | مول البحيرة
mall | 300, -1950 | Weavers' Centre | مركز النسّاجين
office | -480, 120 | City Hall | بلدية المدينة
office | 150, -150 | Central Post Office | البريد المركزي
office | 2150, -150 | East Bank Courthouse | محكمة الضفة الشرقية
office | -950, 300 | Harbour Master's Office | مكتب مدير المرفأ
tower | 620, -150 | Pearl Tower | برج اللؤلؤة
tower | 2900, 620 | Lagoon Tower | برج البحيرة
bridge | 870, 185 | Old Bridge | الجسر القديم
island | 2500, 1560 | Pearl Island | جزيرة اللؤلؤ
works | 4850, 200 | Old Salt Works | الملاحات القديمة
works | 2450, -2650 | The River Mill | طاحونة النهر
farm | 4300, -2300 | Rawabi Farms | مزارع الروابي
farm | -3500, -2700 | Wadi Farm | مزرعة الوادي
outside | -600, -4500 | Southgate Caravanserai | خان البوابة الجنوبية
outside | 3600, -4600 | Quarry Hills Lookout | مطلّ تلال المحجر
outside | -5700, -900 | Far Dunes Camp | مخيم الكثبان البعيدة
outside | 7200, -1400 | Eastern Airfield | المطار الشرقي
outside | -1800, -4300 | Solar Fields | حقول الشمس
`;

export const landmarks: Landmark[] = parseTable(landmarkTable).map((row) => {
  const [x = 0, y = 0] = cell(row, 1).split(',').map(Number);
  return { kind: cell(row, 0), name: words(cell(row, 2), cell(row, 3)), at: [x, y] };
});
