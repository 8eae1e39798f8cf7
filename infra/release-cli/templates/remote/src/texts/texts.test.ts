import { compareBundles } from '@souk/i18n/bundles';
import ar from './ar.json';
import en from './en.json';

it('says everything in both languages', () => {
  expect(compareBundles(en, ar)).toEqual([]);
});
