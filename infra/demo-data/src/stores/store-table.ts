/**
 * Module | kind | zone (1 harbour, 2 east bank) | English | Arabic | options.
 * Options: off=percent, hours=day|evening|weekdays|season (else open around the clock), inactive, featured, later (orders
 * ahead), free (free delivery), min=amount.
 */
export const storeTable = `
food | pizzeria | 1 | Forno del Molo | فورنو ديل مولو | featured off=15
food | pizzeria | 1 | Basil & Ember | ريحان وجمر | later
food | pizzeria | 2 | Tramonto Pizza House | بيتزا ترامونتو | featured free
food | burgers | 1 | Dockside Burgers | برغر الرصيف | featured free
food | burgers | 1 | The Brass Anchor Grill | شواية المرساة النحاسية | hours=evening later
food | burgers | 2 | Bun & Tide | خبز ومدّ | featured off=10
food | levant | 1 | Beit Lulwa | بيت لولوة | featured
food | levant | 1 | Teta Salma's Kitchen | مطبخ تيتا سلمى | later min=25
food | levant | 1 | Zaytoun Garden | حديقة الزيتون | free
food | levant | 2 | Dar Al Nahr | دار النهر | featured
food | grills | 1 | Charcoal Lane | درب الفحم | off=20
food | grills | 1 | Mashawi Al Marsa | مشاوي المرسى | featured min=40
food | grills | 2 | Al Jisr Grill House | مشاوي الجسر | featured later
food | shawarma | 1 | Shawarma Al Sahil | شاورما الساحل | featured free
food | shawarma | 2 | Saj & Spice | صاج وبهار | featured
food | sushi | 1 | Kumo Sushi | كومو سوشي | featured
food | sushi | 2 | Blue Fin Counter | الزعنفة الزرقاء | featured hours=evening
food | noodles | 1 | Red Lantern Noodles | نودلز الفانوس الأحمر | off=12
food | noodles | 2 | Wok This Way | ووك على الطريق | featured free
food | indian | 1 | Saffron Route | درب الزعفران | featured
food | indian | 2 | Monsoon Kitchen | مطبخ المونسون | featured later
food | seafood | 1 | The Net Loft | علّية الشباك | featured min=50
food | seafood | 1 | Sayyad Fish House | بيت الصياد | off=10
food | chicken | 1 | Crackle Chicken | دجاج كراكل | free
food | chicken | 2 | Coop & Co. | كوب آند كو |
food | healthy | 1 | Verdant Bowls | أوعية خضراء | featured
food | healthy | 2 | Leaf & Lemon | ورق وليمون | free
food | breakfast | 1 | First Light Café | مقهى أول الضوء | later
food | bakery | 1 | Oven Street Bakery | مخبز شارع الفرن | featured
food | bakery | 2 | Crumb & Crescent | فتات وهلال | featured off=10
food | sweets | 1 | Halawiyat Al Nour | حلويات النور | featured
food | sweets | 2 | Sugar Wharf | رصيف السكر | free
food | ice-cream | 1 | Gelateria Perla | جيلاتيريا بيرلا |
food | coffee | 1 | Caravan Coffee Roasters | محمصة القافلة | featured
food | coffee | 2 | Slow Tide Coffee | قهوة المدّ البطيء |
food | juice | 1 | Squeeze Bar | بار العصير | off=5
food | mexican | 1 | Casa Verde Taqueria | كاسا فيردي | hours=day
food | mexican | 2 | El Faro Cantina | كانتينا الفارو | later
food | italian | 1 | Trattoria Laguna | تراتوريا لاغونا | featured
food | italian | 2 | Nonna on the River | نونا على النهر | inactive
food | levant | 2 | Winter Lantern Kitchen | مطبخ فانوس الشتاء | hours=season later
grocery | supermarket | 1 | Lulwa Fresh Market | سوق لولوة الطازج | featured free
grocery | supermarket | 1 | Corniche Hypermarket | هايبرماركت الكورنيش | featured off=8
grocery | supermarket | 1 | Daily Basket | السلة اليومية | featured later
grocery | supermarket | 2 | East Bank Grocers | بقالة الضفة الشرقية | featured
grocery | supermarket | 2 | River Road Market | سوق طريق النهر | featured free
grocery | greengrocer | 1 | Bustan Greens | خضار البستان | featured
grocery | greengrocer | 2 | Orchard Lane | درب البساتين | off=10
grocery | organic | 1 | Root & Rind | جذر وقشر | featured
grocery | organic | 2 | Terrace Organic | مدرّجات عضوية | featured later
grocery | dairy | 1 | Wadi Farm Shop | متجر مزرعة الوادي | free
grocery | butcher | 1 | Al Qasr Butchery | ملحمة القصر | hours=day later
grocery | butcher | 2 | Harbour Catch & Cuts | صيد ولحوم المرفأ |
grocery | corner | 1 | Old Town Corner Shop | بقالة البلدة القديمة |
grocery | corner | 1 | Night Owl Mini Mart | ميني ماركت البومة | free
grocery | corner | 2 | Palm Court Minimart | ميني ماركت النخيل | featured off=5
grocery | beauty-shop | 1 | Damask Bath & Beauty | دمشقية للجمال | featured
grocery | beauty-shop | 2 | Rosewater Corner | ركن ماء الورد |
grocery | corner | 2 | Lagoon Convenience | بقالة البحيرة | inactive
pharmacy | pharmacy | 1 | Harbour Pharmacy | صيدلية المرفأ | featured free
pharmacy | pharmacy | 1 | Al Shifa Pharmacy | صيدلية الشفاء | featured
pharmacy | pharmacy | 1 | Corniche Health | صحة الكورنيش | off=10
pharmacy | pharmacy | 1 | Plaza Chemist | صيدلية الساحة | featured later
pharmacy | pharmacy | 1 | Nakheel Family Pharmacy | صيدلية عائلة النخيل | free
pharmacy | pharmacy | 2 | East Bank Pharmacy | صيدلية الضفة الشرقية | featured
pharmacy | pharmacy | 2 | Riverside Care | عناية ضفاف النهر | featured
pharmacy | pharmacy | 2 | Al Jisr Pharmacy | صيدلية الجسر | featured off=7
pharmacy | mother-baby | 1 | Little Steps Mother & Baby | خطوات صغيرة للأم والطفل | featured
pharmacy | mother-baby | 2 | Cradle & Care | مهد وعناية | featured free
pharmacy | wellness | 1 | Vita Corner | ركن فيتا | later
pharmacy | wellness | 2 | Balance Nutrition | توازن للتغذية | off=12
pharmacy | derma | 1 | Derma Studio | ديرما ستوديو | featured
pharmacy | pharmacy | 1 | Lighthouse Night Pharmacy | صيدلية المنارة الليلية |
pharmacy | pharmacy | 2 | Orchard Road Chemist | صيدلية طريق البساتين | hours=weekdays
ecommerce | fashion | 1 | Marsa Thread | خيط المرسى | featured off=10
ecommerce | fashion | 1 | Atelier Lulwa | أتيليه لولوة | featured
ecommerce | fashion | 1 | Sail & Stitch | شراع وغرزة | free
ecommerce | fashion | 1 | The Kaftan Room | غرفة القفطان |
ecommerce | shoes-sport | 1 | Stride Footwear | سترايد للأحذية | featured
ecommerce | shoes-sport | 1 | Goal Line Sports | خط المرمى للرياضة | off=15
ecommerce | shoes-sport | 1 | Wave Rider Outfitters | راكب الموج | later
ecommerce | electronics | 1 | Nexora Store | متجر نكسورا | featured
ecommerce | electronics | 1 | Circuit Souk | سوق الدوائر | free off=5
ecommerce | electronics | 1 | Pixel Bay | خليج البكسل |
ecommerce | home | 1 | Casa Lume | كازا لومي | featured
ecommerce | home | 1 | Clay & Cedar | طين وأرز | later
ecommerce | home | 1 | The Copper Kitchen | المطبخ النحاسي | free
ecommerce | kids | 1 | Little Tide Toys | ألعاب المدّ الصغير | featured
ecommerce | kids | 1 | Paper Kite Kids | أطفال الطائرة الورقية | off=10
ecommerce | accessories | 1 | Lumina Jewels | مجوهرات لومينا | featured
ecommerce | accessories | 1 | Optika | أوبتيكا |
ecommerce | books-music | 1 | Harbour Press Books | كتب دار المرفأ | featured
ecommerce | books-music | 1 | String & Reed | وتر وناي | hours=day
ecommerce | gifts | 1 | The Gift Lighthouse | منارة الهدايا | free
`;
