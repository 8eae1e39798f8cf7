import type { LiveRelease } from '@souk/contracts';
import { initLanguage, setLanguage } from '@souk/i18n';
import { aCanary, aLiveRelease } from '../testing/a-channel.ts';
import { changeOf } from './newest-change.ts';

const sentence = (changes: Partial<LiveRelease>) => changeOf('food', aLiveRelease(changes)).sentence;
const out = { stable: null };

describe('the sentence of a change', () => {
  beforeEach(() => initLanguage('en'));

  it.each<[Partial<LiveRelease>, string]>([
    [{ action: 'activate' }, 'food: 1.1.0 was activated and is live.'],
    [{ action: 'rollback' }, 'food was rolled back: 1.1.0 is live.'],
    [{ action: 'kill' }, 'food: a release was killed, 1.1.0 is live.'],
    [{ action: 'promote' }, 'food: 1.1.0 was promoted to everyone.'],
    [{ action: 'abort' }, 'food: the candidate was aborted, 1.1.0 is live.'],
    [{ action: 'rendering-off' }, 'food: 1.1.0 is live.'],
    [{ action: 'canary', canary: aCanary() }, 'food: 1.2.0 is a canary, live for 10% of visitors.'],
    [
      { canary: aCanary({ kind: 'activation', share: 90 }) },
      'food: 1.2.0 was activated and is live for 90% of visitors.',
    ],
    [{ ...out, action: 'rollback' }, 'food was rolled back: no release is live.'],
    [{ ...out, action: 'kill' }, 'food: its release was killed, no release is live.'],
    [{ ...out, action: 'abort' }, 'food: its candidate was aborted, no release is live.'],
  ])('is one whole sentence: %j', (changes, expected) => {
    expect(sentence(changes)).toBe(expected);
  });

  it('is one in Arabic too (I18-5)', () => {
    setLanguage('ar');
    expect(sentence({ action: 'promote' }).replaceAll(/[\u2066-\u2069]/g, '')).toBe(
      'food: تم تعميم 1.1.0 على الجميع.',
    );
  });
});
