import { compareBundles } from '@souk/i18n/bundles';
import ar from './ar.json';
import en from './en.json';

it('says everything in both languages (I18-5)', () => {
  expect(compareBundles(en, ar)).toEqual([]);
});

it('takes the limits of what is typed from the constants, of which the registry has the same', () => {
  for (const bundle of [en, ar]) expect(JSON.stringify(bundle).match(/\d+ (to|إلى) \d+/g)).toBeNull();
});
