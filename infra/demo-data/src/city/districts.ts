import { words } from '../words.ts';
import type { Words } from '../words.ts';
import type { Point } from './frame.ts';

export interface District {
  name: Words;
  at: Point;
}

/** The quarters of Marsa Lulwa; an address belongs to the nearest one. */
export const districts: District[] = [
  { name: words('Old Harbour', 'المرفأ القديم'), at: [-250, 250] },
  { name: words('Pearl Quay', 'رصيف اللؤلؤ'), at: [-1100, 450] },
  { name: words('Goldsmiths', 'حي الصاغة'), at: [300, -350] },
  { name: words('Lighthouse Point', 'رأس المنارة'), at: [-2500, 700] },
  { name: words('Al Bustan', 'البستان'), at: [-1400, -700] },
  { name: words('Citadel', 'القلعة'), at: [-500, -1000] },
  { name: words('Weavers', 'حي النسّاجين'), at: [450, -1500] },
  { name: words('Al Nakheel', 'النخيل'), at: [-2700, -900] },
  { name: words('Windmill Heights', 'مرتفعات الطاحونة'), at: [-1600, -2300] },
  { name: words('Olive Terraces', 'مدرّجات الزيتون'), at: [-100, -2500] },
  { name: words('Western Wadi', 'الوادي الغربي'), at: [-3700, -2300] },
  { name: words('Bridge Quarter', 'حي الجسر'), at: [1900, -200] },
  { name: words('Lagoon', 'البحيرة'), at: [3000, 300] },
  { name: words('Orchards', 'البساتين'), at: [2500, -1500] },
  { name: words('Salt Works', 'الملاحات'), at: [4600, -300] },
  { name: words('Al Rawabi', 'الروابي'), at: [4100, -1700] },
  { name: words('Mill Bend', 'منعطف الطاحون'), at: [2400, -2700] },
  { name: words('Southgate', 'البوابة الجنوبية'), at: [-600, -4600] },
  { name: words('Quarry Hills', 'تلال المحجر'), at: [3600, -4600] },
  { name: words('Far Dunes', 'الكثبان البعيدة'), at: [-5600, -900] },
];

/** The quarter of a point. */
export function districtAt([x, y]: Point): District {
  const distance = ({ at }: District) => Math.hypot(at[0] - x, at[1] - y);
  return districts.reduce((best, district) => (distance(district) < distance(best) ? district : best));
}
