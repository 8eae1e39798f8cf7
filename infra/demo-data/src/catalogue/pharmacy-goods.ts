/** English | Arabic | price | picture | options | description | Arabic description; `# slug` starts a category. */
export const pharmacyGoods = `
# new
Digital Thermometer | ميزان حرارة رقمي | 29 | thermometer | basic rec brand=clarova cond=fever | A reading in ten seconds, with a fever alarm. | قراءة في عشر ثوانٍ مع تنبيه للحمّى.
Saline Nasal Spray 30 ml | بخاخ أنف ملحي ٣٠ مل | 18 | spray-blue | basic brand=clarova cond=cold,allergy gen=Sodium_chloride | Clears a blocked nose, gentle enough for every day. | يفتح الأنف المسدود ولطيف للاستعمال اليومي.
Vitamin C 1000 mg, 20 Tablets | فيتامين سي ١٠٠٠ ملغ ٢٠ قرصًا | 26 | tube-vitamin-c | basic rec brand=vitalia cond=cold gen=Ascorbic_acid | Fizzy orange tablets. | أقراص فوارة بالبرتقال.
Electrolyte Sachets, 10 | أكياس إلكتروليت ١٠ | 22 | sachet-electrolyte | basic brand=vitalia cond=stomach gen=Oral_rehydration_salts | Replaces what heat and illness take. | تعوّض ما يفقده الجسم مع الحر والمرض.
Hand Sanitiser 500 ml | معقم يدين ٥٠٠ مل | 16 | bottle-sanitiser | basic brand=clarova gen=Ethanol_70% | Kills germs and leaves no stickiness. | يقضي على الجراثيم من دون لزوجة.
Face Masks, 50 | كمامات ٥٠ | 15 | masks | basic max=5 brand=clarova | Three layers, soft ear loops. | ثلاث طبقات وأربطة ناعمة.
Cooling Gel Pads, 6 | لصقات تبريد ٦ | 19 | box-cool | basic brand=clarova cond=fever,headache | Relief for a hot forehead. | راحة للجبين الساخن.
Blood Pressure Monitor | جهاز قياس ضغط الدم | 165 | monitor | basic rec brand=clarova cond=heart | Upper arm, with memory for two. | للذراع مع ذاكرة لشخصين.
Vitamin D3 Drops 15 ml | قطرات فيتامين د٣ ١٥ مل | 39 | dropper-sun | basic brand=vitalia gen=Cholecalciferol | One drop a day, for the whole family. | قطرة يوميًا لكل العائلة.
Pulse Oximeter | جهاز قياس الأكسجين | 79 | oximeter | basic brand=clarova cond=heart | Reads oxygen and pulse at the fingertip. | يقيس الأكسجين والنبض من طرف الإصبع.
Multivitamin Gummies, 60 | علكات فيتامينات ٦٠ | 48 | jar-gummies | basic rec brand=vitalia | Fruit-flavoured, no added sugar. | بنكهة الفواكه بلا سكر مضاف.
Insect Repellent 100 ml | طارد حشرات ١٠٠ مل | 27 | spray-leaf | basic brand=clarova cond=skin gen=Icaridin | Eight hours outdoors. | ثماني ساعات في الخارج.
# baby-care
Baby Nappies Size 3, 60 | حفاضات أطفال مقاس ٣ ٦٠ حبة | 62 | nappies | basic rec max=4 brand=tiny-steps | Dry for twelve hours. | جفاف لاثنتي عشرة ساعة.
Baby Wipes, 3 x 72 | مناديل أطفال ٣ × ٧٢ | 24 | wipes | basic brand=tiny-steps | Water and nothing harsh. | ماء من دون مواد قاسية.
Infant Formula 800 g | حليب أطفال ٨٠٠ غ | 89 | formula | basic brand=tiny-steps | From birth to six months. | من الولادة حتى ستة أشهر.
Baby Bottle 240 ml | رضّاعة ٢٤٠ مل | 34 | baby-bottle | basic brand=tiny-steps | Slow flow, against colic. | تدفق بطيء ضد المغص.
Nappy Rash Cream 100 g | كريم التهاب الحفاض ١٠٠ غ | 28 | tube-baby | basic brand=tiny-steps cond=skin gen=Zinc_oxide | Soothes within hours. | يهدّئ خلال ساعات.
Baby Shampoo 500 ml | شامبو أطفال ٥٠٠ مل | 27 | bottle-baby | basic brand=tiny-steps | No tears. | بلا دموع.
Children's Paracetamol Syrup | شراب باراسيتامول للأطفال | 17 | syrup-pink | basic rec brand=medicor cond=fever,headache gen=Paracetamol | Strawberry taste, from three months. | بطعم الفراولة من عمر ثلاثة أشهر.
Teething Ring | عضّاضة أسنان | 21 | teether | basic brand=tiny-steps | Chill it before use. | تُبرّد قبل الاستعمال.
Baby Sunscreen SPF 50 | واقي شمس للأطفال ٥٠ | 58 | tube-sun | basic brand=dermalis cond=skin | Mineral filter, water resistant. | فلتر معدني مقاوم للماء.
Baby Lotion 300 ml | لوشن أطفال ٣٠٠ مل | 29 | pump-baby | basic brand=tiny-steps cond=skin | Oat and calendula. | شوفان وآذريون.
Baby Food Apple and Pear | طعام أطفال تفاح وكمثرى | 11 | pouch-fruit | basic brand=tiny-steps | Nothing but fruit, from six months. | فاكهة فقط من عمر ستة أشهر.
Colic Drops 30 ml | قطرات المغص ٣٠ مل | 33 | dropper-baby | basic brand=medicor cond=stomach gen=Simethicone | For a calmer evening. | لمساء أهدأ.
Bath Thermometer Duck | ميزان حرارة للحمّام | 26 | duck | basic brand=tiny-steps | Turns red when it is too hot. | يحمرّ حين تكون المياه ساخنة.
# womans-care
Folic Acid, 90 Tablets | حمض الفوليك ٩٠ قرصًا | 31 | pills-pink | basic brand=vitalia gen=Folic_acid | For before and during pregnancy. | قبل الحمل وخلاله.
Iron Complex, 60 Capsules | حديد مركّب ٦٠ كبسولة | 44 | pills-red | basic rec brand=vitalia gen=Iron_bisglycinate | Gentle on the stomach. | لطيف على المعدة.
Sanitary Pads, 30 | فوط صحية ٣٠ | 22 | pads | basic brand=clarova | Soft, thin and secure. | ناعمة ورقيقة وآمنة.
Pregnancy Test, 2 | اختبار حمل ٢ | 26 | test | basic brand=clarova | Clear result in three minutes. | نتيجة واضحة في ثلاث دقائق.
Intimate Wash 250 ml | غسول للعناية الخاصة ٢٥٠ مل | 33 | bottle-violet | basic brand=dermalis | Balanced pH, no perfume. | متوازن الحموضة بلا عطر.
Stretch Mark Oil 125 ml | زيت علامات التمدد ١٢٥ مل | 47 | bottle-oil | basic brand=dermalis | Almond and rosehip. | لوز وورد بري.
Collagen Powder 300 g | كولاجين بودرة ٣٠٠ غ | 119 | jar-collagen | basic brand=vitalia | Stir into any drink. | يُذاب في أي مشروب.
Heat Patch, 3 | لصقات حرارية ٣ | 24 | box-heat | basic brand=medicor cond=pain | Eight hours of warmth for cramps. | ثماني ساعات من الدفء للتقلصات.
Calcium and Vitamin D, 60 | كالسيوم وفيتامين د ٦٠ | 42 | pills-white | basic brand=vitalia gen=Calcium citrate | For strong bones. | لعظام قوية.
Evening Primrose Oil, 60 | زيت زهرة الربيع ٦٠ | 58 | pills-yellow | basic brand=vitalia | For calm and balanced days. | لأيام هادئة ومتوازنة.
Breast Pads, 60 | حشوات رضاعة ٦٠ | 31 | pouch-pink | basic brand=tiny-steps | Soft, dry and unseen. | ناعمة وجافة وغير ظاهرة.
Cranberry Capsules, 30 | كبسولات التوت البري ٣٠ | 45 | pills-berry | basic brand=vitalia | With vitamin C. | مع فيتامين سي.
# mens
Beard Oil 30 ml | زيت لحية ٣٠ مل | 45 | bottle-beard | basic rec brand=northman | Cedar and argan. | أرز وأرغان.
Shaving Foam 200 ml | رغوة حلاقة ٢٠٠ مل | 19 | can-shave | basic brand=northman | For sensitive skin. | للبشرة الحساسة.
Razor Blades, 8 | شفرات حلاقة ٨ | 64 | razor-blue | basic brand=northman | Five blades, long life. | خمس شفرات طويلة العمر.
Men's Multivitamin, 60 | فيتامينات متعددة للرجال ٦٠ | 72 | pills-blue | basic brand=vitalia | One a day with food. | حبة يوميًا مع الطعام.
Anti-Dandruff Shampoo 400 ml | شامبو ضد القشرة ٤٠٠ مل | 34 | bottle-navy | basic brand=northman cond=skin gen=Zinc_pyrithione | Works from the third wash. | يعمل من الغسلة الثالثة.
Deodorant 50 ml | مزيل عرق ٥٠ مل | 18 | deodorant | basic brand=northman | Forty-eight hours, no stains. | ثمانٍ وأربعون ساعة بلا بقع.
Caffeine Hair Serum 60 ml | سيروم شعر بالكافيين ٦٠ مل | 85 | dropper | basic brand=northman | For thinning hair. | للشعر الخفيف.
Zinc and Magnesium, 60 | زنك ومغنيسيوم ٦٠ | 49 | pills-silver | basic brand=vitalia gen=Zinc_picolinate | For rest and recovery. | للراحة والتعافي.
Aftershave Balm 100 ml | بلسم بعد الحلاقة ١٠٠ مل | 39 | tube-navy | basic brand=northman | Cools and closes the skin. | يبرّد البشرة ويهدّئها.
Whey Protein 900 g | بروتين مصل اللبن ٩٠٠ غ | 149 | jar-protein | basic rec brand=vitalia | Vanilla, 25 g of protein a scoop. | فانيلا، ٢٥ غ بروتين في المكيال.
Foot Powder 100 g | بودرة القدمين ١٠٠ غ | 21 | canister-foot | basic brand=northman cond=skin | Dry and fresh all day. | جفاف وانتعاش طوال اليوم.
Electric Trimmer | ماكينة تشذيب | 139 | razor-electric | basic brand=northman | For beard and hair, washable. | للحية والشعر وقابلة للغسل.
# pain-fever
Paracetamol 500 mg, 24 | باراسيتامول ٥٠٠ ملغ ٢٤ | 8 | box-paracetamol | rec max=4 brand=medicor cond=fever,headache,pain gen=Paracetamol | For pain and fever. | للألم والحمّى.
Ibuprofen 400 mg, 24 | إيبوبروفين ٤٠٠ ملغ ٢٤ | 14 | box-ibuprofen | rec max=4 brand=medicor cond=pain,headache gen=Ibuprofen | Reduces pain and swelling. | يخفف الألم والتورم.
Aspirin 75 mg, 30 | أسبرين ٧٥ ملغ ٣٠ | 9 | box-aspirin | brand=medicor cond=heart gen=Acetylsalicylic_acid | One a day, when a doctor advises it. | حبة يوميًا بنصيحة الطبيب.
Migraine Relief, 12 | مسكّن الصداع النصفي ١٢ | 36 | box-migraine | rx brand=medicor cond=headache gen=Sumatriptan | On prescription. | بوصفة طبية.
Muscle Rub 100 g | مرهم عضلات ١٠٠ غ | 24 | tube-muscle | brand=medicor cond=pain gen=Diclofenac | Warms and loosens. | يدفئ ويرخي.
Back Pain Patch, 5 | لصقات ألم الظهر ٥ | 27 | box-patch | brand=medicor cond=pain | Works for twelve hours. | تعمل اثنتي عشرة ساعة.
# cold-allergy
Cough Syrup 150 ml | شراب سعال ١٥٠ مل | 22 | syrup | rec brand=medicor cond=cold gen=Dextromethorphan | For a dry cough. | للسعال الجاف.
Throat Lozenges, 24 | أقراص استحلاب ٢٤ | 13 | lozenges | brand=clarova cond=cold | Honey and lemon. | عسل وليمون.
Cold and Flu Sachets, 10 | أكياس للزكام ١٠ | 25 | sachet-cold | rec brand=medicor cond=cold,fever gen=Paracetamol,Phenylephrine | A hot drink for bad days. | مشروب ساخن للأيام الصعبة.
Antihistamine 10 mg, 30 | مضاد هستامين ١٠ ملغ ٣٠ | 28 | box-allergy | rec brand=medicor cond=allergy gen=Cetirizine | One a day without drowsiness. | حبة يوميًا بلا نعاس.
Eye Drops 10 ml | قطرة عين ١٠ مل | 31 | drops-eye | brand=clarova cond=allergy,eyes gen=Sodium_hyaluronate | For dry and itchy eyes. | للعيون الجافة والمتهيّجة.
Ear Drops 10 ml | قطرة أذن ١٠ مل | 26 | drops-ear | rx brand=medicor cond=pain gen=Ofloxacin | On prescription. | بوصفة طبية.
Allergy Nasal Spray | بخاخ أنف للحساسية | 46 | spray-green | rx brand=medicor cond=allergy gen=Fluticasone | On prescription. | بوصفة طبية.
Contact Lens Solution 360 ml | محلول عدسات ٣٦٠ مل | 38 | bottle-lens | brand=clarova cond=eyes | Cleans, rinses and stores. | ينظّف ويشطف ويحفظ.
Eye Mask Warm | قناع دافئ للعين | 45 | box-eye | brand=clarova cond=eyes | For tired, dry eyes. | للعيون المتعبة والجافة.
Lubricating Eye Gel 10 g | جل مرطّب للعين ١٠ غ | 36 | tube-eye | brand=clarova cond=eyes,allergy gen=Carbomer | Lasts through the night. | يدوم طوال الليل.
Chest Rub 50 g | مرهم للصدر ٥٠ غ | 17 | jar-menthol | brand=medicor cond=cold gen=Menthol,Camphor | Breathe more easily. | لتنفس أسهل.
Children's Allergy Syrup | شراب حساسية للأطفال | 29 | syrup-green | brand=medicor cond=allergy gen=Loratadine | Cherry taste, once a day. | بطعم الكرز مرة يوميًا.
# stomach
Antacid Tablets, 48 | أقراص حموضة ٤٨ | 17 | box-antacid | rec brand=medicor cond=stomach gen=Calcium_carbonate | Relief from heartburn in minutes. | راحة من الحرقة في دقائق.
Omeprazole 20 mg, 14 | أوميبرازول ٢٠ ملغ ١٤ | 33 | box-omeprazole | brand=medicor cond=stomach gen=Omeprazole | For frequent heartburn. | للحموضة المتكررة.
Probiotic, 30 Capsules | بروبيوتيك ٣٠ كبسولة | 79 | pills-green | brand=vitalia cond=stomach gen=Lactobacillus | Ten billion friendly cultures. | عشرة مليارات من البكتيريا النافعة.
Fibre Sachets, 20 | أكياس ألياف ٢٠ | 38 | sachet-fibre | brand=vitalia cond=stomach gen=Psyllium | Orange flavour. | بنكهة البرتقال.
Motion Sickness, 10 | أقراص دوار السفر ١٠ | 19 | box-travel | brand=medicor cond=stomach gen=Dimenhydrinate | Take half an hour before the trip. | تؤخذ قبل الرحلة بنصف ساعة.
Peppermint Capsules, 30 | كبسولات النعناع ٣٠ | 34 | pills-mint | brand=vitalia cond=stomach | For a bloated stomach. | لانتفاخ المعدة.
Loperamide 2 mg, 12 | لوبيراميد ٢ ملغ ١٢ | 15 | box-travel | max=2 brand=medicor cond=stomach gen=Loperamide | Fast relief on the road. | راحة سريعة أثناء السفر.
# heart-diabetes
Blood Glucose Meter | جهاز قياس السكر | 125 | glucose | rec brand=clarova cond=diabetes | With ten strips and a case. | مع عشرة شرائط وحقيبة.
Glucose Test Strips, 50 | شرائط فحص السكر ٥٠ | 98 | box-strips | brand=clarova cond=diabetes | For the Clarova meter. | لجهاز كلاروفا.
Metformin 500 mg, 60 | ميتفورمين ٥٠٠ ملغ ٦٠ | 21 | box-metformin | rx brand=medicor cond=diabetes gen=Metformin | On prescription. | بوصفة طبية.
Amlodipine 5 mg, 30 | أملوديبين ٥ ملغ ٣٠ | 24 | box-amlodipine | rx brand=medicor cond=heart gen=Amlodipine | On prescription. | بوصفة طبية.
Atorvastatin 20 mg, 30 | أتورفاستاتين ٢٠ ملغ ٣٠ | 39 | box-statin | rx brand=medicor cond=heart gen=Atorvastatin | On prescription. | بوصفة طبية.
Omega 3, 60 Capsules | أوميغا ٣ ٦٠ كبسولة | 68 | pills-gold | rec brand=vitalia cond=heart gen=Fish_oil | From wild fish. | من أسماك برية.
Sugar-Free Sweetener, 300 | مُحلٍّ بلا سكر ٣٠٠ | 19 | canister-sweet | brand=vitalia cond=diabetes gen=Stevia | From stevia leaves. | من أوراق الستيفيا.
Compression Socks | جوارب ضاغطة | 65 | socks-blue | brand=clarova cond=heart | For long flights and long shifts. | للرحلات ونوبات العمل الطويلة.
Coenzyme Q10, 30 | كوإنزيم كيو١٠ ٣٠ | 95 | pills-orange | brand=vitalia cond=heart gen=Ubiquinone | Energy for the heart. | طاقة للقلب.
# first-aid
Plasters, 40 | لصقات جروح ٤٠ | 12 | plasters | rec brand=clarova cond=wounds | Four sizes, breathable. | أربعة مقاسات قابلة للتنفس.
Elastic Bandage | رباط ضاغط | 16 | bandage | brand=clarova cond=wounds,pain | With two clips. | مع مشبكين.
Antiseptic Solution 250 ml | محلول مطهّر ٢٥٠ مل | 15 | bottle-iodine | brand=clarova cond=wounds gen=Povidone-iodine | Cleans cuts and grazes. | ينظّف الجروح والخدوش.
First Aid Kit | حقيبة إسعافات أولية | 79 | first-aid | rec brand=clarova cond=wounds | Ninety pieces for home and car. | تسعون قطعة للبيت والسيارة.
Burn Gel 50 g | جل حروق ٥٠ غ | 29 | tube-burn | brand=dermalis cond=wounds,skin | Cools at once. | يبرّد فورًا.
Insulin Syringes, 10 | محاقن إنسولين ١٠ | 14 | syringe | rx brand=clarova cond=diabetes | On prescription. | بوصفة طبية.
Antibiotic Ointment 15 g | مرهم مضاد حيوي ١٥ غ | 18 | tube-antibiotic | rx brand=medicor cond=wounds,skin gen=Mupirocin | On prescription. | بوصفة طبية.
Sterile Gauze, 10 | شاش معقم ١٠ | 9 | pouch-gauze | brand=clarova cond=wounds | Individually wrapped. | مغلّف كل على حدة.
Instant Ice Pack, 2 | كمادة ثلج فورية ٢ | 14 | sachet-ice | brand=clarova cond=pain,wounds | Squeeze, and it is cold. | اضغط عليها فتبرد.
Knee Support | داعم للركبة | 69 | box-knee | brand=clarova cond=pain | Firm, breathable knit. | نسيج متين يسمح بالتهوية.
Tweezers and Scissors | ملقط ومقص | 22 | scissors | brand=clarova cond=wounds | Stainless steel, in a case. | فولاذ مقاوم للصدأ في علبة.
# skin-care
Sunscreen SPF 50 50 ml | واقي شمس ٥٠ ٥٠ مل | 89 | tube-sunscreen | rec brand=dermalis cond=skin | Invisible finish. | بلا أثر أبيض.
Moisturising Cream 250 ml | كريم مرطّب ٢٥٠ مل | 64 | jar-cream | rec brand=dermalis cond=skin | With ceramides, for dry skin. | بالسيراميد للبشرة الجافة.
Acne Gel 30 g | جل حب الشباب ٣٠ غ | 42 | tube-acne | brand=dermalis cond=skin gen=Benzoyl_peroxide | Use at night. | يُستعمل ليلًا.
Vitamin C Serum 30 ml | سيروم فيتامين سي ٣٠ مل | 115 | dropper-orange | rec brand=dermalis | Brighter in four weeks. | إشراق خلال أربعة أسابيع.
Hydrocortisone Cream 15 g | كريم هيدروكورتيزون ١٥ غ | 16 | tube-hydro | brand=medicor cond=skin,allergy gen=Hydrocortisone | Calms itching. | يهدّئ الحكة.
Micellar Water 400 ml | ماء ميسيلار ٤٠٠ مل | 39 | bottle-micellar | brand=dermalis | Removes make-up without rinsing. | يزيل المكياج من دون شطف.
Night Cream 50 ml | كريم ليلي ٥٠ مل | 98 | jar-night | brand=dermalis cond=skin | With retinol, use sparingly. | بالريتينول، يُستعمل بكمية قليلة.
Lip Repair SPF 30 | مرمم شفاه ٣٠ | 22 | tube-lip | brand=dermalis cond=skin | For sun and wind. | للشمس والرياح.
Foaming Cleanser 200 ml | غسول رغوي ٢٠٠ مل | 47 | pump-foam | rec brand=dermalis cond=skin | Soap free, for oily skin. | بلا صابون للبشرة الدهنية.
# oral-care
Whitening Toothpaste | معجون أسنان مبيّض | 16 | toothpaste | brand=clarova cond=teeth | Fluoride and fresh mint. | فلورايد ونعناع منعش.
Soft Toothbrush, 2 | فرشاة أسنان ناعمة ٢ | 18 | toothbrush | brand=clarova cond=teeth | For sensitive gums. | للثة الحساسة.
Mouthwash 500 ml | غسول فم ٥٠٠ مل | 24 | bottle-mint | brand=clarova cond=teeth | Alcohol free. | خالٍ من الكحول.
Dental Floss 50 m | خيط أسنان ٥٠ م | 13 | floss | brand=clarova cond=teeth | Waxed, with mint. | مشمّع بالنعناع.
Sensitive Gum Gel 20 g | جل اللثة ٢٠ غ | 27 | tube-gum | brand=medicor cond=teeth gen=Lidocaine | Numbs a sore spot. | يخدّر موضع الألم.
Electric Toothbrush | فرشاة أسنان كهربائية | 189 | toothbrush-electric | rec brand=clarova cond=teeth | Two minutes, four quarters. | دقيقتان وأربعة أرباع.
Children's Toothpaste | معجون أسنان للأطفال | 14 | tube-kids | brand=clarova cond=teeth | Mild strawberry. | فراولة خفيفة.
Denture Tablets, 30 | أقراص أطقم الأسنان ٣٠ | 21 | box-denture | brand=clarova cond=teeth | Clean in three minutes. | نظافة في ثلاث دقائق.
`;
