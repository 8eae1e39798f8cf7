import { parseTable, cell } from '../table.ts';
import { words } from '../words.ts';
import type { Words } from '../words.ts';

/** English | Arabic */
const avenueTable = `
Pearl Avenue | جادة اللؤلؤ
Avenue of the Admirals | جادة أمراء البحر
Lighthouse Road | طريق المنارة
Citadel Avenue | جادة القلعة
Caravan Road | طريق القوافل
Sultana Avenue | جادة السلطانة
Olive Press Road | طريق المعصرة
Avenue of the Looms | جادة الأنوال
Windmill Road | طريق الطاحونة
Gate of the South Road | طريق الباب الجنوبي
Palm Avenue | جادة النخيل
Astronomers' Avenue | جادة الفلكيين
Old Wall Ring | دائري السور القديم
Goldsmiths' Ring | دائري الصاغة
Gardens Ring | دائري البساتين
Harbour Ring | دائري المرفأ
Western Ring | الدائري الغربي
Independence Avenue | جادة الاستقلال
Poets' Avenue | جادة الشعراء
University Avenue | جادة الجامعة
River Road | طريق النهر
Orchard Avenue | جادة البستان
Salt Road | طريق الملح
Bridge Avenue | جادة الجسر
Lagoon Boulevard | شارع البحيرة الكبير
Mill Road | طريق الطاحون
East Bank Boulevard | شارع الضفة الشرقية الكبير
Station Avenue | جادة المحطة
Fishermen's Road | طريق الصيادين
Southern Cross Avenue | جادة الصليب الجنوبي
Heron Avenue | جادة مالك الحزين
Quarry Road | طريق المحجر
`;

const nounTable = `
Saffron | الزعفران
Jasmine | الياسمين
Cardamom | الهيل
Cinnamon | القرفة
Rosewater | ماء الورد
Lantern | الفانوس
Copper | النحاس
Silver | الفضة
Coral | المرجان
Anchor | المرساة
Sail | الشراع
Compass | البوصلة
Tide | المدّ
Seagull | النورس
Dolphin | الدلفين
Turtle | السلحفاة
Heron | البلشون
Falcon | الصقر
Swallow | السنونو
Nightingale | العندليب
Cedar | الأرز
Tamarisk | الأثل
Fig | التين
Pomegranate | الرمان
Lemon | الليمون
Almond | اللوز
Date Palm | النخلة
Mulberry | التوت
Myrtle | الآس
Basil | الريحان
Mint | النعناع
Thyme | الزعتر
Sumac | السماق
Amber | العنبر
Oud | العود
Indigo | النيلة
Silk | الحرير
Linen | الكتان
Weaver | النسّاج
Potter | الخزّاف
Glassblower | نافخ الزجاج
Coppersmith | النحّاس
Carpenter | النجار
Bookbinder | مجلّد الكتب
Calligrapher | الخطّاط
Lamplighter | موقد المصابيح
Boatbuilder | باني القوارب
Pilot | المرشد البحري
Moon | القمر
Star | النجمة
Sunrise | الشروق
Breeze | النسيم
North Wind | ريح الشمال
Rain | المطر
Spring | الربيع
Well | البئر
Fountain | النافورة
Mirror | المرآة
Minaret | المئذنة
Bell | الجرس
Arch | القوس
Stair | الدرج
Garden Gate | باب الحديقة
Orchard Gate | باب البستان
Wheat | القمح
Honey | العسل
Oven | الفرن
Spice | البهار
Market | السوق
Scales | الميزان
Merchant | التاجر
Traveller | المسافر
Camel | الجمل
Gazelle | الغزال
Horse | الحصان
Lion | الأسد
Peacock | الطاووس
Butterfly | الفراشة
Shell | الصدفة
Sand | الرمل
Dune | الكثيب
Reed | القصب
Willow | الصفصاف
Stone | الحجر
Marble | الرخام
`;

const kinds = [words('Street', 'شارع'), words('Lane', 'زقاق'), words('Walk', 'ممشى')];

const nouns = parseTable(nounTable);

export const avenueNames: Words[] = parseTable(avenueTable).map((row) => words(cell(row, 0), cell(row, 1)));

/** Enough names for all named streets: streets first, then lanes, then walks. */
export const streetNames: Words[] = kinds.flatMap((kind) =>
  nouns.map((row) => words(`${cell(row, 0)} ${kind.en}`, `${kind.ar} ${cell(row, 1)}`)),
);
