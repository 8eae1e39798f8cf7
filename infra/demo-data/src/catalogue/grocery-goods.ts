/** English | Arabic | price | picture | options | description | Arabic description; `# slug` starts a category. */
export const groceryGoods = `
# milks
Full Cream Milk 1 L | حليب كامل الدسم ١ لتر | 6.5 | milk | rec brand=wadi-farm | Fresh pasteurised milk from nearby farms. | حليب مبستر طازج من مزارع قريبة.
Low Fat Milk 1 L | حليب قليل الدسم ١ لتر | 6.25 | milk-light | brand=wadi-farm | All the calcium, half the fat. | كل الكالسيوم بنصف الدسم.
Organic Milk 2 L | حليب عضوي ٢ لتر | 15.5 | milk-organic | org brand=green-terrace | From cows on open pasture. | من أبقار ترعى في المراعي المفتوحة.
Lactose-Free Milk 1 L | حليب خالٍ من اللاكتوز ١ لتر | 9.75 | milk-light | brand=wadi-farm | Easy to digest, with the taste of milk. | سهل الهضم بطعم الحليب المعروف.
Almond Drink 1 L | مشروب اللوز ١ لتر | 13.5 | milk-almond | org brand=green-terrace | Unsweetened, made from roasted almonds. | بلا سكر من اللوز المحمّص.
Oat Drink 1 L | مشروب الشوفان ١ لتر | 12.75 | milk-oat | rec brand=green-terrace | Foams well in coffee. | يرغو جيدًا مع القهوة.
Coconut Milk 400 ml | حليب جوز الهند ٤٠٠ مل | 8.5 | coconut | brand=palm-and-co | Rich milk for curries and sweets. | حليب غني للكاري والحلويات.
Laban Drink 500 ml | لبن عيران ٥٠٠ مل | 4.5 | laban | brand=wadi-farm | Salted and cool, as it should be. | مالح وبارد كما يجب.
Greek Yoghurt 500 g | زبادي يوناني ٥٠٠ غ | 11 | yoghurt | rec brand=wadi-farm | Thick, strained and full of protein. | كثيف ومصفّى وغني بالبروتين.
Strawberry Yoghurt 6 x 100 g | زبادي فراولة ٦ × ١٠٠ غ | 12.5 | yoghurt-strawberry | brand=wadi-farm | Six pots with real strawberries. | ست علب بالفراولة الطبيعية.
Labneh 400 g | لبنة ٤٠٠ غ | 10.5 | labneh | rec brand=wadi-farm | Creamy strained yoghurt for breakfast. | لبنة كريمية للفطور.
Akkawi Cheese | جبنة عكاوي | 36 | cheese-white | w=weight brand=wadi-farm | A mild white cheese, cut to weight. | جبنة بيضاء خفيفة تُقطّع بالوزن.
Mature Cheddar 250 g | جبنة شيدر معتّقة ٢٥٠ غ | 17 | cheese | brand=harbour-dairy | Aged for nine months. | معتّقة تسعة أشهر.
Halloumi 225 g | جبنة حلوم ٢٢٥ غ | 16.5 | cheese-white | brand=harbour-dairy | For the grill or the pan. | للشوي أو القلي.
Salted Butter 200 g | زبدة مملّحة ٢٠٠ غ | 12 | butter | brand=harbour-dairy | Churned from fresh cream. | من القشدة الطازجة.
Free-Range Eggs, 12 | بيض بلدي ١٢ حبة | 14.5 | eggs | org rec brand=green-terrace | Large eggs from hens that roam. | بيض كبير من دجاج طليق.
Chocolate Milk 6 x 180 ml | حليب بالشوكولاتة ٦ × ١٨٠ مل | 13 | milk-chocolate | brand=wadi-farm | Small cartons for lunch boxes. | عبوات صغيرة لحقيبة المدرسة.
Feta in Brine 400 g | جبنة فيتا ٤٠٠ غ | 21 | tub-feta | brand=harbour-dairy | Crumbly and sharp. | متفتتة وحادة الطعم.
Cooking Cream 500 ml | كريمة طبخ ٥٠٠ مل | 9.5 | carton-cream | brand=harbour-dairy | For sauces and soups. | للصلصات والشوربات.
Kefir 500 ml | كفير ٥٠٠ مل | 10 | bottle-kefir | org brand=green-terrace | Alive with good cultures. | غني بالبكتيريا النافعة.
# bread-juice
White Sandwich Bread | خبز توست أبيض | 6 | bread-loaf | rec brand=oven-street | Soft slices for every day. | شرائح طرية لكل يوم.
Wholegrain Bread | خبز الحبوب الكاملة | 8.5 | bread-brown | org brand=oven-street | Seeds and grains, nothing refined. | بذور وحبوب كاملة.
Arabic Bread, 6 | خبز عربي ٦ أرغفة | 3.5 | bread-flat | rec brand=oven-street | Baked every two hours. | يُخبز كل ساعتين.
Baguette | باغيت | 4 | baguette-bag | brand=oven-street | Crisp outside, airy inside. | مقرمش من الخارج وهش من الداخل.
Butter Croissants, 4 | كرواسون بالزبدة ٤ حبات | 16 | croissants | brand=oven-street | Ready to warm. | جاهزة للتسخين.
Sesame Bagels, 5 | بيغل بالسمسم ٥ حبات | 13 | bagels | brand=oven-street | Chewy rings for the toaster. | حلقات طرية للمحمصة.
Tortilla Wraps, 8 | خبز تورتيلا ٨ حبات | 9 | tortillas | brand=oven-street | Soft flour wraps. | خبز رقيق طري.
Burger Buns, 6 | خبز برغر ٦ حبات | 8 | buns | brand=oven-street | Brioche style with sesame. | بريوش بالسمسم.
Orange Juice 1.5 L | عصير برتقال ١٫٥ لتر | 13.5 | carton-orange | rec brand=sunny-grove | Not from concentrate. | ليس من مركّز.
Apple Juice 1 L | عصير تفاح ١ لتر | 9 | carton-apple | brand=sunny-grove | Pressed from red apples. | من التفاح الأحمر المعصور.
Mango Nectar 1 L | نكتار المانجو ١ لتر | 10 | carton-mango | brand=sunny-grove | Thick and sweet. | كثيف وحلو.
Pomegranate Juice 1 L | عصير رمان ١ لتر | 15 | carton-berry | org brand=sunny-grove | Tart and deep red. | منعش وداكن الحمرة.
Lemon Mint Juice 1 L | عصير ليمون ونعناع ١ لتر | 11 | carton-lemon | brand=sunny-grove | Chilled and ready to pour. | مبرّد وجاهز للتقديم.
Carrot and Ginger Juice 330 ml | عصير جزر وزنجبيل ٣٣٠ مل | 9.5 | carton-carrot | org brand=green-terrace | Cold pressed. | معصور على البارد.
Guava Juice 1 L | عصير جوافة ١ لتر | 10 | carton-guava | brand=sunny-grove | The taste of the season. | طعم الموسم.
Sesame Kaak, 5 | كعك بالسمسم ٥ | 9 | bagels | brand=oven-street | Soft ring bread for tea. | كعك طري مع الشاي.
Pretzels, 4 | بريتزل ٤ | 14 | pretzels | brand=oven-street | Salted and glossy. | مملّحة ولامعة.
Grape Juice 1 L | عصير عنب ١ لتر | 11 | carton-grape | brand=sunny-grove | From purple grapes. | من العنب البنفسجي.
# drinks
Spring Water 12 x 500 ml | مياه ينابيع ١٢ × ٥٠٠ مل | 9 | water | rec max=6 brand=clear-spring | A shrink-wrapped dozen. | عبوة من اثنتي عشرة زجاجة.
Sparkling Water 6 x 330 ml | مياه فوارة ٦ × ٣٣٠ مل | 17 | water-sparkling | brand=clear-spring | Fine bubbles, no sugar. | فقاعات ناعمة بلا سكر.
Cola 6 x 330 ml | كولا ٦ × ٣٣٠ مل | 15 | can-cola | brand=fizz-club | Best cold. | يُقدّم باردًا.
Orange Soda 6 x 330 ml | صودا برتقال ٦ × ٣٣٠ مل | 15 | can-orange | brand=fizz-club | Bright and fizzy. | منعشة وفوارة.
Lemonade 750 ml | ليموناضة ٧٥٠ مل | 12 | bottle-lemonade | brand=fizz-club | Cloudy, with Sicilian lemon. | معكّرة بالليمون.
Ginger Ale 4 x 250 ml | شراب الزنجبيل ٤ × ٢٥٠ مل | 16 | can-ginger | brand=fizz-club | Warm spice, cool drink. | نكهة دافئة ومشروب بارد.
Energy Drink 250 ml | مشروب طاقة ٢٥٠ مل | 8 | can-energy | max=4 brand=fizz-club | Not for children. | غير مخصص للأطفال.
Black Tea, 100 Bags | شاي أسود ١٠٠ كيس | 18 | tea-box | rec brand=caravan | A brisk, full-bodied blend. | خلطة قوية غنية.
Green Tea, 50 Bags | شاي أخضر ٥٠ كيسًا | 17 | tea-green-box | org brand=caravan | Delicate, lightly steamed leaves. | أوراق رقيقة مطهوة بالبخار.
Chamomile Tea, 20 Bags | بابونج ٢٠ كيسًا | 14 | tea-chamomile | org brand=caravan | Calming whole flowers. | أزهار كاملة مهدّئة.
Ground Arabic Coffee 250 g | قهوة عربية مطحونة ٢٥٠ غ | 29 | coffee-bag | rec brand=caravan | Light roast with cardamom. | تحميص فاتح بالهيل.
Espresso Beans 500 g | حبوب إسبريسو ٥٠٠ غ | 54 | coffee-beans | brand=caravan | Dark, with notes of cocoa. | داكنة بنكهة الكاكاو.
Instant Coffee 100 g | قهوة سريعة الذوبان ١٠٠ غ | 24 | coffee-jar | brand=caravan | Freeze-dried granules. | حبيبات مجففة بالتجميد.
Rose Syrup 750 ml | شراب الورد ٧٥٠ مل | 13 | bottle-rose | brand=palm-and-co | For cold milk or sparkling water. | مع الحليب البارد أو الماء الفوار.
Coconut Water 330 ml | ماء جوز الهند ٣٣٠ مل | 8.5 | coconut-water | org brand=palm-and-co | Straight from young coconuts. | من جوز الهند الأخضر.
Hibiscus Tea, 25 Bags | كركديه ٢٥ كيسًا | 13 | tea-hibiscus | org rec brand=caravan | Ruby red, hot or iced. | أحمر ياقوتي ساخنًا أو باردًا.
Mate Loose Leaf 500 g | متة ٥٠٠ غ | 19 | mate | brand=caravan | For long afternoons. | لأوقات العصر الطويلة.
Tonic Water 6 x 200 ml | ماء التونيك ٦ × ٢٠٠ مل | 18 | can-tonic | brand=fizz-club | Dry and bitter. | جاف ومر.
# beauty
Rose Hand Cream 75 ml | كريم يدين بالورد ٧٥ مل | 19 | tube-rose | rec brand=damask | Softens and smells of the garden. | ينعّم البشرة برائحة الورد.
Shea Body Lotion 400 ml | لوشن الجسم بالشيا ٤٠٠ مل | 32 | bottle-lotion | brand=damask | Day-long moisture. | ترطيب طوال اليوم.
Laurel Soap, 3 Bars | صابون الغار ٣ قطع | 21 | soap | rec org brand=damask | Olive and laurel oil, cured for a year. | زيت الزيتون والغار معتّق سنة.
Argan Shampoo 400 ml | شامبو الأرغان ٤٠٠ مل | 28 | bottle-shampoo | brand=damask | For dry and coloured hair. | للشعر الجاف والمصبوغ.
Aloe Face Gel 150 ml | جل الصبار للوجه ١٥٠ مل | 24 | tube-aloe | org brand=damask | Cools and calms. | يبرّد ويهدّئ.
Clay Face Mask 100 g | قناع الطين للوجه ١٠٠ غ | 27 | jar-clay | brand=damask | Ten minutes, once a week. | عشر دقائق مرة في الأسبوع.
Lip Balm Honey | مرطب شفاه بالعسل | 11 | lipstick-balm | brand=damask | Beeswax and honey. | شمع العسل والعسل.
Matte Lipstick | أحمر شفاه مطفي | 39 | lipstick | w=shade brand=lumina | A full colour that lasts. | لون غني يدوم.
Nail Polish | طلاء أظافر | 18 | nail-polish | w=shade brand=lumina | High shine in two coats. | لمعان عالٍ من طبقتين.
Oud Perfume 50 ml | عطر العود ٥٠ مل | 120 | perfume | rec brand=lumina | Warm oud, amber and rose. | عود دافئ وعنبر وورد.
Bath Sponge | ليفة استحمام | 9 | sponge | org brand=damask | Natural loofah. | ليف طبيعي.
Cotton Pads, 100 | أقراص قطن ١٠٠ | 8 | cotton-pads | brand=damask | Soft, pressed cotton. | قطن ناعم مضغوط.
Razors, 5 | شفرات حلاقة ٥ | 16 | razor | brand=lumina | Three blades and a soft strip. | ثلاث شفرات وشريط مرطّب.
Rosemary Hair Oil 100 ml | زيت إكليل الجبل للشعر ١٠٠ مل | 34 | dropper-green | rec org brand=damask | Massage in, rinse after an hour. | يُدلّك به ثم يُشطف بعد ساعة.
Shower Gel Amber 500 ml | جل استحمام بالعنبر ٥٠٠ مل | 22 | pump-amber | brand=damask | Warm and lasting. | دافئ وثابت.
Pocket Mirror | مرآة جيب | 15 | mirror-pocket | brand=lumina | Brass lid, two sides. | غطاء نحاسي ووجهان.
# fruit-vegetables
Bananas | موز | 7.5 | bananas | w=weight rec unit=kg | Ripe and ready. | ناضج وجاهز.
Red Apples | تفاح أحمر | 10.5 | apples | w=weight unit=kg | Crisp and sweet. | مقرمش وحلو.
Green Apples | تفاح أخضر | 11 | apples-green | w=weight unit=kg | Tart, for baking or lunch. | حامض للخبز أو الغداء.
Navel Oranges | برتقال أبو صرة | 8.5 | oranges | w=weight unit=kg | Seedless and juicy. | بلا بذور وغني بالعصير.
Lemons | ليمون | 9 | lemons | w=weight unit=kg | Thin skinned. | رقيق القشرة.
Strawberries 250 g | فراولة ٢٥٠ غ | 14 | strawberries | org rec | Picked this morning. | قُطفت هذا الصباح.
Blueberries 125 g | توت أزرق ١٢٥ غ | 16 | blueberries | org | Sweet and firm. | حلو ومتماسك.
Green Grapes | عنب أخضر | 15 | grapes | w=weight unit=kg | Seedless. | بلا بذور.
Watermelon | بطيخ | 18 | watermelon | max=3 | One whole fruit, about 4 kg. | حبة كاملة نحو ٤ كغ.
Pineapple | أناناس | 13 | pineapple | | Golden and fragrant. | ذهبي وعطري.
Mangoes | مانجو | 19 | mangoes | w=weight rec unit=kg | Fleshy and without fibre. | لحمي وخالٍ من الألياف.
Peaches | خوخ | 17 | peaches | w=weight unit=kg | Velvet skin, dripping inside. | قشرة مخملية ولب طري.
Pears | كمثرى | 14 | pears | w=weight unit=kg | Ripen in a day or two. | تنضج خلال يوم أو يومين.
Kiwis, 6 | كيوي ٦ حبات | 12 | kiwis | | Vitamin C by the spoonful. | فيتامين سي بالملعقة.
Cherries 500 g | كرز ٥٠٠ غ | 24 | cherries | | Dark and glossy. | داكن ولامع.
Tomatoes | طماطم | 6 | tomatoes | w=weight rec unit=kg | Vine ripened. | نضجت على الغصن.
Cucumbers | خيار | 5.5 | cucumbers | w=weight unit=kg | Small and crunchy. | صغير ومقرمش.
Carrots | جزر | 5 | carrots | w=weight org unit=kg | Washed, with sweet hearts. | مغسول وحلو القلب.
Broccoli | بروكلي | 9 | broccoli | org | One tight green head. | رأس أخضر متماسك.
Lettuce | خس | 6 | lettuce | | Crisp leaves for salads. | أوراق مقرمشة للسلطة.
Potatoes 2 kg | بطاطا ٢ كغ | 9 | potatoes | | For chips, mash or roast. | للقلي أو الهرس أو الشوي.
Red Onions | بصل أحمر | 4.5 | onions | w=weight unit=kg | Mild enough for salads. | خفيف للسلطات.
Garlic, 3 Heads | ثوم ٣ رؤوس | 5 | garlic | | Firm and fragrant. | متماسك وعطري.
Bell Peppers, 3 Colours | فلفل حلو ٣ ألوان | 11 | peppers | | Red, yellow and green. | أحمر وأصفر وأخضر.
Aubergine | باذنجان | 6.5 | aubergine | w=weight unit=kg | Glossy and heavy. | لامع وممتلئ.
Sweet Corn, 2 | ذرة حلوة ٢ | 7 | corn | | For the grill. | للشوي.
Avocado, 2 | أفوكادو ٢ | 14 | avocados | rec | Ripe today. | ناضج اليوم.
Button Mushrooms 250 g | فطر ٢٥٠ غ | 9.5 | mushrooms | | White and fresh. | أبيض وطازج.
Coconut | جوز هند | 9 | coconut-whole | | Full of water. | مليء بالماء.
Sweet Potatoes | بطاطا حلوة | 8 | sweet-potatoes | w=weight unit=kg | Bake them whole. | تُشوى كاملة.
Fresh Ginger 200 g | زنجبيل طازج ٢٠٠ غ | 6 | ginger | | Fragrant roots. | جذور عطرية.
Green Peas 400 g | بازلاء خضراء ٤٠٠ غ | 9 | peas | org | In the pod. | في قرونها.
Chillies 100 g | فلفل حار ١٠٠ غ | 4 | chillies | | Handle with care. | تُستعمل بحذر.
Melon | شمّام | 16 | melon | max=3 | Honey-sweet. | حلو كالعسل.
# meat-fish
Chicken Breast 500 g | صدر دجاج ٥٠٠ غ | 21 | meat-chicken | rec halal | Skinless and chilled. | منزوع الجلد ومبرّد.
Whole Chicken 1.2 kg | دجاجة كاملة ١٫٢ كغ | 24 | chicken-whole | halal | Never frozen. | غير مجمّدة.
Lamb Cubes | مكعبات لحم ضأن | 58 | meat-lamb | w=weight halal unit=kg | For stews and skewers. | لليخنات والأسياخ.
Beef Mince 500 g | لحم بقري مفروم ٥٠٠ غ | 27 | meat-mince | halal rec | Lean, minced today. | قليل الدهن ومفروم اليوم.
Ribeye Steak 300 g | ستيك ريب آي ٣٠٠ غ | 49 | meat-steak | halal | Well marbled. | غني بالتعريق.
Fresh Sea Bass | قاروص طازج | 46 | fish-fresh | w=weight unit=kg | Cleaned on request. | يُنظّف عند الطلب.
Shrimp 500 g | روبيان ٥٠٠ غ | 39 | shrimp-fresh | | Peeled and deveined. | مقشّر ومنظّف.
Salmon Fillet 300 g | فيليه سلمون ٣٠٠ غ | 52 | fish-salmon | | Two portions, skin on. | قطعتان بالجلد.
Beef Bacon 200 g | بيكون بقري ٢٠٠ غ | 19 | bacon | halal | Smoked over beech. | مدخّن على خشب الزان.
# pantry
Basmati Rice 5 kg | أرز بسمتي ٥ كغ | 44 | rice-bag | max=4 rec brand=caravan | Aged, long and fragrant. | معتّق طويل وعطري.
Spaghetti 500 g | سباغيتي ٥٠٠ غ | 5.5 | pasta-pack | brand=oven-street | Durum wheat, bronze cut. | قمح قاسٍ.
Olive Oil 1 L | زيت زيتون ١ لتر | 42 | olive-oil | org rec brand=green-terrace | Extra virgin, first cold press. | بكر ممتاز عصرة أولى على البارد.
Sunflower Oil 1.8 L | زيت دوار الشمس ١٫٨ لتر | 19 | oil-sunflower | brand=caravan | Light, for frying and baking. | خفيف للقلي والخبز.
Red Lentils 1 kg | عدس أحمر ١ كغ | 9 | lentils-bag | brand=caravan | Cooks in twenty minutes. | ينضج في عشرين دقيقة.
Chickpeas 400 g | حمص ٤٠٠ غ | 4 | can-chickpeas | brand=caravan | Ready to eat. | جاهز للأكل.
Fava Beans 400 g | فول مدمس ٤٠٠ غ | 4 | can-beans | brand=caravan | For breakfast. | للفطور.
Tomato Paste 8 x 135 g | معجون طماطم ٨ × ١٣٥ غ | 10 | can-tomato | brand=sunny-grove | Thick and red. | كثيف وأحمر.
Tahini 500 g | طحينة ٥٠٠ غ | 18 | jar-tahini | brand=caravan | Stone-ground sesame. | سمسم مطحون بالحجر.
Wildflower Honey 500 g | عسل الزهور ٥٠٠ غ | 38 | honey | org rec brand=green-terrace | Raw and unheated. | خام غير مسخّن.
Fig Jam 380 g | مربى التين ٣٨٠ غ | 15 | jar-fig | brand=palm-and-co | More fruit than sugar. | فاكهة أكثر من السكر.
Peanut Butter 340 g | زبدة الفول السوداني ٣٤٠ غ | 16 | jar-peanut | brand=palm-and-co | Crunchy. | مقرمشة.
Corn Flakes 500 g | رقائق الذرة ٥٠٠ غ | 14 | cereal | brand=oven-street | With eight vitamins. | بثمانية فيتامينات.
Sea Salt 750 g | ملح البحر ٧٥٠ غ | 5 | salt | brand=caravan | Fine and iodised. | ناعم مع اليود.
Zaatar Mix 250 g | خلطة زعتر ٢٥٠ غ | 13 | jar-zaatar | brand=caravan | Thyme, sumac and sesame. | زعتر وسماق وسمسم.
Medjool Dates 500 g | تمر مجدول ٥٠٠ غ | 29 | dates | org rec brand=palm-and-co | Large and soft. | كبير وطري.
# snacks-sweets
Salted Potato Chips | رقائق بطاطا مملّحة | 6 | chips | rec brand=fizz-club | Thin and crisp. | رقيقة ومقرمشة.
Sea Salt Popcorn | بوشار بملح البحر | 7 | popcorn | brand=fizz-club | Air popped. | محضّر بالهواء.
Roasted Cashews 300 g | كاجو محمّص ٣٠٠ غ | 27 | nuts | org brand=palm-and-co | Lightly salted. | مملّح قليلًا.
Milk Chocolate Bar | لوح شوكولاتة بالحليب | 7 | chocolate | rec brand=lumina-sweets | Smooth and creamy. | ناعم وكريمي.
Dark Chocolate 70% | شوكولاتة داكنة ٧٠٪ | 11 | chocolate-dark | org brand=lumina-sweets | Single origin cocoa. | كاكاو من مصدر واحد.
Gummy Bears 200 g | دببة جيلاتين ٢٠٠ غ | 8 | candy | halal brand=lumina-sweets | Five fruit flavours. | خمس نكهات فاكهة.
Fruit Lollipops, 10 | مصاصات فواكه ١٠ | 9 | lollipops | brand=lumina-sweets | With natural colours. | بألوان طبيعية.
Rice Crackers | مقرمشات الأرز | 8 | rice-crackers | brand=oven-street | Light, with seaweed. | خفيفة بالأعشاب البحرية.
Date Maamoul, 12 | معمول بالتمر ١٢ حبة | 22 | maamoul | rec brand=oven-street | Semolina cookies filled with dates. | كعك سميد محشو بالتمر.
Butter Cookies 400 g | بسكويت بالزبدة ٤٠٠ غ | 19 | cookies-box | brand=oven-street | In a keepsake tin. | في علبة أنيقة.
Vanilla Ice Cream 1 L | آيس كريم فانيلا ١ لتر | 21 | ice-cream-tub | brand=harbour-dairy | Made with cream. | محضّر بالقشدة.
# home-care
Laundry Detergent 2.5 kg | مسحوق غسيل ٢٫٥ كغ | 32 | detergent | rec brand=bright-home | For whites and colours. | للأبيض والملوّن.
Dishwashing Liquid 1 L | سائل جلي ١ لتر | 10 | dish-liquid | brand=bright-home | Cuts grease, kind to hands. | يزيل الدهون ولطيف على اليدين.
Floor Cleaner Pine 2 L | منظف أرضيات بالصنوبر ٢ لتر | 15 | floor-cleaner | brand=bright-home | Fresh as a forest. | منعش كالغابة.
Kitchen Towels, 6 Rolls | مناديل مطبخ ٦ لفات | 21 | paper-rolls | max=5 brand=bright-home | Strong and absorbent. | قوية وماصّة.
Tissue Boxes, 5 | علب مناديل ٥ | 14 | tissues | brand=bright-home | Two soft layers. | طبقتان ناعمتان.
Bin Bags, 30 | أكياس نفايات ٣٠ | 12 | bin-bags | brand=bright-home | Recycled and tear-proof. | معاد تدويرها ومقاومة للتمزق.
Sponges, 4 | إسفنج جلي ٤ | 6 | sponges | brand=bright-home | One soft side, one rough. | وجه ناعم ووجه خشن.
Broom and Dustpan | مكنسة ومجرود | 26 | broom | brand=bright-home | With a long handle. | بمقبض طويل.
Scented Candle | شمعة معطّرة | 34 | candle | brand=damask | Forty hours of amber. | أربعون ساعة من العنبر.
AA Batteries, 8 | بطاريات AA ٨ حبات | 22 | batteries | brand=bright-home | Long lasting alkaline. | قلوية طويلة العمر.
`;
