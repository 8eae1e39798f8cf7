/** English | Arabic | price | picture | options | description | Arabic description; `# slug` starts a category. */
export const ecommerceGoods = `
# women
Linen Summer Dress | فستان صيفي من الكتان | 189 | dress | w=size-colour rec brand=marsa-thread | Breathable linen with a loose cut. | كتان مريح بقصّة واسعة.
Evening Dress | فستان سهرة | 349 | dress-evening | w=size-colour brand=marsa-thread | A long satin dress for big nights. | فستان ساتان طويل للمناسبات.
Silk Blouse | بلوزة حرير | 159 | blouse | w=size-colour brand=marsa-thread | Washed silk, mother-of-pearl buttons. | حرير مغسول بأزرار صدفية.
Embroidered Kaftan | قفطان مطرّز | 279 | kaftan | w=size-colour rec brand=marsa-thread | Hand embroidery on soft cotton. | تطريز يدوي على قطن ناعم.
High-Heeled Shoes | حذاء بكعب عالٍ | 229 | heels | w=shoe brand=stride | Cushioned for a long evening. | مبطّن لأمسية طويلة.
Leather Handbag | حقيبة يد جلدية | 420 | handbag | w=colour rec brand=saddle | Full-grain leather that ages well. | جلد طبيعي يزداد جمالًا.
Clutch Purse | حقيبة صغيرة | 145 | clutch | w=colour brand=saddle | Room for a phone and a card. | تتسع للهاتف والبطاقة.
Ballet Flats | حذاء باليه | 169 | flats | w=shoe brand=stride | Soft leather that folds. | جلد طري قابل للطي.
Straw Sun Hat | قبعة قش | 79 | sun-hat | brand=marsa-thread | A wide brim for the corniche. | حافة واسعة للكورنيش.
Swimsuit | ملابس سباحة | 139 | swimsuit | w=size-colour brand=wave-rider | Quick drying, with UV protection. | سريع الجفاف مع حماية من الشمس.
Cotton Sari | ساري قطن | 259 | sari | w=colour brand=marsa-thread | Hand-loomed, with a woven border. | منسوج يدويًا بحاشية ملوّنة.
Knee-High Boots | حذاء طويل | 339 | boots-women | w=shoe brand=stride | Soft leather, side zip. | جلد طري بسحّاب جانبي.
Strappy Sandals | صندل | 149 | sandals | w=shoe rec brand=stride | A low heel for long walks. | كعب منخفض للمشي الطويل.
Silk Hair Ribbon | شريط حرير للشعر | 35 | ribbon | w=colour brand=lumina | Ties, bags and ponytails. | للشعر والحقائب.
Bikini | بيكيني | 119 | bikini | w=size-colour brand=wave-rider | Recycled fabric, adjustable ties. | قماش معاد تدويره وأربطة قابلة للتعديل.
# men
Cotton T-Shirt | تيشيرت قطن | 59 | t-shirt | w=size-colour rec brand=marsa-thread | Heavy organic cotton, regular fit. | قطن عضوي سميك بقصّة عادية.
Slim Jeans | جينز ضيق | 179 | jeans | w=size-colour rec brand=marsa-thread | Stretch denim, dark wash. | دنيم مرن بلون داكن.
Oxford Shirt | قميص أكسفورد | 149 | shirt | w=size-colour brand=marsa-thread | Crisp cotton for work. | قطن أنيق للعمل.
Wool Suit Jacket | سترة بدلة صوف | 549 | suit | w=size-colour brand=marsa-thread | Half lined, two buttons. | نصف مبطّنة بزرّين.
Rain Coat | معطف مطر | 259 | coat | w=size-colour brand=wave-rider | Taped seams and a deep hood. | درزات محكمة وقبعة عميقة.
Beach Shorts | شورت بحر | 89 | shorts | w=size-colour brand=wave-rider | Dry before you are home. | يجف قبل أن تصل البيت.
Leather Shoes | حذاء جلدي | 319 | shoe-leather | w=shoe brand=stride | Goodyear welted, resoleable. | نعل مخيط قابل للاستبدال.
Silk Tie | ربطة عنق حرير | 99 | tie | w=colour brand=marsa-thread | Woven in a herringbone. | منسوجة بنقشة عظم السمكة.
Baseball Cap | قبعة بيسبول | 55 | cap | w=colour brand=wave-rider | Washed cotton, metal buckle. | قطن مغسول بإبزيم معدني.
Boxed Socks, 5 Pairs | جوارب ٥ أزواج | 49 | socks | w=colour brand=marsa-thread | Combed cotton. | قطن ممشّط.
Top Hat | قبعة رسمية | 139 | top-hat | brand=marsa-thread | For weddings and magicians. | للأعراس والسحرة.
Leather Gloves | قفازات جلدية | 129 | gloves | w=size brand=saddle | Lined with wool. | مبطّنة بالصوف.
Leather Briefcase | حقيبة أعمال جلدية | 459 | briefcase | rec brand=saddle | Room for a laptop and a lunch. | تتسع لحاسوب وغداء.
Safety Vest | سترة أمان | 49 | vest | w=size brand=wave-rider | Seen from afar. | مرئية من بعيد.
# kids
Kids' Hoodie | هودي أطفال | 95 | hoodie-kids | w=size-colour brand=little-tide | Brushed fleece inside. | مبطّن بفرو ناعم.
School Backpack | حقيبة مدرسية | 129 | backpack | w=colour rec brand=little-tide | Padded straps and a bottle pocket. | أحزمة مبطّنة وجيب للزجاجة.
Teddy Bear | دب محشو | 69 | teddy | rec brand=little-tide | Soft, washable and brave. | ناعم وقابل للغسل.
Building Blocks, 500 Pieces | مكعبات بناء ٥٠٠ قطعة | 119 | blocks | brand=little-tide | Fits the bricks you have. | متوافقة مع ما لديك من مكعبات.
Wooden Puzzle | أحجية خشبية | 59 | puzzle | brand=little-tide | A map of the seas, 60 pieces. | خريطة البحار من ٦٠ قطعة.
Kite | طائرة ورقية | 45 | kite | brand=little-tide | Flies in a light breeze. | تطير في نسيم خفيف.
Scooter for Kids | سكوتر أطفال | 199 | scooter | w=colour brand=little-tide | Folds flat, with a foot brake. | قابل للطي مع فرامل قدم.
Paint Set | طقم ألوان | 65 | paint-set | brand=little-tide | Twenty-four washable colours. | أربعة وعشرون لونًا قابلًا للغسل.
Yo-Yo | يويو | 19 | yoyo | brand=little-tide | Aluminium, with a ball bearing. | ألمنيوم مع محمل كروي.
Toy Car | سيارة لعبة | 49 | toy-car | w=colour brand=little-tide | Wooden wheels, safe paint. | عجلات خشبية وطلاء آمن.
Train Set | طقم قطار | 159 | train | rec brand=little-tide | Forty pieces of track. | أربعون قطعة سكة.
Space Rocket | صاروخ فضاء | 79 | rocket | brand=little-tide | Opens to show the crew. | يُفتح ليظهر الطاقم.
Nesting Dolls | دمى متداخلة | 69 | dolls | brand=little-tide | Five in one, hand-painted. | خمس في واحدة مرسومة يدويًا.
Robot Kit | طقم روبوت | 189 | robot | rec brand=pixel-bay | Build it, then teach it to walk. | ابنه ثم علّمه المشي.
Board Game | لعبة لوحية | 89 | dice | brand=little-tide | For two to six players. | من لاعبين إلى ستة.
Balloons, 20 | بالونات ٢٠ | 25 | balloons | brand=little-tide | Strong, in ten colours. | متينة بعشرة ألوان.
# shoes-sports
Running Shoes | حذاء جري | 299 | sneaker | w=shoe rec brand=stride | Light foam and a wide toe box. | رغوة خفيفة ومقدمة واسعة.
Hiking Boots | حذاء مشي جبلي | 389 | boot | w=shoe brand=stride | Waterproof, with a rugged sole. | مقاوم للماء بنعل متين.
Flip-Flops | شبشب | 49 | flip-flops | w=shoe brand=wave-rider | For the beach and after. | للشاطئ وما بعده.
Football | كرة قدم | 95 | football | rec brand=goal-line | Size 5, thermally bonded. | مقاس ٥ بلصق حراري.
Basketball | كرة سلة | 99 | basketball | brand=goal-line | Deep channels for grip. | أخاديد عميقة للإمساك.
Tennis Racket | مضرب تنس | 359 | tennis | brand=goal-line | Graphite, 285 g. | غرافيت ٢٨٥ غرامًا.
Volleyball | كرة طائرة | 89 | volleyball | brand=goal-line | Soft touch, for beach and hall. | ملمس ناعم للشاطئ والصالة.
Table Tennis Set | طقم تنس طاولة | 149 | table-tennis | max=2 brand=goal-line | Two bats and three balls. | مضربان وثلاث كرات.
Boxing Gloves | قفازات ملاكمة | 169 | boxing | w=colour brand=goal-line | Triple-density padding. | حشو ثلاثي الكثافة.
Swim Goggles | نظارات سباحة | 59 | goggles | brand=wave-rider | Anti-fog, adjustable. | مضادة للضباب وقابلة للتعديل.
Skateboard | لوح تزلج | 239 | skateboard | brand=wave-rider | Seven-ply maple. | سبع طبقات من القيقب.
City Bicycle | دراجة مدينة | 1290 | bicycle | w=colour brand=goal-line | Seven gears, mudguards and lights. | سبع سرعات مع رفارف وأضواء.
Camping Tent, 3 Persons | خيمة تخييم ٣ أشخاص | 459 | tent | brand=wave-rider | Up in five minutes. | تُنصب في خمس دقائق.
Snorkel Set | طقم غوص سطحي | 149 | snorkel | w=size brand=wave-rider | Mask and dry-top snorkel. | قناع وأنبوب جاف.
Cricket Bat | مضرب كريكيت | 249 | cricket | brand=goal-line | English willow. | خشب صفصاف إنجليزي.
Fishing Rod | صنارة صيد | 179 | fishing | brand=wave-rider | Telescopic, with reel. | تلسكوبية مع بكرة.
Golf Set | طقم غولف | 890 | golf | brand=goal-line | Seven clubs and a bag. | سبعة مضارب وحقيبة.
Roller Skates | حذاء تزلج بعجلات | 259 | skates | w=shoe brand=wave-rider | Light-up wheels. | عجلات مضيئة.
Dartboard | لوح رمي السهام | 119 | darts | brand=goal-line | With six darts. | مع ستة أسهم.
# phones-audio
Smartphone 128 GB | هاتف ذكي ١٢٨ غ.ب | 1499 | phone | w=colour rec max=2 brand=nexora | A bright 6.1-inch screen and two days of battery. | شاشة ٦٫١ بوصة ساطعة وبطارية ليومين.
Smartphone Pro 256 GB | هاتف ذكي برو ٢٥٦ غ.ب | 2899 | phone-pro | w=colour max=2 brand=nexora | Three cameras and a titanium frame. | ثلاث كاميرات وإطار تيتانيوم.
Wireless Headphones | سماعات لاسلكية | 449 | headphones | w=colour rec brand=sonance | Noise cancelling, forty hours. | عازلة للضوضاء، أربعون ساعة.
Bluetooth Speaker | مكبر صوت بلوتوث | 229 | speaker | w=colour brand=sonance | Waterproof, with deep bass. | مقاوم للماء بصوت عميق.
Studio Microphone | ميكروفون استوديو | 389 | microphone | brand=sonance | USB, with a shock mount. | يو إس بي مع حامل مانع للاهتزاز.
Smart Watch | ساعة ذكية | 699 | watch | w=colour rec brand=nexora | Heart rate, routes and calls. | نبض ومسارات ومكالمات.
Portable Radio | راديو محمول | 149 | radio | brand=sonance | FM and DAB+, with a handle. | إف إم ورقمي مع مقبض.
Power Bank 20,000 mAh | شاحن متنقل ٢٠٬٠٠٠ | 129 | power-bank | brand=nexora | Charges a laptop too. | يشحن الحاسوب أيضًا.
Fast Charger 65 W | شاحن سريع ٦٥ واط | 99 | charger | brand=nexora | Two ports, folding pins. | منفذان وقابس قابل للطي.
Vintage Telephone | هاتف كلاسيكي | 229 | telephone | brand=sonance | Rotary look, digital inside. | شكل قديم وتقنية حديثة.
Studio Mixer | ميكسر صوت | 590 | mixer | brand=sonance | Eight channels, USB. | ثماني قنوات مع يو إس بي.
Flashlight | مصباح يدوي | 59 | flashlight | brand=nexora | Rechargeable, 800 lumens. | قابل للشحن بقوة ٨٠٠ لومن.
Satellite Dish Kit | طقم طبق فضائي | 319 | satellite | brand=nexora | With stand and cable. | مع قاعدة وكابل.
# computers-games
Laptop 14 inch | حاسوب محمول ١٤ بوصة | 3299 | laptop | w=memory rec max=2 brand=nexora | Silent, light and fast. | هادئ وخفيف وسريع.
Desktop Monitor 27 inch | شاشة ٢٧ بوصة | 1149 | screen | brand=nexora | 4K with USB-C. | دقة 4K مع يو إس بي سي.
Mechanical Keyboard | لوحة مفاتيح ميكانيكية | 299 | keyboard | w=colour brand=nexora | Arabic and Latin keycaps. | أزرار عربية ولاتينية.
Wireless Mouse | فأرة لاسلكية | 119 | mouse | w=colour brand=nexora | Quiet clicks. | نقرات هادئة.
Game Controller | يد تحكم ألعاب | 249 | controller | w=colour rec brand=pixel-bay | Works with console and computer. | تعمل مع الجهاز والحاسوب.
Joystick Classic | عصا تحكم كلاسيكية | 179 | joystick | brand=pixel-bay | For flight and arcade. | للطيران وألعاب الأركيد.
Printer All-in-One | طابعة متعددة الوظائف | 499 | printer | brand=nexora | Prints, scans and copies. | تطبع وتمسح وتنسخ.
Compact Camera | كاميرا مدمجة | 1899 | camera | rec brand=optika | A one-inch sensor in your pocket. | مستشعر بوصة واحدة في جيبك.
Video Camera | كاميرا فيديو | 1599 | video-camera | brand=optika | 4K with a long zoom. | 4K مع تقريب بعيد.
Television 55 inch | تلفزيون ٥٥ بوصة | 2199 | television | max=1 brand=nexora | Deep blacks and thin frame. | سواد عميق وإطار رفيع.
Trackball | كرة تتبع | 159 | trackball | brand=nexora | Easy on the wrist. | مريحة للمعصم.
Portable Drive 2 TB | قرص محمول ٢ ت.ب | 289 | drive | brand=nexora | Rubber shell, fast cable. | غلاف مطاطي وكابل سريع.
Telescope | تلسكوب | 790 | telescope | rec brand=optika | Rings of Saturn from the balcony. | حلقات زحل من الشرفة.
Projector | جهاز عرض | 1390 | projector | brand=optika | A cinema on any wall. | سينما على أي جدار.
# home-living
Three-Seat Sofa | أريكة ثلاثية | 2490 | sofa | w=colour rec max=2 brand=casa-lume | Washable covers, solid frame. | أغطية قابلة للغسل وهيكل متين.
Oak Chair | كرسي بلوط | 389 | chair | w=colour brand=casa-lume | Solid oak with a woven seat. | بلوط صلب بمقعد منسوج.
Double Bed | سرير مزدوج | 1890 | bed | brand=casa-lume | With slats and headboard. | مع ألواح ومسند رأس.
Table Lamp | مصباح طاولة | 159 | lamp | w=colour brand=casa-lume | A warm, dimmable light. | ضوء دافئ قابل للتعتيم.
Framed Print | لوحة مؤطّرة | 129 | frame | rec brand=casa-lume | The old harbour in watercolour. | المرفأ القديم بالألوان المائية.
Wall Mirror | مرآة جدارية | 279 | mirror | brand=casa-lume | Round, brass rim. | مستديرة بإطار نحاسي.
Potted Plant | نبتة منزلية | 89 | plant | rec brand=casa-lume | Easy to keep alive. | سهلة العناية.
Wall Clock | ساعة حائط | 119 | clock | brand=casa-lume | Silent movement. | حركة صامتة.
Woven Basket | سلة منسوجة | 79 | basket | brand=casa-lume | Palm leaf, made by hand. | سعف نخيل صناعة يدوية.
Knitted Throw | غطاء محبوك | 149 | throw | w=colour brand=casa-lume | Chunky wool, knitted by hand. | صوف سميك محبوك يدويًا.
Suitcase | حقيبة سفر | 399 | suitcase | w=size brand=saddle | Hard shell, four wheels. | هيكل صلب وأربع عجلات.
Umbrella | مظلة | 59 | umbrella | w=colour brand=wave-rider | Opens with one hand. | تُفتح بيد واحدة.
Oud Incense Burner | مبخرة عود | 89 | incense | rec brand=casa-lume | Brass, with a cedar base. | نحاس بقاعدة من الأرز.
Red Paper Lantern | فانوس ورقي أحمر | 45 | lantern | brand=casa-lume | Warm light for the balcony. | ضوء دافئ للشرفة.
Toolbox | صندوق عدة | 219 | toolbox | brand=casa-lume | Fifty pieces, one handle. | خمسون قطعة ومقبض واحد.
Ladder | سلّم | 179 | ladder | brand=casa-lume | Folds to the width of a broom. | يُطوى بعرض مكنسة.
Bouquet of Flowers | باقة زهور | 95 | bouquet | rec brand=casa-lume | Cut this morning. | قُطفت هذا الصباح.
Alarm Clock | منبّه | 69 | alarm-clock | w=colour brand=casa-lume | Two bells, no excuses. | جرسان ولا أعذار.
# kitchen
Cast Iron Pan | مقلاة حديد | 189 | pan | rec brand=casa-lume | Seasoned and ready. | معالجة وجاهزة.
Chef's Knife | سكين الطاهي | 149 | knife | brand=casa-lume | 20 cm forged steel. | فولاذ مطروق ٢٠ سم.
Tea Set | طقم شاي | 169 | tea-set | brand=casa-lume | A pot and six glasses. | إبريق وستة أكواب.
Stock Pot | قدر طهي | 219 | pot | brand=casa-lume | Eight litres, with lid. | ثمانية لترات مع غطاء.
Ceramic Bowls, 4 | أوعية خزف ٤ | 99 | bowls | w=colour brand=casa-lume | Hand-glazed, each a little different. | مزجّجة يدويًا وكل واحد مختلف قليلًا.
Amphora Vase | مزهرية جرّة | 139 | vase | brand=casa-lume | Terracotta, as on old ships. | فخار كما في السفن القديمة.
Cutlery Set, 24 Pieces | طقم ملاعق ٢٤ قطعة | 199 | cutlery | brand=casa-lume | Brushed steel. | فولاذ مصقول.
Chopsticks, 6 Pairs | عيدان طعام ٦ أزواج | 39 | chopsticks | brand=casa-lume | Beech wood. | خشب الزان.
Bento Lunch Box | علبة غداء | 69 | lunch-box | w=colour brand=little-tide | Leak-proof compartments. | أقسام مانعة للتسرب.
# beauty-accessories
Eau de Parfum 100 ml | ماء عطر ١٠٠ مل | 320 | perfume-gold | rec brand=lumina | Jasmine, amber and sea salt. | ياسمين وعنبر وملح البحر.
Gold-Plated Ring | خاتم مطلي بالذهب | 179 | ring | w=ring rec brand=lumina | Set with a small pearl. | مرصّع بلؤلؤة صغيرة.
Pearl Necklace | عقد لؤلؤ | 449 | necklace | brand=lumina | Freshwater pearls, silver clasp. | لؤلؤ عذب بقفل فضي.
Sunglasses | نظارات شمسية | 219 | sunglasses | w=colour rec brand=optika | Polarised, UV 400. | مستقطبة بحماية 400.
Reading Glasses | نظارات قراءة | 89 | glasses | brand=optika | Spring hinges, with case. | مفصلات مرنة مع علبة.
Wrist Watch | ساعة يد | 590 | wrist-watch | brand=lumina | Sapphire glass, steel case. | زجاج ياقوتي وهيكل فولاذي.
Make-up Brush Set | طقم فرش مكياج | 129 | brush-set | brand=lumina | Eight soft brushes. | ثماني فرش ناعمة.
Hair Comb, Olive Wood | مشط خشب زيتون | 39 | comb | brand=damask | Polished by hand. | مصقول يدويًا.
Wool Scarf | وشاح صوف | 99 | scarf | w=colour brand=marsa-thread | Light merino for cool evenings. | صوف مارينو خفيف للأمسيات الباردة.
Gift Box | علبة هدايا | 149 | gift | brand=lumina | Soap, candle and chocolate, wrapped. | صابون وشمعة وشوكولاتة مغلّفة.
Crown Hair Clip | تاج للشعر | 59 | crown | brand=lumina | For the day that needs one. | لليوم الذي يستحقه.
Diamond Pendant | قلادة ماس | 1290 | diamond | max=1 brand=lumina | A quarter carat on a fine chain. | ربع قيراط على سلسلة رفيعة.
Hand Fan | مروحة يدوية | 45 | fan | brand=lumina | Folding, painted silk. | قابلة للطي من الحرير المرسوم.
Hand Mirror | مرآة يد | 65 | mirror-hand | brand=lumina | Brass, with a soft pouch. | نحاس مع حافظة ناعمة.
# books-music
Cookery Book | كتاب طبخ | 89 | book-cook | rec brand=harbour-press | A hundred recipes of the coast. | مئة وصفة من الساحل.
Novel: The Lamplighter | رواية: مُوقد المصابيح | 49 | book-novel | brand=harbour-press | A family, a lighthouse, a long winter. | عائلة ومنارة وشتاء طويل.
Sketch Notebook | دفتر رسم | 35 | notebook | brand=harbour-press | 160 pages of heavy paper. | ١٦٠ صفحة من ورق سميك.
Fountain Pen | قلم حبر | 119 | pen | brand=harbour-press | Steel nib, two cartridges. | ريشة فولاذية وخرطوشتان.
Acoustic Guitar | غيتار كلاسيكي | 690 | guitar | brand=sonance | Spruce top, mahogany back. | وجه من التنوب وظهر من الماهوغني.
Violin | كمان | 890 | violin | brand=sonance | With case and bow. | مع حقيبة وقوس.
Hand Drum | طبلة | 249 | drum | brand=sonance | Goatskin on clay. | جلد ماعز على فخار.
Keyboard Piano | بيانو كهربائي | 1190 | piano | brand=sonance | Sixty-one weighted keys. | واحد وستون مفتاحًا موزونًا.
World Atlas | أطلس العالم | 149 | atlas | rec brand=harbour-press | Every coast, drawn by hand. | كل السواحل مرسومة يدويًا.
Children's Picture Book | كتاب مصوّر للأطفال | 39 | book-kids | brand=harbour-press | The turtle who went to market. | السلحفاة التي ذهبت إلى السوق.
Trumpet | بوق | 990 | trumpet | brand=sonance | Lacquered brass, with case. | نحاس مطلي مع حقيبة.
Saxophone | ساكسفون | 2490 | saxophone | max=1 brand=sonance | Alto, with two reeds. | ألتو مع قصبتين.
Accordion | أكورديون | 1290 | accordion | brand=sonance | Forty-eight bass buttons. | ثمانية وأربعون زر باص.
`;
