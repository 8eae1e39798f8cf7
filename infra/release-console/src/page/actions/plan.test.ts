import { DEFAULT_SETTINGS } from '@souk/contracts';
import { aCanary, aChannel, aLiveRelease } from '../testing/a-channel.ts';
import { NO_CHOICE } from './choice.ts';
import { planOf } from './plan.ts';

const state = (food: Parameters<typeof aLiveRelease>[0]) =>
  aChannel({ remotes: { food: aLiveRelease(food) } });
const rollback = (food: Parameters<typeof aLiveRelease>[0], target = '') =>
  planOf({ kind: 'rollback', remote: 'food' }, state(food), { ...NO_CHOICE, target }, DEFAULT_SETTINGS);

describe('a rollback', () => {
  it('goes to the last good release and quarantines the live one', () => {
    expect(rollback({})).toMatchObject({ version: '1.0.0', quarantined: ['1.1.0'] });
  });

  it('takes back only the candidate where there is one', () => {
    expect(rollback({ canary: aCanary() })).toMatchObject({ version: '1.1.0', quarantined: ['1.2.0'] });
  });

  it('to a named release leaves live and candidate behind', () => {
    expect(rollback({ canary: aCanary() }, '1.0.0')).toMatchObject({
      version: '1.0.0',
      quarantined: ['1.1.0', '1.2.0'],
    });
  });

  it('has nothing to do a second time, so that a second press rolls no good release back', () => {
    expect(rollback({ action: 'rollback', stable: '1.0.0', fallback: '0.9.0' })).toBeNull();
  });

  it('removes a remote from the channel that has no earlier release', () => {
    expect(rollback({ fallback: null })).toMatchObject({ out: true, version: '', quarantined: ['1.1.0'] });
    expect(rollback({ stable: null, fallback: null, action: 'rollback' })).toBeNull();
  });
});

it('has nothing to promote, abort, pause or continue without a candidate', () => {
  for (const kind of ['promote', 'abort', 'pause', 'continue'] as const)
    expect(planOf({ kind, remote: 'food' }, state({}), NO_CHOICE, DEFAULT_SETTINGS)).toBeNull();
});

it('pauses what runs and continues what is paused', () => {
  const running = state({ canary: aCanary() });
  expect(planOf({ kind: 'pause', remote: 'food' }, running, NO_CHOICE, DEFAULT_SETTINGS)).not.toBeNull();
  expect(planOf({ kind: 'continue', remote: 'food' }, running, NO_CHOICE, DEFAULT_SETTINGS)).toBeNull();
});
