import fc from 'fast-check';
import { formatDecimal } from './decimal.ts';
import { localeOf } from './locale.ts';

const numbers = fc.oneof(
  fc.double(),
  fc.double({ min: -1e13, max: 1e13 }),
  fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 1000),
);

describe('a number (I18-5)', () => {
  it('is written as Intl writes it, in both languages, whatever it is and has of decimals', () => {
    const property = fc.property(
      fc.constantFrom('en', 'ar'),
      numbers,
      fc.nat(5),
      fc.nat(5),
      (language, value, fewer, more) => {
        const digits = {
          minimumFractionDigits: Math.min(fewer, more),
          maximumFractionDigits: Math.max(fewer, more),
        };
        const written = new Intl.NumberFormat(localeOf(language), { ...digits, signDisplay: 'negative' });
        expect(formatDecimal(language, value, digits)).toBe(written.format(value));
      },
    );
    fc.assert(property, { numRuns: 2000 });
  });

  it('that Souk has is written without making one of Intl’s formats, which takes a browser long', () => {
    const made = jest.spyOn(Intl, 'NumberFormat');
    expect(formatDecimal('en', 1234.5, { minimumFractionDigits: 2, maximumFractionDigits: 2 })).toBe(
      '1,234.50',
    );
    expect(formatDecimal('ar', 4.25, { minimumFractionDigits: 1, maximumFractionDigits: 1 })).toBe('4.3');
    expect(made).not.toHaveBeenCalled();
  });
});
