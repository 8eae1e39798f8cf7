import { safeReturnPath } from './return-path.ts';

it.each([
  ['/home?module_id=2#top', '/home?module_id=2#top'],
  ['/', '/'],
  ['/checkout?page=cart', '/checkout?page=cart'],
])('leads back to a page of this site: %s (RTE-4)', (value, path) => {
  expect(safeReturnPath(value)).toBe(path);
});

it.each([
  null,
  undefined,
  '',
  'home',
  'https://evil.example/',
  '//evil.example/',
  '//',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
  '/auth/sign-in?return=/home',
  '/./auth/sign-up',
])('leads nowhere else, and never round in a circle: %j', (value) => {
  expect(safeReturnPath(value)).toBeNull();
});
