import { words } from '../../src/words.ts';
import type { Words } from '../../src/words.ts';
import type { Point } from './frame.ts';
import type { Quad } from './quad.ts';
import { inside } from '../../src/city/zones.ts';

/** Each park covers the blocks that contain its spots. */
const parks: { name: Words; spots: Point[] }[] = [
  {
    name: words('Citadel Gardens', 'حدائق القلعة'),
    spots: [
      [-560, -1010],
      [-420, -1250],
      [-760, -900],
    ],
  },
  {
    name: words('Al Bustan Park', 'حديقة البستان'),
    spots: [
      [-1550, -620],
      [-1700, -300],
    ],
  },
  {
    name: words('Lighthouse Park', 'حديقة المنارة'),
    spots: [
      [-2600, 760],
      [-2200, 520],
    ],
  },
  { name: words("Weavers' Green", 'ساحة النسّاجين الخضراء'), spots: [[520, -1600]] },
  {
    name: words('Windmill Hill', 'تل الطاحونة'),
    spots: [
      [-1500, -2400],
      [-1800, -2150],
    ],
  },
  { name: words('Olive Terrace Park', 'حديقة مدرّجات الزيتون'), spots: [[-150, -2650]] },
  { name: words('Palm Grove', 'واحة النخيل'), spots: [[-3100, -650]] },
  { name: words('Bridge Gardens', 'حدائق الجسر'), spots: [[1750, -520]] },
  {
    name: words('Orchard Park', 'حديقة البساتين'),
    spots: [
      [2700, -1650],
      [3000, -1500],
      [2750, -1950],
    ],
  },
  {
    name: words('Heron Marsh', 'محمية البلشون'),
    spots: [
      [4750, -250],
      [4500, 50],
    ],
  },
  {
    name: words('Lagoon Promenade', 'متنزه البحيرة'),
    spots: [
      [3700, 150],
      [2350, 250],
    ],
  },
  { name: words('Jasmine Square', 'ساحة الياسمين'), spots: [[-260, 130]] },
  { name: words("Goldsmiths' Square", 'ساحة الصاغة'), spots: [[330, -260]] },
];

/** The park that covers a cell, or null. */
export const parkAt = (quad: Quad): Words | null =>
  parks.find(({ spots }) => spots.some((spot) => inside(spot, quad)))?.name ?? null;
