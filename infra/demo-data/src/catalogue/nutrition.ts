import { wordsOf } from '../words.ts';
import type { Words } from '../words.ts';

const all = (...lines: string[]): Words[] => lines.map((line) => wordsOf(line));

const GLUTEN = 'Gluten | غلوتين';
const MILK = 'Milk | حليب';
const EGG = 'Egg | بيض';
const NUTS = 'Tree nuts | مكسرات';
const SESAME = 'Sesame | سمسم';
const FISH = 'Fish | سمك';
const SHELLFISH = 'Shellfish | محار وقشريات';
const SOY = 'Soy | صويا';

const PROTEIN = 'Protein | بروتين';
const FIBRE = 'Fibre | ألياف';
const CALCIUM = 'Calcium | كالسيوم';
const VITAMIN_C = 'Vitamin C | فيتامين سي';
const IRON = 'Iron | حديد';
const CARBS = 'Carbohydrates | كربوهيدرات';
const OMEGA = 'Omega 3 | أوميغا ٣';
const FAT = 'Healthy fats | دهون صحية';

/** Nutrition and allergens by category. */
const facts: Record<string, { nutritions: Words[]; allergies: Words[] }> = {
  pizza: { nutritions: all(PROTEIN, CARBS, CALCIUM), allergies: all(GLUTEN, MILK) },
  burgers: { nutritions: all(PROTEIN, IRON, CARBS), allergies: all(GLUTEN, EGG, SESAME) },
  mezze: { nutritions: all(FIBRE, PROTEIN, FAT), allergies: all(SESAME) },
  grills: { nutritions: all(PROTEIN, IRON), allergies: [] },
  shawarma: { nutritions: all(PROTEIN, CARBS), allergies: all(GLUTEN, SESAME) },
  sushi: { nutritions: all(OMEGA, PROTEIN), allergies: all(FISH, SOY) },
  noodles: { nutritions: all(CARBS, PROTEIN), allergies: all(GLUTEN, EGG, SOY) },
  curry: { nutritions: all(PROTEIN, IRON, FIBRE), allergies: all(MILK, NUTS) },
  seafood: { nutritions: all(OMEGA, PROTEIN), allergies: all(FISH, SHELLFISH) },
  chicken: { nutritions: all(PROTEIN), allergies: all(GLUTEN, EGG) },
  salads: { nutritions: all(FIBRE, VITAMIN_C, FAT), allergies: all(NUTS) },
  breakfast: { nutritions: all(PROTEIN, CALCIUM), allergies: all(GLUTEN, EGG, MILK) },
  bakery: { nutritions: all(CARBS, FIBRE), allergies: all(GLUTEN, MILK, SESAME) },
  desserts: { nutritions: all(CARBS), allergies: all(GLUTEN, MILK, NUTS, EGG) },
  'ice-cream': { nutritions: all(CALCIUM), allergies: all(MILK, NUTS) },
  coffee: { nutritions: all(CALCIUM), allergies: all(MILK) },
  juices: { nutritions: all(VITAMIN_C, FIBRE), allergies: [] },
  mexican: { nutritions: all(PROTEIN, FIBRE), allergies: all(GLUTEN, MILK) },
  pasta: { nutritions: all(CARBS, PROTEIN), allergies: all(GLUTEN, MILK, EGG) },
  milks: { nutritions: all(CALCIUM, PROTEIN), allergies: all(MILK) },
  'bread-juice': { nutritions: all(FIBRE, VITAMIN_C), allergies: all(GLUTEN) },
  'fruit-vegetables': { nutritions: all(FIBRE, VITAMIN_C), allergies: [] },
  'meat-fish': { nutritions: all(PROTEIN, IRON, OMEGA), allergies: [] },
  pantry: { nutritions: all(CARBS, FIBRE), allergies: all(SESAME) },
  'snacks-sweets': { nutritions: all(CARBS), allergies: all(NUTS, MILK, GLUTEN) },
};

export const nutritionOf = (category: string) => facts[category] ?? { nutritions: [], allergies: [] };
