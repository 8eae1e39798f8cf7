/** Kind | category slugs that it sells, its own first | cover picture | what its badges show, a name of the emoji each. */
export const storeKindTable = `
pizzeria | pizza pasta salads desserts juices | pizzeria | 🍕 🔥 🧀
burgers | burgers chicken ice-cream juices | burgers | 🍔 🍟
levant | mezze grills breakfast desserts juices | levant | 🧆 🫓 🫒 🏮
grills | grills mezze shawarma juices | grills | 🍖 🔥 🍗
shawarma | shawarma mezze chicken juices | shawarma | 🌯 🥙
sushi | sushi noodles salads juices | sushi | 🍣 🍱
noodles | noodles sushi curry juices | noodles | 🍜 🥡
indian | curry grills juices | indian | 🍛 🌶️
seafood | seafood salads grills juices | seafood | 🦞 🐟
chicken | chicken burgers salads juices | chicken | 🍗 🐔
healthy | salads breakfast juices | healthy | 🥗 🥑
breakfast | breakfast bakery coffee juices | breakfast | 🍳
bakery | bakery breakfast desserts coffee | bakery | 🥐 🥖
sweets | desserts ice-cream coffee | sweets | 🍰 🍩
ice-cream | ice-cream desserts juices | ice-cream | 🍨
coffee | coffee bakery desserts | coffee | ☕ 🫖
juice | juices coffee ice-cream salads | juice | 🧃
mexican | mexican chicken salads juices | mexican | 🌮 🌵
italian | pasta pizza salads desserts | italian | 🍝 🍅
supermarket | milks bread-juice drinks fruit-vegetables pantry snacks-sweets home-care meat-fish beauty | supermarket | 🛒 🧺 🏪
greengrocer | fruit-vegetables bread-juice pantry milks | greengrocer | 🍎 🥕
organic | fruit-vegetables milks pantry drinks beauty | organic | 🌿 🥬
dairy | milks bread-juice snacks-sweets | dairy | 🐄
butcher | meat-fish pantry milks | butcher | 🥩 🐟
corner | drinks snacks-sweets bread-juice milks home-care | corner | 🏪 🦉 🌴
beauty-shop | beauty drinks home-care | beauty-shop | 🌹 🧴
pharmacy | new pain-fever cold-allergy first-aid baby-care womans-care mens stomach heart-diabetes oral-care skin-care | pharmacy | ⚕️ 💊 🌿 🩺
mother-baby | baby-care womans-care skin-care first-aid | mother-baby | 🍼 🧸
wellness | new stomach heart-diabetes womans-care mens | wellness | 🍊 🧘
derma | skin-care womans-care mens oral-care | derma | 🧴
fashion | women men kids beauty-accessories | fashion | 👗 🧵 ⛵ 👘
shoes-sport | shoes-sports men kids | shoes-sport | 👟 ⚽ 🏄
electronics | phones-audio computers-games | electronics | 📱 🔌 👾
home | home-living kitchen | home | 🛋️ 🏺 🍳
kids | kids books-music shoes-sports | kids | 🧸 🪁
accessories | beauty-accessories women men | accessories | 💎 🕶️
books-music | books-music kids | books-music | 📚 🎻
gifts | beauty-accessories kids home-living | gifts | 🎁
`;
