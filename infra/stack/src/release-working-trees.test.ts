import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChannelState } from '@souk/contracts';
import { isActivated } from './release-working-trees.ts';

const food = { name: 'food', directory: 'remotes/food', version: '1.0.0-dev.b' };

const channel = (live: string | null, quarantined: string[] = []): ChannelState => ({
  channel: 'production',
  epoch: 'one',
  revision: 1,
  remotes:
    live === null
      ? {}
      : {
          food: {
            stable: live,
            canary: null,
            fallback: null,
            revision: 1,
            action: 'activate',
            reason: null,
            actor: 'operator',
            changedAt: '2026-01-01T00:00:00Z',
          },
        },
  quarantined: quarantined.map((version) => ({
    remote: 'food',
    version,
    revision: 1,
    reason: 'broken',
    killed: false,
    quarantinedAt: '2026-01-01T00:00:00Z',
  })),
});

describe('a start', () => {
  it('puts the first release of a remote in force', () => {
    assert.equal(isActivated(food, true, channel(null)), true);
    assert.equal(isActivated(food, false, channel(null)), true);
  });

  it('puts an edit in force, whatever was live', () => {
    assert.equal(isActivated(food, true, channel('1.0.0-dev.a')), true);
    assert.equal(isActivated(food, true, channel('1.0.1')), true);
  });

  it('goes back when the edit is taken back', () => {
    assert.equal(isActivated(food, false, channel('1.0.0-dev.a')), true);
  });

  it('changes nothing when nothing changed', () => {
    assert.equal(isActivated(food, false, channel('1.0.0-dev.b')), false);
  });

  it('leaves a release that an operator activated', () => {
    assert.equal(isActivated(food, false, channel('1.0.1')), false);
  });

  it('leaves out what an operator took out of the channel, until the next edit', () => {
    const out = channel('1.0.0-dev.b', ['1.0.0-dev.b']);
    const { food: live } = out.remotes;
    if (live) live.stable = null;
    assert.equal(isActivated(food, false, out), false);
    assert.equal(isActivated({ ...food, version: '1.0.0-dev.c' }, true, out), true);
  });

  it('does not bring back what was rolled back from', () => {
    assert.equal(isActivated(food, false, channel('1.0.0-dev.a', ['1.0.0-dev.b'])), false);
  });
});
