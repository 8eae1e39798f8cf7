import type { ModuleType } from '../modules.ts';

const good: Record<string, string[]> = {
  food: [
    'Arrived hot and exactly as ordered.',
    'The best I have had in the city. We order it every Thursday.',
    'Generous portion, and the sauce is wonderful.',
    'My children asked for it again the next day.',
    'Fresh, well packed, and the driver was kind.',
    'طعم رائع ووصل ساخنًا.',
    'أفضل ما جرّبت في المدينة، نطلبه كل أسبوع.',
    'الكمية ممتازة والتغليف مرتّب.',
    'لذيذ جدًا وسأطلبه مرة أخرى.',
  ],
  grocery: [
    'Fresh, and with a long date on it.',
    'Well packed, nothing broken.',
    'Good value. It is on my weekly list now.',
    'Exactly what we buy in the shop, without the queue.',
    'طازج وتاريخ الصلاحية بعيد.',
    'السعر مناسب والتوصيل سريع.',
    'جودة ممتازة كالعادة.',
  ],
  pharmacy: [
    'Delivered within half an hour when we needed it.',
    'Sealed, with a clear leaflet.',
    'The pharmacist called to explain how to use it.',
    'Works well for us.',
    'وصل خلال نصف ساعة وقت الحاجة.',
    'منتج أصلي ومغلّف جيدًا.',
    'الصيدلي اتصل وشرح طريقة الاستعمال.',
  ],
  ecommerce: [
    'Looks even better than in the picture.',
    'Feels solid. True to size.',
    'Nicely wrapped and came a day early.',
    'Bought a second one for my sister.',
    'أجمل من الصورة.',
    'المقاس مضبوط والخامة ممتازة.',
    'تغليف أنيق ووصل قبل الموعد.',
  ],
};

const fair = [
  'Good, but it took longer than it said.',
  'Fine for the price.',
  'Nice, though a little less than I expected.',
  'جيد لكن التوصيل تأخر قليلًا.',
  'مقبول مقابل السعر.',
];
const poor = [
  'Not what I hoped for this time.',
  'It arrived late and I had to ask twice.',
  'لم يكن كما توقعت هذه المرة.',
];

/** Comments on a module's items by their rating. */
export function comments(module: ModuleType, rating: number): string[] {
  if (rating >= 4) return good[module] ?? fair;
  return rating === 3 ? fair : poor;
}
