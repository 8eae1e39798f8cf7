import { compareBundles } from './compare-bundles.ts';

const arabicPlural = {
  items_zero: 'لا شيء',
  items_one: 'واحد',
  items_two: 'اثنان',
  items_few: '{{count}} أشياء',
  items_many: '{{count}} شيئًا',
  items_other: '{{count}} شيء',
};
const englishPlural = { items_one: '{{count}} thing', items_other: '{{count}} things' };

describe('comparing bundles (I18-5)', () => {
  it('accepts the same texts in both languages, each with its own plural forms', () => {
    const en = { title: 'Cart of {{name}}', list: englishPlural };
    const ar = { title: 'سلة {{name}}', list: arabicPlural };
    expect(compareBundles(en, ar)).toEqual([]);
  });

  it('names what either language lacks', () => {
    expect(compareBundles({ a: { b: 'B' } }, { a: { c: 'ج' } })).toEqual([
      'ar lacks "a.b"',
      'only ar has "a.c"',
    ]);
  });

  it('names a plural form that a language needs', () => {
    const { items_few: _, ...rest } = arabicPlural;
    expect(compareBundles(englishPlural, rest)).toEqual(['ar lacks "items_few"']);
    expect(compareBundles({ items_other: '{{count}}' }, arabicPlural)).toEqual(['en lacks "items_one"']);
  });

  it('names a placeholder that is missing or unknown, and an empty text', () => {
    expect(compareBundles({ a: 'Hi {{name}}', b: 'B' }, { a: 'مرحبا {{nam}}', b: ' ' })).toEqual([
      'ar leaves {{name}} out of "a"',
      'ar has an unknown {{nam}} in "a"',
      'ar has no text for "b"',
    ]);
  });
});
