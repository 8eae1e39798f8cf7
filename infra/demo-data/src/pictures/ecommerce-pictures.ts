/** Picture | what stands in it. */
export const ecommercePictures = `
dress | 👗
dress-evening | 👗~140
blouse | 👚
kaftan | 👘
heels | 👠
handbag | 👜
clutch | 👛
flats | 🥿
sun-hat | 👒
swimsuit | 🩱
t-shirt | 👕
jeans | 👖
shirt | 👔
suit | 🤵
coat | 🧥
shorts | 🩳
shoe-leather | 👞
tie | 👔~200
cap | 🧢
socks | 🧦 🧦~120
hoodie-kids | 🧥~160
backpack | 🎒
teddy | 🧸
blocks | 🧱 🚗
puzzle | 🧩 🧩~120
kite | 🪁
scooter | 🛴
paint-set | 🎨 🖌️
yoyo | 🪀
sneaker | 👟
boot | 🥾
flip-flops | 🩴
football | ⚽
basketball | 🏀
tennis | 🎾 🏸
yoga | 🧘 🌿
dumbbell | 🏋️
boxing | 🥊
goggles | 🥽
skateboard | 🛹
bicycle | 🚲
tent | ⛺ 🌲
snorkel | 🤿
phone | 📱
phone-pro | 📱~180
headphones | 🎧
speaker | 🔊
microphone | 🎙️
watch | ⌚
radio | 📻
power-bank | 🔋 🔌
charger | 🔌
laptop | 💻
screen | 🖥️
keyboard | ⌨️
mouse | 🖱️
controller | 🎮
joystick | 🕹️
printer | 🖨️
camera | 📷
video-camera | 📹
television | 📺
sofa | 🛋️
chair | 🪑
bed | 🛏️
lamp | 💡
frame | 🖼️
mirror | 🪞
plant | 🪴
clock | 🕰️
basket | 🧺
cushion | box:e2b79a:🌿
suitcase | 🧳
umbrella | ☂️
pan | 🍳~200
knife | 🔪
tea-set | 🫖 🍵
pot | 🍲
bowls | 🥣 🥣~120
vase | 🏺
cutlery | 🍴 🥄
chopsticks | 🥢
lunch-box | 🍱
perfume-gold | dropper:e0b354:🌼 🌼
ring | 💍
necklace | 📿
sunglasses | 🕶️
glasses | 👓
wrist-watch | ⌚~30
brush-set | 🖌️ 💄
comb | 🪮
scarf | 🧣
gift | 🎁
book-cook | 📕 🍅
book-novel | 📘 🕯️
notebook | 📓 ✏️
pen | 🖋️
guitar | 🎸
violin | 🎻
drum | 🪘
piano | 🎹
`;
