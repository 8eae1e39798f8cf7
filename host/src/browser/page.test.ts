import { readCookie, writeCookie } from './cookie.ts';
import { readVisitor } from './visitor.ts';

it('keeps what a cookie holds, whatever its characters', () => {
  writeCookie('souk_zone', '[1, 2]; é');
  expect(readCookie('souk_zone')).toBe('[1, 2]; é');
  expect(readCookie('souk')).toBeNull();
});

it('survives a cookie that was spoilt', () => {
  document.cookie = 'souk_module=%E0%A4%A; Path=/';
  expect(readCookie('souk_module')).toBeNull();
});

it('is the visitor that the edge named, or makes one and keeps it', () => {
  const made = readVisitor();
  expect(made.length).toBeGreaterThan(10);
  expect(readVisitor()).toBe(made);
});
