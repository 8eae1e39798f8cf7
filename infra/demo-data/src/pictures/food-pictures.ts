/** Picture | its things, the main one first; ~90 rotates its colours, box:2a9d8f:🍊 is a pack with a label. */
export const foodPictures = `
pizza-margherita | 🍕 🍅 🌿
pizza | 🍕 🌶️
pizza-cheese | 🍕 🧀
pizza-garden | 🍕 🫑 🫒
pizza-chicken | 🍕 🍗
pizza-spicy | 🍕 🌶️ 🔥
pizza-mushroom | 🍕 🍄!
pizza-seafood | 🍕 🦐 🍋
garlic-bread | 🥖 🧄
burger | 🍔
burger-double | 🍔 🍔
burger-chicken | 🍔 🍗
burger-mushroom | 🍔 🍄!
burger-smoky | 🍔 🧅 🔥
burger-halloumi | 🍔 🧀 🌿
burger-garden | 🍔 🥑 🍅
fries-loaded | 🍟 🧀
fries | 🍟
hot-dog | 🌭
hummus | 🥣 🫓 🫒
moutabal | 🍆 🫓
falafel | 🧆 🥙
vine-leaves | 🥬 🍋
fattoush | 🥗 🍅 🥒
tabbouleh | 🥗 🍋 🌿
lentil-soup | 🍲 🍋
kibbeh | 🧆~340 🌰
halloumi | 🧀 🍅 🌿
mezze-board | 🧆 🫓 🥗
olives | 🫒 🌿
mixed-grill | 🍖 🍢 🍅
skewer-chicken | 🍢 🍋
skewer-kofta | 🍢 🌿
lamb-chops | 🍖 🌿
chicken-grilled | 🍗 🧄
steak | 🥩 🌿
vegetables-grilled | 🫑 🍆 🥕
rice | 🍚
shawarma | 🌯
shawarma-beef | 🌯 🧅
shawarma-plate | 🥙 🍟 🥗
falafel-wrap | 🥙 🧆
shawarma-box | 🌯 🍟
wrap-chicken | 🌯 🥒
sushi | 🍣
sushi-roll | 🍣 🥑
tempura | 🍤
onigiri | 🍙 🥑
sushi-platter | 🍣 🍤 🥢
edamame | 🫛
bento | 🍱
ramen | 🍜
ramen-spicy | 🍜 🌶️
noodles-shrimp | 🍜 🦐 🥜
noodles-vegetable | 🍜 🥕 🥬
dumplings | 🥟 🥢
spring-rolls | 🥢 🥡 🥕
takeout-box | 🥡
curry-butter | 🍛
biryani | 🍛 🍗
biryani-lamb | 🍛 🍖
curry-green | 🥘 🥬
dal | 🍲 🧄
curry-thai | 🥘 🥥 🌶️
samosa | 🥟~20 🌶️
flatbread | 🫓 🧄
fish-grilled | 🐟 🍋
fish-chips | 🐟 🍟
shrimp | 🦐 🧄 🍋
calamari | 🦑 🍋
lobster | 🦞
sayadieh | 🍚 🐟
crab | 🦀 🍋
oysters | 🦪 🍋
chicken-bucket | 🍗 🍗 🍟
wings | 🍗 🌶️
tenders | 🍗 🍯
broasted | 🍗 🍟
chicken-popcorn | 🍿 🍗
coleslaw | 🥬 🥕
salad-caesar | 🥗 🍗
salad-greek | 🥗 🫒
bowl-quinoa | 🥗 🥑
bowl-poke | 🥗 🍣 🥭
salad-beetroot | 🥗 🧀 🍊
avocado-toast | 🥑 🍞
fruit-bowl | 🍓 🍇 🍍
shakshuka | 🍳 🍅
foul | 🥣~20 🫘
manakish-cheese | 🫓 🧀
manakish-zaatar | 🫓 🌿
pancakes | 🥞 🫐
breakfast-plate | 🍳 🥓 🍞
waffle | 🧇 🍓
omelette | 🍳 🌿
croissant | 🥐
pain-chocolat | 🥐 🍫
loaf | 🍞
baguette | 🥖 🧈
kaak | 🥯~20
bagel | 🥯 🧀
sandwich | 🥪
kunafa | 🍮~20 🌹
baklava | 🍰~330 🥜
cake-chocolate | 🍰~340 🍫
shortcake | 🍰 🍓
umm-ali | 🍮 🌰
custard | 🍮
donuts | 🍩 🍩~60 🍩~200
birthday-cake | 🎂
cookies | 🍪 🍪
pie | 🥧 🍋
cupcake | 🧁
gelato-pistachio | 🍨~60 🥜
soft-serve | 🍦
sorbet-mango | 🍨~20 🥭
sundae | 🍨 🍫
shaved-ice | 🍧 🍓
booza | 🍨 🥜
coffee | ☕
latte | ☕ 🥛
coffee-iced | 🧋~10 🧊
coffee-arabic | 🫖 ☕
tea-karak | ☕~15 🫚
tea-mint | 🍵 🌿
matcha | 🍵
hot-chocolate | ☕ 🍫
juice-orange | 🧃 🍊
juice-lemon | 🍹 🍋 🌿
juice-avocado | 🥤 🥑
juice-strawberry | 🥤 🍓
juice-watermelon | 🧃~320 🍉
lassi | 🥤 🥭
juice-green | 🧃~60 🍏 🥒
tamarind | 🥤 🧊
bubble-tea | 🧋
burrito | 🌯 🥑
taco | 🌮
nachos | 🧀 🌮 🌶️
quesadilla | 🫓 🧀 🌶️
tamale | 🫔
churros | 🥖~10 🍫
spaghetti | 🍝
pasta-cream | 🍝 🍗
pasta-tomato | 🍝 🍅 🌶️
lasagne | 🥘 🧀
gnocchi | 🥣 🌿
risotto | 🍚 🍄!
fondue | 🫕 🍓 🍫
mochi | 🍡
maamoul-plate | 🥮 🥜
fatayer | 🥟~15 🧀
labneh-plate | 🥣 🥒 🌿
oatmeal | 🥣~20 🫐
coffee-flat | ☕ 🍪
tea-saffron | 🫖 🍯
`;
