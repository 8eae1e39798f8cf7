import { moduleOf } from '../modules.ts';
import { cell, parseTable } from '../table.ts';
import { words } from '../words.ts';

/** Picture | English | Arabic | description | Arabic description | a category's fees per km and at least; `# kind` starts a list. */
const parcelTable = `
# category
documents | Documents | مستندات | Contracts, passports and papers | عقود وجوازات وأوراق | 1.5 | 10
small-parcel | Small Parcel | طرد صغير | Up to 5 kg, fits a backpack | حتى ٥ كغ ويتسع في حقيبة ظهر | 2 | 12
large-parcel | Large Parcel | طرد كبير | Up to 30 kg, by van | حتى ٣٠ كغ بالشاحنة الصغيرة | 4 | 30
gifts | Gifts & Flowers | هدايا وزهور | Carried upright, with a smile | تُحمل بعناية وابتسامة | 2.5 | 15
food-and-cakes | Food & Cakes | طعام وكعك | Kept cool and level | تبقى باردة ومستوية | 2.5 | 15
electronics | Electronics | إلكترونيات | Padded and insured | مبطّنة ومؤمّنة | 3 | 20
fragile | Fragile | قابل للكسر | Wrapped by hand before it moves | يُغلّف يدويًا قبل نقله | 3 | 20
laundry | Laundry & Clothes | غسيل وملابس | On hangers or folded | معلّقة أو مطوية | 2 | 12
keys | Keys & Small Things | مفاتيح وأشياء صغيرة | The things one forgets | الأشياء التي ننساها | 1.5 | 10
# banner
banner-city | Door to door in an hour | من الباب إلى الباب في ساعة | Anywhere between the lighthouse and the salt works. | في أي مكان بين المنارة والملاحات.
banner-moving | Bigger than a backpack? | أكبر من حقيبة ظهر؟ | Vans for sofas, shelves and everything after. | شاحنات للأرائك والرفوف وما بعدها.
banner-gift | Send a little joy | أرسل فرحة صغيرة | Flowers and gifts, carried upright. | زهور وهدايا تصل سالمة.
# why_choose
why-fast | Fast | سريع | A rider within thirty minutes. | مندوب خلال ثلاثين دقيقة.
why-safe | Safe | آمن | Insured from hand to hand. | مؤمّن من يد إلى يد.
why-track | In sight | تحت نظرك | Follow it on the map. | تابعه على الخريطة.
why-fair | Fair price | سعر عادل | You see it before you send. | تراه قبل أن ترسل.
`;

const rows = parseTable(parcelTable);
const module_id = moduleOf('parcel').id;

export const parcelCategoryRows = () =>
  rows
    .filter(({ section }) => section === 'category')
    .map((row, position) => ({
      id: position + 1,
      module_id,
      name: words(cell(row, 1), cell(row, 2)),
      description: words(cell(row, 3), cell(row, 4)),
      image: `parcel/${cell(row, 0)}`,
      position,
      fee_per_km: Number(cell(row, 5)) * 100,
      minimum_fee: Number(cell(row, 6)) * 100,
    }));

/** The banners at the top of the parcel home, and its reasons to choose it (PCL-1). */
export const parcelBannerRows = () =>
  rows
    .filter(({ section }) => section !== 'category')
    .map((row, position) => ({
      id: position + 1,
      module_id,
      kind: row.section,
      title: words(cell(row, 1), cell(row, 2)),
      short_description: words(cell(row, 3), cell(row, 4)),
      image: `parcel/${cell(row, 0)}`,
      position,
    }));
