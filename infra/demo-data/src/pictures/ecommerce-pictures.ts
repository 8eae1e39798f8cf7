/** Picture | its things. */
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
suit | 🧥~200 👔
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
volleyball | 🏐
table-tennis | 🏓
boxing | 🥊
goggles | 🥽
skateboard | 🛹
bicycle | 🚲
tent | ⛺ 🌲
snorkel | 🤿
phone | 📱
phone-pro | 📱~180
headphones | 🎧
speaker | 📻~190 🎵
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
throw | 🧶
suitcase | 🧳
umbrella | ☂️
pan | 🍳
knife | 🔪
tea-set | 🫖 🍵
pot | 🍲 🥄
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
sari | 🥻
boots-women | 👢
sandals | 👡
ribbon | 🎀
bikini | 👙
top-hat | 🎩
gloves | 🧤
briefcase | 💼
vest | 🦺
toy-car | 🚗
train | 🚂 🚃
rocket | 🚀
dolls | 🪆
robot | 🤖
dice | 🎲 🎲~160
balloons | 🎈 🎈~120 🎈~220
cricket | 🏏
fishing | 🎣
golf | ⛳
skates | 🛼
darts | 🎯
telephone | ☎️
mixer | 🎛️
flashlight | 🔦
satellite | 📡
trackball | 🖲️
drive | 💾
telescope | 🔭
projector | 📽️
incense | 🏺~30 🔥
lantern | 🏮
toolbox | 🧰
ladder | 🪜
bouquet | 💐
alarm-clock | ⏰
crown | 👑
diamond | 💎
fan | 🪭
mirror-hand | 🪞~200
atlas | 🌍 📗
book-kids | 📙 🐢
trumpet | 🎺
saxophone | 🎷
accordion | 🪗
`;
