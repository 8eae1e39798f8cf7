import assert from 'node:assert/strict';
import { it } from 'node:test';
import { translate } from './translate.ts';
import { formatWait } from './format-wait.ts';

it('writes a wait in natural words, in both languages (I18-1)', () => {
  const words = (language: 'en' | 'ar') =>
    [1, 45, 60, 119, 600, 3600, 80_000].map((seconds) => formatWait(language, seconds));
  assert.deepEqual(words('en'), [
    '1 second',
    '45 seconds',
    '1 minute',
    '2 minutes',
    '10 minutes',
    '1 hour',
    '23 hours',
  ]);
  assert.deepEqual(words('ar'), [
    'ثانية واحدة',
    '45 ثانية',
    'دقيقة واحدة',
    'دقيقتين',
    '10 دقائق',
    'ساعة واحدة',
    '23 ساعة',
  ]);
  assert.equal(
    translate('en', 'request.too_many', { wait: formatWait('en', 90) }),
    'Too many requests. Try again in 2 minutes.',
  );
});
