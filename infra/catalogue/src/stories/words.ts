/** What operators, shops and translators write, short and as long as it comes. */
export interface Words {
  action: string;
  name: string;
  sentence: string;
  /** Without a place to break at: 40 letters of the language. */
  word: string;
  /** 60 characters: as long as titles are. */
  title: string;
}

/** German compounds and a name of 40 letters come in either language: shops are called what they are called. */
const GERMAN = 'Rindfleischetikettierungsüberwachungsaufgabe';

export const WORDS = {
  en: {
    action: 'Add to cart',
    name: 'Lentil soup',
    sentence: 'Red lentils with lemon and cumin, served with warm bread.',
    word: 'Supercalifragilisticexpialidociousnesses',
    title: 'Family feast for eight with soups, salad, breads and dessert',
  },
  ar: {
    action: 'أضف إلى السلة',
    name: 'شوربة عدس',
    sentence: 'عدس أحمر مع الليمون والكمون، يقدَّم مع خبز ساخن.',
    word: 'والديموقراطيتينالاستراتيجيتينالمتوسطيتين',
    title: 'وليمة عائلية لثمانية أشخاص مع شوربة وسلطات وخبز طازج وحلويات',
  },
} satisfies Record<string, Words>;

export type Spoken = keyof typeof WORDS;

/** The lengths that break what is drawn carelessly. */
export const longOf = ({ word, title }: Words): readonly string[] => [word, title, GERMAN];
