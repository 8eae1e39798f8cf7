/** Kind of store | colour | the things on its counter. */
export const coverTable = `
pizzeria | e07a4b | 🍕 🧀 🍅 🌶️ 🍕 🫒 🌿
burgers | d98a3d | 🍔 🍟 🥤 🍔 🧅 🥓
levant | c2a14d | 🧆 🫓 🫒 🥗 🥙 🍋 🫖
grills | b5563f | 🍖 🍢 🍗 🔥 🥩 🌶️
shawarma | d9a441 | 🌯 🥙 🍟 🧄 🌯 🥒
sushi | 5b8a8a | 🍣 🍱 🍤 🥢 🍙 🍵
noodles | c9534f | 🍜 🥡 🥟 🥢 🏮 🍜
indian | e09a3e | 🍛 🫓 🌶️ 🍚 🥘 🧄
seafood | 4a90b0 | 🦞 🐟 🍋 🦐 🦪 🦀
chicken | e2b04a | 🍗 🍟 🍗 🥤 🍗 🌶️
healthy | 8db56b | 🥗 🥑 🍓 🥕 🫐 🍋
breakfast | f0b65a | 🍳 🥞 ☕ 🥐 🧇 🍓
bakery | d9a673 | 🥐 🥖 🍞 🥯 🥨 🧈
sweets | e29ab0 | 🍰 🍩 🧁 🍪 🎂 🍮
ice-cream | 9cc9d6 | 🍨 🍦 🍧 🍓 🍨~60 🍫
coffee | 9a6b4b | ☕ 🫖 🥐 ☕ 🍪 🫘
juice | f2a65a | 🧃 🍊 🍹 🍓 🥭 🥤
mexican | 6fae6b | 🌮 🌯 🌶️ 🥑 🌵 🫔
italian | b3584a | 🍝 🍅 🧀 🥖 🫒 🧄
supermarket | 6bb06f | 🛒 🍎 🥛 🍞 🥦 🥚 🧺
greengrocer | 84b85a | 🥕 🍅 🥦 🍎 🍇 🌽 🍋
organic | 7a9c62 | 🥬 🍯 🫑 🥑 🌾 🍐
dairy | 8fb8d8 | 🥛 🧀 🥚 🧈 🐄 🍓
butcher | b8605a | 🥩 🍗 🐟 🥓 🔪 🍖
corner | 5fa3b8 | 🍫 🥤 🍿 🥛 🍞 🍭
beauty-shop | d98fa8 | 🌹 🧼 💄 🧴 🪞 🌸
pharmacy | 4fb3a9 | 💊 🩹 🌡️ 🩺 🧴 🍼
mother-baby | e6a9bd | 🍼 🧸 👶 🛁 🧦 🦆
wellness | f0a04b | 🍊 💊 🧘 🍯 💪 🌿
derma | b9a5d6 | 🧴 🌸 🪞 🧼 💧 ☀️
fashion | c9a58f | 👗 👜 👠 🧥 👒 👕
shoes-sport | 5f8fc0 | 👟 ⚽ 🏀 🥾 🎾 🛹
electronics | 5a6fa8 | 💻 🎧 📱 🎮 📷 ⌚
home | b59a7a | 🛋️ 🪴 🏺 🕰️ 🖼️ 🫖
kids | f2b84b | 🧸 🪁 🧩 🚗 🎨 🪀
accessories | b08fb5 | 💍 🕶️ 📿 👜 ⌚ 🧣
books-music | 8a6a55 | 📚 🎸 🎻 🖋️ 📘 🎹
gifts | d97b7b | 🎁 🕯️ 🌹 🧸 🎀 💐
`;

/** Picture | colour | the things at its end side. */
export const bannerSceneTable = `
banners/food-weekend | d9603b | 🍕 🛵 🍔
banners/food-pizza | b5432e | 🍕 🍅 🧀
banners/food-burger | c9742a | 🍔 🍟 🥤
banners/food-sweets | c25a83 | 🍰 🍩 🧁
banners/food-coffee | 8a5a3c | ☕ 🥐 🫖
banners/grocery-fresh | 4f9a55 | 🍓 🥦 🍋
banners/grocery-dairy | 4a86b8 | 🥛 🍞 🥚
banners/grocery-fruit | d98a2b | 🍍 🍇 🍉
banners/grocery-home | 3f9c92 | 🧺 🍋 🧼
banners/pharmacy-winter | 3b7fb5 | 🌡️ 🧣 🍯
banners/pharmacy-baby | c97a98 | 🍼 🧸 🦆
banners/pharmacy-vitamins | e08a2e | canister:f9a03f:🍊 🍊 💊
banners/pharmacy-skin | 7f6bb5 | tube:ffc14d:☀️ jar:e6f0f7:💧 🌸
banners/shop-season | a8577a | 👗 👜 👒
banners/shop-fashion | b08560 | 👕 🕶️ 👟
banners/shop-tech | 3c4f8f | 🎧 💻 ⌚
banners/shop-home | 7d7358 | 🛋️ 🪴 🕯️
banners/parcel-city | 3f6fb0 | 📦 🛵 📍
campaigns/friday-feast | b8562f | 🍖 🥘 🥗
campaigns/late-night-cravings | 3d3f7a | 🌙 🍔 🍜
campaigns/taste-of-the-coast | 2f86a0 | 🦞 🐟 🍋
campaigns/fresh-week | 5a9e4a | 🥕 🍎 🥛
campaigns/stock-the-pantry | b88a3a | pouch:f3ead6:🍚 bottle:a9b665:🫒 🍯
campaigns/winter-wellness | 4a7fae | 🍵 🧣 🌡️
campaigns/mother-and-baby-days | d08aa5 | 🍼 👶 🧸
campaigns/season-opening | c56f5a | 👗 👠 👜
campaigns/home-refresh | 8a8a5f | 🪴 🛋️ 🕰️
campaigns/tech-days | 41569c | 📱 🎮 📷
promotional/food-promotional | cf6a35 | 🥘 🍕 🍰
promotional/food-best-reviewed | d99a2b | ⭐ 🍔 🍣
promotional/food-bottom | 7a9c4f | 🥗 🛵 🧃
promotional/food-new-arrival | b5506a | 🌮 🍜 🍨
promotional/grocery-promotional | 4a9a68 | 🛒 🍎 🥖
promotional/grocery-best-reviewed | d9a02b | ⭐ 🥛 🍊
promotional/grocery-bottom | 3f8fa0 | 🥦 🧺 🍇
promotional/grocery-new-arrival | 8fae4a | 🥑 🍍 🫐
promotional/pharmacy-promotional | 3a9a9a | 💊 🩺 🧴
promotional/pharmacy-best-reviewed | 5a8fd0 | ⭐ 🌡️ 🩹
promotional/pharmacy-bottom | 7a6fc0 | 🍊 💪 🧘
promotional/pharmacy-new-arrival | 4fae8a | 🧴 🪥 💊
promotional/ecommerce-promotional | 8f5a9c | 🎁 👟 💻
promotional/ecommerce-best-reviewed | c98a2f | ⭐ 🎧 👜
promotional/ecommerce-bottom | 5a6f9a | 🛋️ 📷 🧸
promotional/ecommerce-new-arrival | b0625a | 👗 ⌚ 🕶️
parcel/banner-city | 3a72b8 | 📦 🛵 🏙️
parcel/banner-moving | b5803a | 🛋️ 🚚 📦
parcel/banner-gift | c2627f | 🎁 💐 🎀
parcel/journey | 4a86c2 | 📍 🛵 📦
`;

/** Picture | its things, each as a studio picture. */
export const shotTable = `
parcel/documents | 📄 🛂
parcel/small-parcel | 📦
parcel/large-parcel | 📦 📦 🚚
parcel/gifts | 💐 🎁
parcel/food-and-cakes | 🎂 🥡
parcel/electronics | 💻 🎧
parcel/fragile | 🏺 🍽️
parcel/laundry | 👕 🧺
parcel/keys | 🔑 🕶️
parcel/why-fast | 🛵 ⚡
parcel/why-safe | 🛡️
parcel/why-track | 🗺️ 📍
parcel/why-fair | 🪙 🪙
landing/where | 🗺️ 📍
landing/cart | 🛒 🍎
landing/door | 🚪 🛵
`;

/** Module | colour | its icon | its scene. */
export const moduleTable = `
food | e5673c | 🍔 | 🍕 🍜 🥗 🍰
grocery | 4fa35a | 🛒 | 🍎 🥦 🥛 🍞
pharmacy | 2fa39a | 💊 | 💊 🩺 🧴 🩹
ecommerce | 7a5ab5 | 🛍️ | 👗 🎧 👟 🛋️
parcel | 3f7cc4 | 📦 | 📦 🛵 📍 🎁
`;
