/** English | Arabic | price | picture | options | description | Arabic description; `# slug` starts a category. */
export const foodDishes = `
# pizza
Margherita Pizza | بيتزا مارغريتا | 32 | pizza-margherita | veg rec | San Marzano tomato, fior di latte and basil on a slow-risen crust. | طماطم سان مارزانو وموتزاريلا طازجة وريحان على عجينة مخمّرة ببطء.
Pepperoni Pizza | بيتزا ببروني | 38 | pizza | rec | Beef pepperoni that crisps at the edges, with mozzarella and oregano. | ببروني بقري مقرمش الأطراف مع موتزاريلا وأوريغانو.
Four Cheese Pizza | بيتزا أربع أجبان | 42 | pizza-cheese | veg | Mozzarella, gorgonzola, parmesan and halloumi, finished with honey. | موتزاريلا وغورغونزولا وبارميزان وحلوم مع لمسة عسل.
Garden Vegetable Pizza | بيتزا الخضار | 36 | pizza-garden | veg | Peppers, olives, mushrooms and sweet corn over tomato sauce. | فلفل وزيتون وفطر وذرة حلوة على صلصة الطماطم.
Chicken Ranch Pizza | بيتزا دجاج رانش | 44 | pizza-chicken |  | Grilled chicken, red onion and a cool ranch swirl. | دجاج مشوي وبصل أحمر مع صلصة الرانش.
Spicy Diavola Pizza | بيتزا ديافولا حارة | 43 | pizza-spicy | rec | Spiced beef salami, chilli and roasted garlic. | سلامي بقري متبّل وفلفل حار وثوم مشوي.
Mushroom and Truffle Pizza | بيتزا الفطر والكمأة | 52 | pizza-mushroom | veg | Roasted mushrooms, truffle cream and rocket. | فطر مشوي وكريمة الكمأة مع الجرجير.
Seafood Pizza | بيتزا ثمار البحر | 49 | pizza-seafood |  | Shrimp, calamari and parsley, with lemon on the side. | روبيان وكاليماري وبقدونس مع الليمون.
Cheesy Garlic Bread | خبز بالثوم والجبن | 18 | garlic-bread | veg | Warm baguette with garlic butter and melted cheese. | خبز باغيت دافئ بزبدة الثوم والجبن الذائب.
# burgers
Classic Beef Burger | برغر لحم كلاسيك | 29 | burger | rec | A juicy beef patty, lettuce, tomato and house sauce in a brioche bun. | شريحة لحم طرية وخس وطماطم وصلصة خاصة في خبز البريوش.
Double Cheeseburger | تشيز برغر مزدوج | 38 | burger-double | rec | Two patties, two slices of cheddar, pickles and mustard. | شريحتا لحم وشريحتا شيدر مع المخلل والخردل.
Crispy Chicken Burger | برغر دجاج مقرمش | 31 | burger-chicken |  | Buttermilk chicken, slaw and spicy mayonnaise. | دجاج متبّل باللبن وسلطة ملفوف ومايونيز حار.
Mushroom Swiss Burger | برغر الفطر والجبن السويسري | 36 | burger-mushroom |  | Sautéed mushrooms and Swiss cheese over grilled beef. | فطر مقلي وجبن سويسري فوق لحم مشوي.
Smoky Barbecue Burger | برغر باربكيو مدخّن | 37 | burger-smoky |  | Beef, crispy onions and hickory barbecue sauce. | لحم بقري وبصل مقرمش وصلصة باربكيو مدخّنة.
Halloumi Burger | برغر حلوم | 30 | burger-halloumi | veg | Grilled halloumi, roasted pepper and mint yoghurt. | حلوم مشوي وفلفل محمّص ولبن بالنعناع.
Plant-Based Burger | برغر نباتي | 35 | burger-garden | veg | A pea-protein patty with avocado and tomato relish. | شريحة من بروتين البازلاء مع الأفوكادو ومخلل الطماطم.
Loaded Fries | بطاطا محمّلة | 22 | fries-loaded |  | Fries under cheese sauce, beef bits and spring onion. | بطاطا مقلية بصلصة الجبن وقطع اللحم والبصل الأخضر.
French Fries | بطاطا مقلية | 12 | fries | veg | Crisp, golden and lightly salted. | مقرمشة ذهبية مع رشّة ملح.
Classic Hot Dog | هوت دوغ كلاسيك | 21 | hot-dog |  | Beef sausage, pickled relish and mustard in a soft roll. | نقانق بقرية ومخلل وخردل في خبز طري.
# mezze
Hummus with Tahini | حمص بالطحينة | 16 | hummus | veg rec | Silky chickpeas, tahini and lemon under a ribbon of olive oil. | حمص ناعم بالطحينة والليمون مع زيت الزيتون.
Smoky Moutabal | متبل باذنجان | 17 | moutabal | veg | Fire-roasted aubergine with tahini and pomegranate seeds. | باذنجان مشوي على النار مع الطحينة وحب الرمان.
Falafel Plate | صحن فلافل | 18 | falafel | veg rec | Eight crisp falafel with pickles, tahini and warm bread. | ثماني حبات فلافل مقرمشة مع المخلل والطحينة والخبز.
Stuffed Vine Leaves | ورق عنب محشي | 20 | vine-leaves | veg | Rice, tomato and herbs rolled by hand in tender leaves. | أرز وطماطم وأعشاب ملفوفة يدويًا بورق عنب طري.
Fattoush | فتوش | 19 | fattoush | veg | Crunchy vegetables, sumac and toasted bread. | خضار مقرمشة وسماق وخبز محمّص.
Tabbouleh | تبولة | 18 | tabbouleh | veg | Fine parsley, bulgur, tomato and plenty of lemon. | بقدونس مفروم وبرغل وطماطم مع الليمون.
Lentil Soup | شوربة عدس | 15 | lentil-soup | veg rec | Red lentils, cumin and lemon, served with crisp bread. | عدس أحمر بالكمون والليمون مع خبز مقرمش.
Fried Kibbeh | كبة مقلية | 24 | kibbeh |  | Bulgur shells filled with spiced lamb and pine nuts. | أقراص برغل محشوة بلحم الضأن والصنوبر.
Grilled Halloumi | حلوم مشوي | 23 | halloumi | veg | Golden slices with tomato, mint and olive oil. | شرائح ذهبية مع الطماطم والنعناع وزيت الزيتون.
Mezze for Two | مازة لشخصين | 58 | mezze-board | veg rec | Hummus, moutabal, tabbouleh, falafel and warm bread to share. | حمص ومتبل وتبولة وفلافل وخبز ساخن للمشاركة.
Mixed Olives | زيتون مشكّل | 11 | olives | veg | Green and black olives with thyme and orange. | زيتون أخضر وأسود بالزعتر والبرتقال.
# grills
Mixed Grill | مشاوي مشكّلة | 62 | mixed-grill | rec | Kofta, shish taouk and lamb cubes from the charcoal, with rice and bread. | كفتة وشيش طاووق ومكعبات ضأن على الفحم مع الأرز والخبز.
Shish Taouk | شيش طاووق | 38 | skewer-chicken | rec | Chicken marinated in yoghurt, garlic and lemon. | دجاج متبّل باللبن والثوم والليمون.
Lamb Kofta | كفتة لحم | 42 | skewer-kofta |  | Minced lamb with parsley and seven spices on the skewer. | لحم ضأن مفروم بالبقدونس والسبع بهارات على السيخ.
Lamb Chops | ريش غنم | 68 | lamb-chops |  | Four chops, rosemary salt and charred tomato. | أربع ريش مع ملح إكليل الجبل والطماطم المشوية.
Half Grilled Chicken | نصف دجاجة مشوية | 36 | chicken-grilled |  | Over charcoal, with garlic sauce and pickles. | على الفحم مع صلصة الثوم والمخلل.
Ribeye Steak | ستيك ريب آي | 95 | steak | rec | 300 g, rested and sliced, with pepper sauce. | ٣٠٠ غرام مقطّعة مع صلصة الفلفل.
Grilled Vegetables | خضار مشوية | 26 | vegetables-grilled | veg | Courgette, aubergine and peppers with balsamic glaze. | كوسا وباذنجان وفلفل مع دبس البلسميك.
Saffron Rice | أرز بالزعفران | 14 | rice | veg | Long-grain rice with saffron and toasted almonds. | أرز طويل الحبة بالزعفران واللوز المحمّص.
# shawarma
Chicken Shawarma Wrap | شاورما دجاج | 14 | shawarma | rec | Spit-roasted chicken, garlic sauce and pickles in thin bread. | دجاج مشوي على السيخ مع الثوم والمخلل في خبز رقيق.
Beef Shawarma Wrap | شاورما لحم | 16 | shawarma-beef | rec | Shaved beef, tahini, onion and sumac. | شرائح لحم مع الطحينة والبصل والسماق.
Shawarma Plate | صحن شاورما | 34 | shawarma-plate |  | A generous plate with fries, salad and garlic sauce. | صحن وافر مع البطاطا والسلطة وصلصة الثوم.
Falafel Wrap | ساندويش فلافل | 11 | falafel-wrap | veg | Crushed falafel, tahini, tomato and mint. | فلافل مهروسة وطحينة وطماطم ونعناع.
Arabic Shawarma Box | علبة شاورما عربي | 29 | shawarma-box |  | Sliced wraps, fries and two dips in one box. | شاورما مقطّعة وبطاطا وصلصتان في علبة واحدة.
Zaatar Chicken Wrap | ساندويش دجاج بالزعتر | 17 | wrap-chicken |  | Grilled chicken, thyme, labneh and cucumber. | دجاج مشوي وزعتر ولبنة وخيار.
# sushi
Salmon Nigiri | نيغيري سلمون | 34 | sushi | rec | Six pieces of salmon over seasoned rice. | ست قطع سلمون على أرز متبّل.
California Roll | رول كاليفورنيا | 32 | sushi-roll |  | Crab, avocado and cucumber rolled in sesame. | سلطعون وأفوكادو وخيار ملفوفة بالسمسم.
Shrimp Tempura Roll | رول روبيان تمبورا | 38 | tempura | rec | Crisp shrimp, avocado and eel sauce. | روبيان مقرمش وأفوكادو وصلصة الأنقليس.
Avocado Maki | ماكي أفوكادو | 22 | onigiri | veg | Eight bites of ripe avocado and rice. | ثماني قطع من الأفوكادو الناضج والأرز.
Sushi Platter for Two | طبق سوشي لشخصين | 96 | sushi-platter |  | Twenty-four pieces, chosen by the chef. | أربع وعشرون قطعة من اختيار الطاهي.
Edamame | إدامامي | 16 | edamame | veg | Steamed soybeans with sea salt. | فول صويا مطهو بالبخار مع ملح البحر.
Chicken Teriyaki Bento | بينتو دجاج ترياكي | 44 | bento |  | Glazed chicken, rice, salad and two gyoza. | دجاج بصلصة الترياكي وأرز وسلطة وقطعتا غيوزا.
# noodles
Chicken Ramen | رامن دجاج | 39 | ramen | rec | A clear broth, springy noodles, egg and spring onion. | مرق صافٍ ونودلز وبيضة وبصل أخضر.
Spicy Miso Ramen | رامن ميسو حار | 42 | ramen-spicy |  | Miso, chilli oil, minced beef and corn. | ميسو وزيت حار ولحم مفروم وذرة.
Pad Thai with Shrimp | باد تاي بالروبيان | 40 | noodles-shrimp |  | Rice noodles with tamarind, peanut and lime. | نودلز أرز بالتمر الهندي والفول السوداني والليمون.
Vegetable Chow Mein | تشاو مين بالخضار | 29 | noodles-vegetable | veg | Wok-tossed noodles with cabbage, carrot and soy. | نودلز مقلية مع الملفوف والجزر والصويا.
Chicken Dumplings | دامبلينغ دجاج | 26 | dumplings | rec | Eight steamed parcels with ginger soy. | ثماني قطع مطهوة بالبخار مع صويا الزنجبيل.
Crispy Spring Rolls | سبرينغ رول مقرمش | 18 | spring-rolls | veg | Vegetables in a thin, crisp wrapper with sweet chilli. | خضار في عجينة رقيقة مقرمشة مع صلصة حلوة حارة.
Wok Box with Beef | علبة ووك باللحم | 41 | takeout-box |  | Egg noodles, beef strips and black pepper sauce. | نودلز بالبيض وشرائح لحم وصلصة الفلفل الأسود.
# curry
Butter Chicken | دجاج بالزبدة | 38 | curry-butter | rec | Tandoori chicken in a mild tomato and cream sauce. | دجاج تندوري في صلصة طماطم وكريمة خفيفة.
Chicken Biryani | برياني دجاج | 32 | biryani | rec | Layered basmati, saffron and slow-cooked chicken. | أرز بسمتي بالزعفران ودجاج مطهو على مهل.
Lamb Biryani | برياني لحم | 42 | biryani-lamb |  | Fragrant rice over tender lamb, with raita. | أرز عطري فوق لحم ضأن طري مع الرايتا.
Palak Paneer | بالاك بانير | 30 | curry-green | veg | Cottage cheese in spiced spinach. | جبن قريش في سبانخ متبّلة.
Dal Tadka | دال تادكا | 22 | dal | veg | Yellow lentils with cumin and garlic butter. | عدس أصفر بالكمون وزبدة الثوم.
Thai Green Curry | كاري أخضر تايلندي | 39 | curry-thai |  | Chicken, coconut milk, basil and lime leaves. | دجاج وحليب جوز الهند والريحان وأوراق الليمون.
Vegetable Samosa | سمبوسة خضار | 12 | samosa | veg | Three crisp pastries with tamarind chutney. | ثلاث قطع مقرمشة مع صلصة التمر الهندي.
Garlic Naan | خبز نان بالثوم | 8 | flatbread | veg | From the tandoor, brushed with garlic butter. | من التنور مدهون بزبدة الثوم.
# seafood
Grilled Sea Bass | قاروص مشوي | 72 | fish-grilled | rec | A whole fish over charcoal with lemon and herbs. | سمكة كاملة على الفحم مع الليمون والأعشاب.
Fish and Chips | سمك وبطاطا | 45 | fish-chips |  | Crisp cod, thick fries and tartare sauce. | سمك قد مقرمش وبطاطا سميكة وصلصة الترتار.
Garlic Butter Shrimp | روبيان بزبدة الثوم | 58 | shrimp | rec | Pan-seared shrimp with parsley and chilli. | روبيان مقلي مع البقدونس والفلفل الحار.
Fried Calamari | كاليماري مقلي | 42 | calamari |  | Tender rings with lemon mayonnaise. | حلقات طرية مع مايونيز الليمون.
Lobster Roll | رول كركند | 78 | lobster |  | Lobster, celery and light mayonnaise in a toasted bun. | كركند وكرفس ومايونيز خفيف في خبز محمّص.
Sayadieh | صيادية | 49 | sayadieh |  | Fisherman's rice with caramelised onion and white fish. | أرز الصيادين بالبصل المكرمل والسمك الأبيض.
Crab Cakes | أقراص السلطعون | 54 | crab |  | Pan-fried, with herb salad and lime. | مقلية مع سلطة أعشاب وليمون.
Oysters, Half Dozen | محار نصف درزن | 84 | oysters |  | On ice with shallot vinegar. | على الثلج مع خل البصل.
# chicken
Fried Chicken Bucket | سطل دجاج مقلي | 59 | chicken-bucket | rec | Eight crunchy pieces with coleslaw and rolls. | ثماني قطع مقرمشة مع سلطة الملفوف والخبز.
Spicy Wings | أجنحة حارة | 28 | wings | rec | Ten wings tossed in hot sauce, with blue cheese dip. | عشرة أجنحة بصلصة حارة مع صلصة الجبن الأزرق.
Chicken Tenders | أصابع دجاج | 26 | tenders |  | Five strips with honey mustard. | خمس شرائح مع صلصة العسل والخردل.
Broasted Chicken Meal | وجبة دجاج بروستد | 32 | broasted |  | Four pieces, fries, garlic sauce and bread. | أربع قطع وبطاطا وثومية وخبز.
Chicken Popcorn Box | علبة بوب كورن دجاج | 19 | chicken-popcorn |  | Bite-size chicken with a dip of your choice. | قطع دجاج صغيرة مع صلصة من اختيارك.
Coleslaw | سلطة ملفوف | 9 | coleslaw | veg | Cabbage and carrot in a light dressing. | ملفوف وجزر بصلصة خفيفة.
# salads
Chicken Caesar Salad | سلطة سيزر بالدجاج | 34 | salad-caesar | rec | Romaine, grilled chicken, croutons and parmesan. | خس روماني ودجاج مشوي وخبز محمّص وبارميزان.
Greek Salad | سلطة يونانية | 28 | salad-greek | veg | Feta, olives, cucumber and ripe tomato. | فيتا وزيتون وخيار وطماطم ناضجة.
Quinoa Power Bowl | وعاء الكينوا | 36 | bowl-quinoa | veg rec | Quinoa, avocado, chickpeas and lemon tahini. | كينوا وأفوكادو وحمص مع طحينة الليمون.
Salmon Poke Bowl | بوكي سلمون | 46 | bowl-poke |  | Marinated salmon, mango, edamame and rice. | سلمون متبّل ومانجو وإدامامي وأرز.
Beetroot and Goat Cheese | شمندر وجبن ماعز | 32 | salad-beetroot | veg | Roasted beetroot, walnuts and orange. | شمندر مشوي وجوز وبرتقال.
Avocado Toast | توست أفوكادو | 27 | avocado-toast | veg | Sourdough, smashed avocado and a soft egg. | خبز العجين المخمّر وأفوكادو مهروس وبيضة طرية.
Fruit Bowl | وعاء فواكه | 22 | fruit-bowl | veg | Seasonal fruit, cut to order. | فواكه الموسم تُقطّع عند الطلب.
# breakfast
Shakshuka | شكشوكة | 26 | shakshuka | veg rec w=morning | Eggs baked in peppers and tomato, with bread. | بيض مطهو في الفلفل والطماطم مع الخبز.
Foul Medames | فول مدمّس | 16 | foul | veg w=morning | Slow-cooked beans with cumin, lemon and olive oil. | فول مطهو على مهل بالكمون والليمون وزيت الزيتون.
Cheese Manakish | مناقيش جبنة | 12 | manakish-cheese | veg rec | Akkawi cheese on dough from the stone oven. | جبنة عكاوي على عجينة من فرن الحجر.
Zaatar Manakish | مناقيش زعتر | 9 | manakish-zaatar | veg | Wild thyme, sesame and olive oil. | زعتر بري وسمسم وزيت الزيتون.
Pancake Stack | بانكيك | 28 | pancakes | veg w=morning | Three fluffy pancakes, berries and maple syrup. | ثلاث فطائر هشّة مع التوت وشراب القيقب.
English Breakfast | فطور إنجليزي | 39 | breakfast-plate | w=morning | Eggs, beef sausage, beans, mushroom and toast. | بيض ونقانق بقرية وفاصولياء وفطر وتوست.
Belgian Waffle | وافل بلجيكي | 26 | waffle | veg | Crisp waffle, chocolate and strawberries. | وافل مقرمش مع الشوكولاتة والفراولة.
Omelette with Herbs | عجة بالأعشاب | 21 | omelette | veg w=morning | Three eggs, parsley, chives and toast. | ثلاث بيضات وبقدونس وثوم معمّر وتوست.
Cheese Fatayer, 6 | فطائر جبنة ٦ | 18 | fatayer | veg | Little boats of dough with white cheese. | قوارب صغيرة من العجين بالجبن الأبيض.
Labneh and Cucumber | لبنة وخيار | 17 | labneh-plate | veg | With olive oil, mint and bread. | مع زيت الزيتون والنعناع والخبز.
Oatmeal with Berries | شوفان بالتوت | 21 | oatmeal | veg | Warm, with honey. | دافئ مع العسل.
# bakery
Butter Croissant | كرواسون بالزبدة | 10 | croissant | veg rec | Twenty-seven layers, baked this morning. | سبع وعشرون طبقة مخبوزة هذا الصباح.
Pain au Chocolat | كرواسون شوكولاتة | 12 | pain-chocolat | veg | Two bars of dark chocolate in flaky dough. | قطعتا شوكولاتة داكنة في عجينة مورّقة.
Sourdough Loaf | رغيف خبز مخمّر | 19 | loaf | veg | A crackling crust after a night of rest. | قشرة مقرمشة بعد تخمير ليلة كاملة.
French Baguette | باغيت فرنسي | 8 | baguette | veg | Long, light and golden. | طويل وخفيف وذهبي.
Sesame Kaak | كعك بالسمسم | 7 | kaak | veg | Soft ring bread with sesame. | كعك طري بالسمسم.
Everything Bagel | بيغل بالبذور | 14 | bagel | veg | Seeds, cream cheese and chives. | بذور وجبن كريمي وثوم معمّر.
Turkey Club Sandwich | ساندويش كلوب بالديك الرومي | 31 | sandwich |  | Turkey, egg, tomato and lettuce on toast. | ديك رومي وبيض وطماطم وخس على التوست.
# desserts
Cheese Kunafa | كنافة بالجبن | 24 | kunafa | veg rec | Stretchy cheese under golden threads with rose syrup. | جبن مطّاطي تحت خيوط ذهبية مع قطر الورد.
Mixed Baklava | بقلاوة مشكّلة | 32 | baklava | veg | Pistachio, walnut and cashew, a quarter kilo. | فستق وجوز وكاجو، ربع كيلو.
Chocolate Fudge Cake | كعكة الشوكولاتة | 22 | cake-chocolate | veg rec | A dark, moist slice with ganache. | قطعة داكنة طرية مع الغاناش.
Strawberry Shortcake | كعكة الفراولة | 21 | shortcake | veg | Sponge, cream and fresh strawberries. | كعكة إسفنجية وكريمة وفراولة طازجة.
Umm Ali | أم علي | 19 | umm-ali | veg | Warm bread pudding with nuts and cream. | حلوى دافئة بالمكسرات والقشطة.
Caramel Custard | كريم كراميل | 16 | custard | veg | Silky custard in dark caramel. | كاسترد ناعم بالكراميل الداكن.
Box of Six Doughnuts | علبة ست دونات | 36 | donuts | veg rec | Glazed, chocolate and pistachio. | مغطّاة بالسكر والشوكولاتة والفستق.
Birthday Cake, 1 kg | كعكة عيد ميلاد كيلو | 110 | birthday-cake | veg | Vanilla or chocolate, with a greeting on request. | فانيلا أو شوكولاتة مع عبارة تهنئة عند الطلب.
Chocolate Chip Cookies | كوكيز بالشوكولاتة | 15 | cookies | veg | Three soft cookies, still warm. | ثلاث قطع طرية دافئة.
Lemon Tart | تارت الليمون | 18 | pie | veg | Sharp lemon curd in a short crust. | كريمة ليمون منعشة في عجينة هشّة.
Red Velvet Cupcake | كب كيك ريد فلفت | 13 | cupcake | veg | Cream cheese icing over cocoa sponge. | كريمة الجبن فوق كعكة الكاكاو.
Swiss Chocolate Fondue | فوندو شوكولاتة | 45 | fondue | veg | For two, with fruit and marshmallows. | لشخصين مع الفواكه والمارشميلو.
Mochi, 4 | موتشي ٤ | 22 | mochi | veg | Rice cakes filled with red bean. | كعك أرز محشو بالفاصولياء الحمراء.
Maamoul Plate | صحن معمول | 20 | maamoul-plate | veg | Dates, pistachio and walnut. | تمر وفستق وجوز.
# ice-cream
Pistachio Gelato | جيلاتو فستق | 18 | gelato-pistachio | veg rec | Two scoops made from roasted pistachios. | كرتان من الفستق المحمّص.
Vanilla Soft Serve | آيس كريم فانيلا | 9 | soft-serve | veg | Swirled into a crisp cone. | في بسكويت مقرمش.
Mango Sorbet | سوربيه المانجو | 16 | sorbet-mango | veg | Ripe mango and lime, free of dairy. | مانجو ناضج وليمون من دون ألبان.
Chocolate Sundae | صنداي الشوكولاتة | 21 | sundae | veg | Chocolate ice cream, nuts and warm sauce. | آيس كريم شوكولاتة ومكسرات وصلصة دافئة.
Strawberry Shaved Ice | ثلج مبشور بالفراولة | 17 | shaved-ice | veg | Fine ice, fresh strawberry and milk. | ثلج ناعم وفراولة طازجة وحليب.
Arabic Booza | بوظة عربية | 19 | booza | veg rec | Mastic ice cream rolled in pistachio. | بوظة بالمستكة مغطّاة بالفستق.
# coffee
Cappuccino | كابتشينو | 16 | coffee | veg rec | A double shot under velvety foam. | جرعة مزدوجة تحت رغوة ناعمة.
Spanish Latte | سبانش لاتيه | 19 | latte | veg rec | Espresso with sweet condensed milk. | إسبريسو مع الحليب المكثّف المحلّى.
Iced Americano | أمريكانو مثلّج | 15 | coffee-iced | veg | Long, cold and bright. | طويل وبارد ومنعش.
Arabic Coffee Pot | دلّة قهوة عربية | 28 | coffee-arabic | veg | Light roast with cardamom and saffron, and dates. | تحميص فاتح بالهيل والزعفران مع التمر.
Karak Tea | شاي كرك | 8 | tea-karak | veg rec | Strong tea, milk, cardamom and ginger. | شاي ثقيل بالحليب والهيل والزنجبيل.
Moroccan Mint Tea | شاي مغربي بالنعناع | 12 | tea-mint | veg | Green tea with a handful of fresh mint. | شاي أخضر مع باقة نعناع طازج.
Matcha Latte | ماتشا لاتيه | 21 | matcha | veg | Stone-ground matcha and steamed milk. | ماتشا مطحونة بالحجر وحليب مبخّر.
Hot Chocolate | شوكولاتة ساخنة | 18 | hot-chocolate | veg | Melted dark chocolate and whipped cream. | شوكولاتة داكنة ذائبة وكريمة مخفوقة.
Flat White | فلات وايت | 18 | coffee-flat | veg | Two ristretto shots, thin milk. | جرعتا ريستريتو وحليب ناعم.
Saffron Tea | شاي بالزعفران | 13 | tea-saffron | veg | Black tea and saffron threads. | شاي أسود وخيوط الزعفران.
# juices
Fresh Orange Juice | عصير برتقال طازج | 14 | juice-orange | veg rec | Pressed when you order. | يُعصر عند الطلب.
Lemon and Mint | ليمون بالنعناع | 13 | juice-lemon | veg rec | Blended with ice until frosty. | مخفوق مع الثلج.
Avocado Shake | عصير أفوكادو | 19 | juice-avocado | veg | Avocado, honey, milk and pistachio. | أفوكادو وعسل وحليب وفستق.
Strawberry Smoothie | سموذي فراولة | 18 | juice-strawberry | veg | Strawberry, banana and yoghurt. | فراولة وموز ولبن.
Watermelon Juice | عصير بطيخ | 14 | juice-watermelon | veg | Cold, sweet and nothing else. | بارد وحلو من دون إضافات.
Mango Lassi | لاسي مانجو | 16 | lassi | veg | Yoghurt, mango and a hint of cardamom. | لبن ومانجو ولمسة هيل.
Green Detox Juice | عصير ديتوكس أخضر | 20 | juice-green | veg | Apple, cucumber, spinach and ginger. | تفاح وخيار وسبانخ وزنجبيل.
Tamarind Cooler | تمر هندي مثلّج | 12 | tamarind | veg | Sweet and sour, over ice. | حلو وحامض مع الثلج.
Bubble Tea | شاي الفقاعات | 19 | bubble-tea | veg | Milk tea with chewy tapioca. | شاي بالحليب مع حبات التابيوكا.
# mexican
Chicken Burrito | بوريتو دجاج | 33 | burrito | rec | Rice, beans, chicken and salsa in a toasted wrap. | أرز وفاصولياء ودجاج وسالسا في خبز محمّص.
Beef Tacos | تاكو لحم | 29 | taco | rec | Three soft tacos with coriander and lime. | ثلاث قطع تاكو طرية بالكزبرة والليمون.
Loaded Nachos | ناتشوز محمّلة | 31 | nachos | veg | Cheese, jalapeño, beans and guacamole. | جبن وهالبينو وفاصولياء وغواكامولي.
Cheese Quesadilla | كيساديا بالجبن | 26 | quesadilla | veg | Melted cheese and peppers in a crisp tortilla. | جبن ذائب وفلفل في تورتيلا مقرمشة.
Chicken Tamales | تاماليس دجاج | 30 | tamale |  | Steamed corn dough around spiced chicken. | عجينة ذرة مطهوة بالبخار محشوة بالدجاج.
Churros | تشوروس | 18 | churros | veg | Cinnamon sugar and a chocolate dip. | سكر بالقرفة وصلصة شوكولاتة.
# pasta
Spaghetti Bolognese | سباغيتي بولونيز | 36 | spaghetti | rec | Beef ragù cooked for four hours. | صلصة لحم مطهوة أربع ساعات.
Chicken Alfredo | ألفريدو بالدجاج | 39 | pasta-cream | rec | Fettuccine, cream, chicken and parmesan. | فيتوتشيني وكريمة ودجاج وبارميزان.
Penne Arrabbiata | بيني أرابياتا | 31 | pasta-tomato | veg | Tomato, garlic and as much chilli as it takes. | طماطم وثوم وفلفل حار.
Beef Lasagne | لازانيا باللحم | 42 | lasagne |  | Layers of beef, béchamel and mozzarella. | طبقات من اللحم والبشاميل والموتزاريلا.
Pesto Gnocchi | نيوكي بالبيستو | 38 | gnocchi | veg | Potato dumplings, basil pesto and pine nuts. | كرات بطاطا مع بيستو الريحان والصنوبر.
Mushroom Risotto | ريزوتو الفطر | 41 | risotto | veg | Creamy rice, porcini and thyme. | أرز كريمي وفطر بورشيني وزعتر.
`;
