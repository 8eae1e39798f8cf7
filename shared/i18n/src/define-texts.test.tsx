import { bus } from '@souk/event-bus';
import { act, render, screen } from '@testing-library/react';
import { defineTexts } from './define-texts.ts';
import { direction, initLanguage, language, setLanguage } from './language.ts';

const en = {
  hello: 'Hello, {{name}}',
  reviews: 'Reviews ({{count}})',
  cart: { items_one: '{{count}} item', items_other: '{{count}} items' },
};
const ar = {
  hello: 'مرحبا {{name}}',
  reviews: 'التقييمات ({{count}})',
  cart: {
    items_zero: 'لا عناصر',
    items_one: 'عنصر واحد',
    items_two: 'عنصران',
    items_few: '{{count}} عناصر',
    items_many: '{{count}} عنصرًا',
    items_other: '{{count}} عنصر',
  },
};

beforeEach(() => initLanguage('en'));

it('gives the texts of the current language, with values and plurals (I18-5)', () => {
  const { text } = defineTexts('test', { en, ar });
  expect(text('hello', { name: 'A & B' })).toBe('Hello, A & B');
  expect(text('cart.items', { count: 1 })).toBe('1 item');
  expect(text('cart.items', { count: 5 })).toBe('5 items');

  initLanguage('ar');
  expect([0, 1, 2, 3, 11, 100].map((count) => text('cart.items', { count }))).toEqual([
    'لا عناصر',
    'عنصر واحد',
    'عنصران',
    '3 عناصر',
    '11 عنصرًا',
    '100 عنصر',
  ]);
});

it('writes a count with commas and Western digits, and any other number as it is (I18-5)', () => {
  const { text } = defineTexts('test', { en, ar });
  expect(text('cart.items', { count: 12_345 })).toBe('12,345 items');
  expect(text('cart.items', { count: 999 })).toBe('999 items');
  // A count that its caller has formatted.
  expect(text('reviews', { count: '12,345' })).toBe('Reviews (12,345)');
  expect(text('hello', { name: 12_345 })).toBe('Hello, 12345');

  initLanguage('ar');
  expect(text('cart.items', { count: 12_345 })).toBe('12,345 عنصرًا');
  expect(text('cart.items', { count: 2_003 })).toBe('2,003 عناصر');
  expect(text('hello', { name: 12_345 })).toBe('مرحبا 12345');
});

it('shows a text that the language lacks in English', () => {
  const { text } = defineTexts('test', { en, ar: { cart: { items_other: '{{count}} عنصر' } } });
  initLanguage('ar');
  expect(text('hello', { name: 'Lena' })).toBe('Hello, Lena');
  expect(text('cart.items', { count: 3 })).toBe('3 items');
  expect(text('cart.items', { count: 100 })).toBe('100 عنصر');
});

it('writes values as they are, whatever they contain', () => {
  const { text } = defineTexts('test', { en, ar });
  expect(text('hello', { name: '<b>$& {{count}}</b>' })).toBe('Hello, <b>$& {{count}}</b>');
});

it('types the keys: a text that does not exist does not compile', () => {
  const { text } = defineTexts('test', { en, ar });
  // @ts-expect-error there is no such text
  expect(text('cart.nothing')).toBe('cart.nothing');
});

it('never mixes two versions of one remote', () => {
  const older = defineTexts('food', { en: { title: 'Old' }, ar: { title: 'قديم' } });
  const newer = defineTexts('food', { en: { title: 'New' }, ar: { title: 'جديد' } });
  expect([older.text('title'), newer.text('title')]).toEqual(['Old', 'New']);
});

it('renders a component again when the language changes, and emits that on the bus (I18-2)', () => {
  const { useText } = defineTexts('test', { en, ar });
  const listener = jest.fn();
  const leave = bus.on('language:changed', listener);
  const given = new Set();
  function Greeting() {
    const t = useText();
    given.add(t);
    return <p>{t('hello', { name: 'Lena' })}</p>;
  }
  const { rerender } = render(<Greeting />);
  rerender(<Greeting />);
  expect(given.size).toBe(1);
  expect(screen.getByText('Hello, Lena')).toBeVisible();

  act(() => setLanguage('ar'));
  leave();

  expect(screen.getByText('مرحبا Lena')).toBeVisible();
  expect(listener).toHaveBeenCalledWith({ language: 'ar', direction: 'rtl' });
});

it('falls back to English for an unknown language (I18-1)', () => {
  initLanguage('ar-SA');
  expect([language(), direction()]).toEqual(['ar', 'rtl']);
  initLanguage('tlh');
  expect([language(), direction()]).toEqual(['en', 'ltr']);
});
