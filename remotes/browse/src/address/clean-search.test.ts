import { cleanSearch } from './clean-search.ts';

it('searches for no more than a name has, and for no control characters', () => {
  expect(cleanSearch('a'.repeat(2000))).toHaveLength(100);
  expect(cleanSearch(' a\u0000b\n\tc  ')).toBe('a b c');
});
