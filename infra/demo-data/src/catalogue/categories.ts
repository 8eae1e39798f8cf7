/** Module | slug | English | Arabic | picture; a slug with a slash is below its first part, and starts with `*` where it is featured. */
export const categoryTable = `
food | *pizza | Pizza | بيتزا | pizza
food | *burgers | Burgers | برغر | burger
food | *mezze | Mezze | مقبلات | mezze-board
food | *grills | Grills | مشاوي | mixed-grill
food | *shawarma | Shawarma | شاورما | shawarma
food | *sushi | Sushi | سوشي | sushi
food | *noodles | Noodles | نودلز | ramen
food | *curry | Curry & Biryani | كاري وبرياني | curry-butter
food | *seafood | Seafood | مأكولات بحرية | lobster
food | *chicken | Fried Chicken | دجاج مقلي | wings
food | *salads | Salads & Bowls | سلطات وأوعية | salad-greek
food | *breakfast | Breakfast | فطور | pancakes
food | *bakery | Bakery | مخبوزات | croissant
food | *desserts | Desserts | حلويات | cake-chocolate
food | desserts/ice-cream | Ice Cream | آيس كريم | gelato-pistachio
food | *hot-and-cold-drinks | Coffee & Juice | قهوة وعصائر | coffee
food | hot-and-cold-drinks/coffee | Coffee & Tea | قهوة وشاي | latte
food | hot-and-cold-drinks/juices | Fresh Juice | عصائر طازجة | juice-orange
food | *mexican | Mexican | مكسيكي | taco
food | *pasta | Pasta | باستا | spaghetti
grocery | *beauty | Beauty | جمال | perfume
grocery | *bread-juice | Bread & Juice | خبز وعصائر | bread-loaf
grocery | *drinks | Drinks | مشروبات | can-orange
grocery | *milks | Milks | ألبان | milk
grocery | *fruit-vegetables | Fruit & Vegetables | فواكه وخضار | strawberries
grocery | *meat-fish | Meat & Fish | لحوم وأسماك | meat-steak
grocery | *pantry | Pantry | مؤونة | olive-oil
grocery | *snacks-sweets | Snacks & Sweets | تسالي وحلويات | chocolate
grocery | *home-care | Home Care | العناية بالمنزل | detergent
pharmacy | *new | New | جديد | thermometer
pharmacy | *baby-care | Baby Care | عناية الأطفال | baby-bottle
pharmacy | *womans-care | Womans Care | عناية المرأة | pills-pink
pharmacy | *mens | Mens | رجال | bottle-beard
pharmacy | *pain-fever | Pain & Fever | الألم والحمّى | box-paracetamol
pharmacy | *cold-allergy | Cold & Allergy | الزكام والحساسية | syrup
pharmacy | *stomach | Stomach | المعدة | box-antacid
pharmacy | *heart-diabetes | Heart & Diabetes | القلب والسكري | glucose
pharmacy | *first-aid | First Aid | إسعافات أولية | first-aid
pharmacy | *skin-care | Skin Care | العناية بالبشرة | jar-cream
pharmacy | *oral-care | Oral Care | العناية بالفم | toothbrush
ecommerce | *fashion | Fashion | أزياء | dress
ecommerce | fashion/women | Women | نساء | handbag
ecommerce | fashion/men | Men | رجال | shirt
ecommerce | *kids | Kids | أطفال | teddy
ecommerce | *shoes-sports | Shoes & Sports | أحذية ورياضة | sneaker
ecommerce | *electronics | Electronics | إلكترونيات | laptop
ecommerce | electronics/phones-audio | Phones & Audio | هواتف وصوتيات | headphones
ecommerce | electronics/computers-games | Computers & Games | حواسيب وألعاب | controller
ecommerce | *home | Home | منزل | sofa
ecommerce | home/home-living | Living | غرفة المعيشة | plant
ecommerce | home/kitchen | Kitchen | مطبخ | pan
ecommerce | *beauty-accessories | Beauty & Accessories | جمال وإكسسوارات | sunglasses
ecommerce | *books-music | Books & Music | كتب وموسيقى | book-cook
`;
