/** Picture | its things; packs are shape:colour:label. */
export const groceryPictures = `
milk | carton:e8f1fb:🐄 🥛
milk-light | carton:bfe3f5:🥛 🥛
milk-organic | carton:cfe8c5:🌿 🥛
milk-almond | carton:f0dcc0:🌰
milk-oat | carton:f2e4c0:🌾
coconut | can:f4f0e6:🥥 🥥
laban | bottle:eaf4fb:🐄
yoghurt | tub:eef4fb:🥛 🫐
yoghurt-strawberry | tub:fbdde3:🍓 🍓
labneh | tub:eef1e2:🌿 🫒
cheese-white | 🧀~320 🌿
cheese | 🧀
butter | 🧈
eggs | 🥚 🥚 🧺
milk-chocolate | carton:c9a184:🍫
bread-loaf | 🍞
bread-brown | 🍞~340 🌾
bread-flat | 🫓 🫓
baguette-bag | 🥖
croissants | 🥐 🥐
bagels | 🥯 🥯
tortillas | 🫓 🌽
buns | 🍞~15 🍔
carton-orange | carton:ffb347:🍊 🍊
carton-apple | carton:c8dd7b:🍎 🍎
carton-mango | carton:ffc65c:🥭 🥭
carton-berry | carton:c2516b:🍇
carton-lemon | carton:f5e663:🍋 🌿
carton-carrot | bottle:f79a4d:🥕 🥕
carton-guava | carton:f7b7a3:🍈
water | bottle:cfe9f7:💧 bottle:cfe9f7:💧
water-sparkling | bottle:d4f0ea:🫧
can-cola | can:c0392b:⭐ can:c0392b:⭐
can-orange | can:f39c3d:🍊 🍊
bottle-lemonade | bottle:f7eb8f:🍋 🍋
can-ginger | can:d8b36a:🫚
can-energy | can:2c3e50:⚡
tea-box | box:8c3b2e:🫖 ☕
tea-green-box | box:6b9b5e:🍵 🍵
tea-chamomile | box:f2d36b:🌼 🌼
coffee-bag | pouch:7a4b2e:☕
coffee-beans | pouch:3d2a20:🫘
coffee-jar | jar:8a5a3a:☕
bottle-rose | bottle:e58aa5:🌹 🌹
coconut-water | carton:d9efdc:🥥 🥥
tube-rose | tube:f3c4cf:🌹 🌹
bottle-lotion | pump:f5e6d3:🥥
soap | 🧼 🌿
bottle-shampoo | pump:d9a86c:🌰
tube-aloe | tube:bfe3c0:🪴
jar-clay | jar:d6b59a:🏺
lipstick-balm | tube:f7d774:🍯 🍯
lipstick | 💄
nail-polish | 💅
perfume | dropper:b98a5a:🌹 🌹
sponge | 🧽 🫧
cotton-pads | pouch:eaf3f8:☁️
razor | 🪒
bananas | 🍌
apples | 🍎 🍎
apples-green | 🍏 🍏
oranges | 🍊 🍊
lemons | 🍋 🍋
strawberries | 🍓 🍓 🍓
blueberries | 🫐 🫐
grapes | 🍇~220
watermelon | 🍉
pineapple | 🍍
mangoes | 🥭 🥭
peaches | 🍑 🍑
pears | 🍐 🍐
kiwis | 🥝 🥝
cherries | 🍒
tomatoes | 🍅 🍅
cucumbers | 🥒 🥒
carrots | 🥕 🥕
broccoli | 🥦
lettuce | 🥬
potatoes | 🥔 🥔
onions | 🧅 🧅
garlic | 🧄 🧄
peppers | 🫑 🫑~280 🫑~330
aubergine | 🍆
corn | 🌽 🌽
avocados | 🥑 🥑
mushrooms | 🍄! 🍄!
meat-chicken | 🍗 🌿
chicken-whole | 🍗 🍗
meat-lamb | 🍖
meat-mince | 🥩 🧅
meat-steak | 🥩
fish-fresh | 🐟 🍋
shrimp-fresh | 🦐 🦐
fish-salmon | 🍣 🍋
bacon | 🥓
rice-bag | pouch:f3ead6:🍚 🍚
pasta-pack | pouch:f6cf7a:🍝
olive-oil | bottle:a9b665:🫒 🫒
oil-sunflower | bottle:f7d060:🌻 🌻
lentils-bag | pouch:e58f5b:🫘
can-chickpeas | can:e9d9b6:🧆
can-beans | can:b5835a:🫘
can-tomato | can:d94f3d:🍅 🍅
jar-tahini | jar:e3cfa4:🌾
honey | 🍯
jar-fig | jar:7d3c5b:🍇
jar-peanut | jar:c98d4a:🥜 🥜
cereal | box:f6b93b:🌽 🥣
salt | 🧂
jar-zaatar | jar:8fa36b:🌿 🌿
dates | box:8a5a34:🌴 🌴
chips | pouch:f4c430:🥔 🥔
popcorn | 🍿
nuts | pouch:d8b07a:🥜 🥜
chocolate | 🍫
chocolate-dark | box:3e2723:🍫 🍫
candy | 🍬 🐻
lollipops | 🍭 🍭~120
rice-crackers | 🍘 🍘
maamoul | 🥮 🥮
cookies-box | box:2f5d8a:🍪 🍪
ice-cream-tub | tub:fdf2d8:🍦 🍨
detergent | box:4a90d9:👕 🫧
dish-liquid | bottle:8fd18a:🍋 🍽️
floor-cleaner | bottle:5fa777:🌲 🌲
paper-rolls | 🧻 🧻
tissues | box:d7e6f5:🌸
bin-bags | 🗑️
sponges | 🧽 🧽~120
broom | 🧹
candle | 🕯️
batteries | 🔋 🔋
tub-feta | tub:e3eff7:🧀 🫒
carton-cream | carton:f7f0e0:🍲
bottle-kefir | bottle:dcebd2:🥛
pretzels | 🥨 🥨
carton-grape | carton:8a5aa8:🍇 🍇
tea-hibiscus | box:b3304f:🌺 🌺
mate | 🧉
can-tonic | can:c9dfe8:🫧
dropper-green | dropper:7a9a5f:🌿 🌿
pump-amber | pump:d99a4a:✨
mirror-pocket | 🪞
coconut-whole | 🥥
sweet-potatoes | 🍠 🍠
ginger | 🫚
peas | 🫛 🫛
chillies | 🌶️ 🌶️
melon | 🍈
`;
