import { DEFAULT_SETTINGS } from '@souk/contracts';
import type { LiveRelease } from '@souk/contracts';
import { initLanguage } from '@souk/i18n';
import { aCanary, aChannel, aLiveRelease } from '../testing/a-channel.ts';
import { setChangesOf } from './set-changes.ts';

beforeEach(() => initLanguage('en'));

const source = aChannel({ channel: 'staging', remotes: { food: aLiveRelease({ stable: '1.2.0' }) } });

const changes = (food: LiveRelease | undefined, holdback: number | null = null) =>
  setChangesOf(aChannel({ remotes: food ? { food } : {} }), source, {
    holdback,
    settingsOf: () => ({ ...DEFAULT_SETTINGS, holdback: 20, observationMinutes: 5 }),
  });

describe('what visitors see of a set', () => {
  it('keeps a holdback on the old release by the settings of the remote, or as typed', () => {
    const now = aLiveRelease();
    expect(changes(now)).toEqual([
      'food: 80% of visitors get 1.2.0; 20% stay on 1.1.0 for 5 minutes for comparison. Then everyone gets it.',
    ]);
    expect(changes(now, 50)[0]).toMatch(/^food: 50% of visitors/);
    expect(changes(now, 0)).toEqual(['food: all visitors get 1.2.0 instead of 1.1.0.']);
  });

  it('has no holdback where nothing is live', () => {
    expect(changes(undefined)).toEqual(['food is new here: visitors get 1.2.0.']);
  });

  it('names the candidate that ends', () => {
    const canary = aCanary({ version: '1.3.0', share: 5 });
    expect(changes(aLiveRelease({ canary }))[1]).toBe(
      'food: the candidate 1.3.0, live for 5% of visitors, is removed.',
    );
    expect(changes(aLiveRelease({ stable: '1.2.0', canary }))).toEqual([
      'food: the candidate 1.3.0, live for 5% of visitors, is removed.',
    ]);
  });

  it('compares with what most visitors have, and takes nothing from those who are ahead', () => {
    const observed = aCanary({ version: '1.1.5', share: 90, kind: 'activation' });
    expect(changes(aLiveRelease({ canary: observed }))).toEqual([
      expect.stringMatching(/^food: 80% of visitors get 1\.2\.0; 20% stay on 1\.1\.5/),
    ]);
    const grown = aCanary({ version: '1.2.0', share: 95 });
    expect(changes(aLiveRelease({ canary: grown }))[0]).toMatch(/^food: 95% .+; 5% stay on 1\.1\.0/);
  });

  it('is empty where the release is live, or a candidate', () => {
    expect(changes(aLiveRelease({ stable: '1.2.0' }))).toEqual([]);
    const onItsWay = aLiveRelease({ canary: aCanary({ version: '1.2.0', share: 90, kind: 'activation' }) });
    expect(changes(onItsWay)).toEqual([]);
    expect(changes(onItsWay, 0)).toEqual(['food: all visitors get 1.2.0 instead of 1.1.0.']);
  });
});
