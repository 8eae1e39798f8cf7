import { moduleOf } from '../modules.ts';
import { coverOf, logoOf } from '../stores/stores.ts';
import type { DemoStore } from '../stores/stores.ts';
import { cell, parseTable } from '../table.ts';
import { words } from '../words.ts';
import { daysFrom } from './days.ts';

/** Store | video or store promotion | English | Arabic | description | Arabic description. */
const advertisementTable = `
forno-del-molo | kitchen | Straight from the oven | من الفرن مباشرة | See how our dough becomes your dinner. | شاهد كيف تصبح عجينتنا عشاءك.
beit-lulwa | | A table full of mezze | مائدة عامرة بالمازة | Forty small plates and room for one more. | أربعون طبقًا صغيرًا ومكان لواحد آخر.
dockside-burgers | | Stacked by the sea | طبقات على البحر | Burgers the size of an appetite. | برغر بحجم الشهية.
dar-al-nahr | kitchen | Breakfast on the river | فطور على النهر | Warm bread from six in the morning. | خبز ساخن من السادسة صباحًا.
tramonto-pizza-house | | Sunset slices | شرائح الغروب | Thin crust and a view of the bridge. | عجينة رقيقة وإطلالة على الجسر.
caravan-coffee-roasters | | Roasted on Mondays | نحمّص كل اثنين | Beans from three mountains. | حبوب من ثلاثة جبال.
lulwa-fresh-market | market | The market comes to you | السوق يأتي إليك | Picked, packed and at your door. | نقطف ونغلّف ونوصل إلى بابك.
bustan-greens | | Greens with roots | خضار بجذورها | From gardens up the river. | من بساتين أعلى النهر.
east-bank-grocers | market | Your street's own grocer | بقال شارعك | Open when you are. | مفتوح متى احتجت.
orchard-lane | | Orchard days | أيام البستان | Fruit by the crate. | فواكه بالصندوق.
harbour-pharmacy | | Here at any hour | هنا في كل ساعة | A pharmacist answers, day and night. | صيدلي يجيبك ليلًا ونهارًا.
east-bank-pharmacy | | Care across the bridge | عناية عبر الجسر | Prescriptions within the hour. | وصفات خلال ساعة.
little-steps-mother-and-baby | | First steps | الخطوات الأولى | For every first time. | لكل مرة أولى.
atelier-lulwa | | Sewn in the old town | خياطة البلدة القديمة | Kaftans, one at a time. | قفاطين واحدًا تلو الآخر.
nexora-store | gadgets | New in the window | جديد الواجهة | Phones, sound and screens. | هواتف وصوت وشاشات.
casa-lume | | Rooms with light | غرف مضيئة | Things that make a house a home. | أشياء تجعل البيت بيتًا.
kumo-sushi | | Cut to order | تُقطّع عند الطلب | Fish from this morning's boats. | سمك من قوارب هذا الصباح.
crumb-and-crescent | | The first batch | الدفعة الأولى | Croissants while the street still sleeps. | كرواسون والشارع ما زال نائمًا.
el-faro-cantina | kitchen | Tacos till late | تاكو حتى وقت متأخر | Warm tortillas by the lighthouse road. | تورتيلا دافئة على طريق المنارة.
corniche-hypermarket | market | Everything on one list | كل شيء في قائمة واحدة | Four thousand shelves, one basket. | آلاف الرفوف وسلّة واحدة.
root-and-rind | | Nothing sprayed | بلا مبيدات | Organic, and proud of its mud. | عضوي وفخور بترابه.
river-road-market | | Late and stocked | متأخر ومليء | Milk at midnight. | حليب عند منتصف الليل.
vita-corner | | A good start | بداية جيدة | Vitamins for the season. | فيتامينات للموسم.
riverside-care | | Ask a pharmacist | اسأل الصيدلي | Advice before the sale. | نصيحة قبل البيع.
cradle-and-care | | Small comforts | راحة صغيرة | For mothers at any hour. | للأمهات في أي ساعة.
stride-footwear | | Miles in comfort | أميال من الراحة | Shoes that forgive the cobbles. | أحذية ترحم الأرصفة القديمة.
harbour-press-books | | Read by the sea | اقرأ على البحر | A book with every tide. | كتاب مع كل مدّ.
`;

/** Highlights for you (PRO-3 to PRO-6), of both types. */
export const advertisementRows = (stores: readonly DemoStore[], now: Date) =>
  parseTable(advertisementTable).map((row, index) => {
    const store = stores.find(({ slug }) => slug === cell(row, 0));
    if (!store) throw new Error(`no store ${cell(row, 0)} to advertise`);
    const video = cell(row, 1);
    return {
      id: index + 1,
      module_id: moduleOf(store.module).id,
      store_id: store.id,
      add_type: video ? 'video_promotion' : 'store_promotion',
      title: words(cell(row, 2), cell(row, 3)),
      description: words(cell(row, 4), cell(row, 5)),
      cover: coverOf(store),
      profile: logoOf(store),
      video: video ? `video/${video}.webm` : null,
      is_rating_active: true,
      is_review_active: index % 3 !== 2,
      position: index,
      starts_at: daysFrom(now, -4),
      ends_at: daysFrom(now, 60),
    };
  });
