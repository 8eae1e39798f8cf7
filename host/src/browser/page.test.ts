import { readCookie, writeCookie } from './cookie.ts';
import { readVisitor } from './visitor.ts';

it('reads what a cookie holds, whatever its characters', () => {
  writeCookie('souk_zone', '[1, 2]; é');
  expect(readCookie('souk_zone')).toBe('[1, 2]; é');
  expect(readCookie('souk')).toBeNull();
});

it('ignores a damaged cookie', () => {
  document.cookie = 'souk_module=%E0%A4%A; Path=/';
  expect(readCookie('souk_module')).toBeNull();
});

it('is the visitor whom the edge named, or makes one and stores it', () => {
  const made = readVisitor();
  expect(made.length).toBeGreaterThan(10);
  expect(readVisitor()).toBe(made);
});
