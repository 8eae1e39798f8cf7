/** Picture | its things; packs are shape:colour:label. */
export const pharmacyPictures = `
thermometer | 🌡️
spray-blue | spray:7fc4e8:👃
tube-vitamin-c | canister:f9a03f:🍊 🍊
sachet-electrolyte | sachet:7ad0c2:💧 sachet:7ad0c2:💧
bottle-sanitiser | pump:d8f0f5:🫧
masks | box:b7dcec:😷
box-cool | box:7cc6f2:❄️
monitor | 🩺 ❤️
nappies | pouch:bfe3f2:👶
wipes | pouch:c9eedd:🫧 🧸
formula | canister:f5d6a8:🍼 🍼
baby-bottle | 🍼
tube-baby | tube:fbe3c8:👶
bottle-baby | pump:fde7b0:🦆 🦆
syrup-pink | bottle:f4a6b7:🍓 🥄
teether | 🧸 🍼
tube-sun | tube:ffd866:☀️ ☂️
pills-pink | canister:f4a9c4:💊 💊
pills-red | canister:c8504f:🩸 💊
pads | pouch:e9c9ec:🌸
test | box:f6c8d4:🤰
bottle-violet | bottle:c9a7e2:🌸
bottle-oil | dropper:f0c78e:🌰
jar-collagen | jar:f7d6d6:✨
box-heat | box:ef7d57:🔥
bottle-beard | dropper:8a6242:🧔
can-shave | can:5c7fa3:🪒 🫧
razor-blue | 🪒 💧
pills-blue | canister:4f86c6:💪 💊
bottle-navy | pump:31527a:❄️
deodorant | tube:5b6f82:🌲
dropper | dropper:4b5a6b:💧
pills-silver | canister:9aa7b5:🌙 💊
box-paracetamol | box:3d7edb:🌡️ 💊
box-ibuprofen | box:e0574f:⚡ 💊
box-aspirin | box:f0f4f8:❤️ 💊
box-migraine | box:7c5cc4:🧠 💊
tube-muscle | tube:e8804e:💪
box-patch | box:f2b56b:🩹 🩹
syrup | bottle:b5462f:🍯 🥄
lozenges | box:f6c445:🍋 🍯
sachet-cold | sachet:f2cf63:🍋 ☕
box-allergy | box:7bc47f:🌼 💊
drops-eye | dropper:9ed0ee:👁️
drops-ear | dropper:c4d9ea:👂
spray-green | spray:8fceaa:🌼
box-antacid | box:e9a0c0:🔥 💊
box-omeprazole | box:9a6fc0:💊 💊
pills-green | canister:6fb98f:🦠 💊
sachet-fibre | sachet:f0a35e:🌾 🍊
box-travel | box:5fb3c9:⛵ 💊
glucose | 🩸 🩺
box-strips | box:4aa3a2:🩸
box-metformin | box:d7e3f4:🩸 💊
box-amlodipine | box:e46a76:❤️ 💊
box-statin | box:f3e3c0:❤️ 💊
pills-gold | canister:e9b44c:🐟 💊
plasters | 🩹 🩹
bandage | 🧻 🩹
bottle-iodine | bottle:7a4630:🧪
first-aid | box:d94646:➕ 🩹
tube-burn | tube:8fd3e8:🔥
syringe | 💉
tube-antibiotic | tube:f5f2ea:🦠
tube-sunscreen | tube:ffc14d:☀️ 🕶️
jar-cream | jar:e6f0f7:💧
tube-acne | tube:cfe6d6:🫧
dropper-orange | dropper:f6a04d:🍊 🍊
tube-hydro | tube:e3e8f5:🌿
bottle-micellar | bottle:f6dbe5:🌸 🫧
toothpaste | tube:5fbfd4:🦷 🪥
toothbrush | 🪥 🪥~120
bottle-mint | bottle:7fd6c2:🌿 🦷
floss | box:9fdcc9:🦷
tube-gum | tube:f3b3b0:🦷
dropper-sun | dropper:f7c548:☀️ ☀️
oximeter | ❤️ 🩺
jar-gummies | jar:f28ab2:🐻 🍓
spray-leaf | spray:9ccb8a:🌿 🦟
pump-baby | pump:f6d9b5:🧸
pouch-fruit | pouch:a9d18e:🍐 🍎
dropper-baby | dropper:cfe3f7:👶
duck | 🦆 🫧
pills-white | canister:eef1f6:🦴 🥛
pills-yellow | canister:f3cf5b:🌼 💊
pouch-pink | pouch:f3cbd9:🤱
pills-berry | canister:b3445f:🍒 🍒
tube-navy | tube:34587f:❄️
jar-protein | jar:4b4f5c:💪 🥛
canister-foot | canister:8fb7c9:👣
razor-electric | 🪒 🔌
bottle-lens | bottle:a9dcf0:👁️ 💧
box-eye | box:8fb2d9:😴
tube-eye | tube:bfe0ef:👁️
jar-menthol | jar:4f9fb5:🌿 ❄️
syrup-green | bottle:7aa04f:🍒 🥄
pills-mint | canister:8fd0b0:🌿 🌿
canister-sweet | canister:d6ecc4:🌱
socks-blue | 🧦
pills-orange | canister:f08a3c:❤️ 💊
pouch-gauze | pouch:e4eef2:🩹
sachet-ice | sachet:9fd3f2:🧊 🧊
box-knee | box:4f6d8f:🦵
scissors | ✂️ 🩹
jar-night | jar:5a4f8a:🌙 ✨
tube-lip | tube:f4b5a6:👄
pump-foam | pump:cfeae6:🫧 🫧
toothbrush-electric | 🪥~200 🔋
tube-kids | tube:f9b8c8:🍓 🪥
box-denture | box:b7d7ef:🦷 🫧
`;
