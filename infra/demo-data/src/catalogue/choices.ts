import type { Random } from '../random.ts';
import { words, wordsOf } from '../words.ts';
import type { Words } from '../words.ts';

interface Choice {
  title: Words;
  /** `extra` is a surcharge as a share of the price, 0.5 for half as much again. */
  options: { label: Words; extra: number }[];
}

const choice = (title: string, options: string[]): Choice => ({
  title: wordsOf(title),
  options: options.map((option) => ({ label: wordsOf(option), extra: Number(option.split('|')[2] ?? 0) })),
});

const size = choice('Size | المقاس', ['S | صغير', 'M | وسط', 'L | كبير', 'XL | كبير جدًا']);
const colour = choice('Colour | اللون', ['Sand | رملي', 'Navy | كحلي', 'Coral | مرجاني']);

/** Older-style choices by the word after `w=` in the tables. */
const choices: Record<string, Choice[]> = {
  'size-colour': [size, colour],
  size: [size],
  colour: [colour],
  shoe: [choice('Size | المقاس', ['38 | ٣٨', '40 | ٤٠', '42 | ٤٢', '44 | ٤٤'])],
  ring: [choice('Ring size | مقاس الخاتم', ['52 | ٥٢', '54 | ٥٤', '56 | ٥٦'])],
  memory: [choice('Memory | الذاكرة', ['8 GB | ٨ غ.ب', '16 GB | ١٦ غ.ب | 0.15', '32 GB | ٣٢ غ.ب | 0.35'])],
  shade: [choice('Shade | الدرجة', ['Rose | وردي', 'Coral | مرجاني', 'Wine | عنّابي'])],
  weight: [choice('Weight | الوزن', ['500 g | ٥٠٠ غ | -0.5', '1 kg | ١ كغ', '2 kg | ٢ كغ | 0.9'])],
};

/** The columns choice_options and variations of an item. Some combinations are out of stock. */
export function choicesOf(kind: string | undefined, price: number, random: Random) {
  const axes = choices[kind ?? ''] ?? [];
  const combinations = axes.reduce<number[][]>(
    (lists, axis) => lists.flatMap((list) => axis.options.map((_, index) => [...list, index])),
    [[]],
  );
  const variations = combinations.map((options) => {
    const extra = options.reduce((sum, option, axis) => sum + (axes[axis]?.options[option]?.extra ?? 0), 0);
    return {
      options,
      price: Math.round((price * (1 + extra)) / 25) * 25,
      stock: random.chance(0.1) ? 0 : random.whole(2, 30),
    };
  });
  return {
    choice_options: axes.map((axis) => ({
      title: axis.title,
      options: axis.options.map(({ label }) => label),
    })),
    variations: axes.length > 0 ? variations : [],
  };
}

/** The unit in which an item is sold. */
export const unitOf = (module: string, unit: string | undefined): Words | null => {
  if (unit === 'kg') return words('kg', 'كغ');
  if (module === 'grocery') return words('pack', 'عبوة');
  if (module === 'pharmacy') return words('box', 'علبة');
  return module === 'ecommerce' ? words('piece', 'قطعة') : null;
};
