import { compareBundles } from '@souk/i18n/bundles';
import ar from './ar.json';
import en from './en.json';

it('says everything in both languages (I18-5)', () => {
  expect(compareBundles(en, ar)).toEqual([]);
});
