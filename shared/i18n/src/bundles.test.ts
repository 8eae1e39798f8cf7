import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compareBundles } from './compare-bundles.ts';
import type { Bundle } from './text-key.ts';

const root = join(__dirname, '../../..');
const under = (folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).map((name) => join(root, folder, name))
    : [];

/** Every folder of texts in the repository: wherever a package keeps an `en.json` or an `ar.json` below its `src`. */
const folders = [join(root, 'host'), ...['shared', 'remotes', 'infra'].flatMap(under)]
  .map((folder) => join(folder, 'src'))
  .filter(existsSync)
  .flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => join(source, path)),
  )
  .filter((path) => /texts[\\/](en|ar)\.json$/.test(path))
  .map((path) => join(path, '..'));

const read = (folder: string, language: string): Bundle =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));

it('finds the bundles of the repository', () => {
  expect(folders).toContain(join(__dirname, 'texts'));
});

it.each([...new Set(folders)].map((folder) => relative(root, folder)))(
  'has every text in both languages: %s (I18-5)',
  (folder) => {
    expect(compareBundles(read(join(root, folder), 'en'), read(join(root, folder), 'ar'))).toEqual([]);
  },
);

const EASTERN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/;

it.each([...new Set(folders)].map((folder) => relative(root, folder)))(
  'writes every digit as a Western one, as prices and times do: %s (I18-5)',
  (folder) => {
    expect(texts(read(join(root, folder), 'ar')).filter((text) => EASTERN_DIGIT.test(text))).toEqual([]);
  },
);

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);

/** Which of the texts that the specifications dictate no English bundle has; grammar errors included (ERR-6). */
function missing(dictated: readonly string[]): string[] {
  const english = new Set(folders.flatMap((folder) => texts(read(folder, 'en'))));
  return dictated.filter((text) => !english.has(text));
}

it('has the exact English texts of cart (ERR-1, ERR-6)', () => {
  expect(
    missing([
      'Item added to cart',
      'Item updated successfully',
      'Removed from cart.',
      'Cart item remove successfully',
      'Out of Stock',
      'Out of Limits',
    ]),
  ).toEqual([]);
});

it('has the exact English texts of session (ERR-2, ERR-6)', () => {
  expect(
    missing([
      'Your account is inactive or Your token has been expired',
      'You are not logged in',
      'You must be login to access this page.',
      'You must pick a zone to access this page.',
      'Logout successful.',
      'Sign in successfully.',
      'Logged in successfully',
      'Signup successfully.',
    ]),
  ).toEqual([]);
});

it('has the exact English texts of location (ERR-3, ERR-6)', () => {
  expect(
    missing([
      'New location has been set.',
      'New delivery address selected.',
      'To select from saved addresses, you need to sign in.',
    ]),
  ).toEqual([]);
});

it('has the exact English texts of empty lists (ERR-4, ERR-6)', () => {
  expect(
    missing([
      'Items not found!',
      'Stores not found!',
      'Items Not Found!',
      'Order not found',
      'Sorry no data found related to your search',
    ]),
  ).toEqual([]);
});

it('has the exact English texts of account, modules and orders (ERR-5, ERR-6)', () => {
  expect(
    missing([
      'Language has been changed',
      'Updated successfully.',
      'No changes found to update.',
      'A Module has been selected.',
      'Select a type of module for your orders',
      'Point to wallet transfer successfully.',
      'Payment info updated.',
      'Please enter your registered mobile number',
      'Are you sure, you want to reset?',
      'You have a new message',
    ]),
  ).toEqual([]);
});
