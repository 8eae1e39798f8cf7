import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChannelState } from '@souk/contracts';
import { isActivated, isEdited } from './release-working-trees.ts';

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

describe('npm start', () => {
  const isTaken = (isNew: boolean, state: ChannelState) => isActivated(food, isNew, state, false);

  it('takes the working tree as the first release of a remote', () => {
    assert.equal(isTaken(true, channel(null)), true);
    assert.equal(isTaken(false, channel(null)), true);
  });

  it('does not release an edit, and names the remotes that have one', () => {
    const before = channel('1.0.0-dev.a');
    assert.equal(isTaken(true, before), false);
    assert.equal(isEdited(food, before), true);
    assert.equal(isEdited(food, channel('1.0.0-dev.b')), false);
  });

  it('reports nothing about the working tree where an operator released it under a version', () => {
    assert.equal(isTaken(true, channel('1.0.1')), false);
    assert.equal(isEdited(food, channel('1.0.1')), false);
  });
});

describe('npm start -- --activate', () => {
  const isTaken = (isNew: boolean, state: ChannelState, tree = food) => isActivated(tree, isNew, state, true);

  it('makes an edit live, whatever was live', () => {
    assert.equal(isTaken(true, channel('1.0.0-dev.a')), true);
    assert.equal(isTaken(true, channel('1.0.1')), true);
  });

  it('goes back when the edit is reverted', () => {
    assert.equal(isTaken(false, channel('1.0.0-dev.a')), true);
  });

  it('changes nothing when nothing changed', () => {
    assert.equal(isTaken(false, channel('1.0.0-dev.b')), false);
  });

  it('leaves a release that an operator activated', () => {
    assert.equal(isTaken(false, channel('1.0.1')), false);
  });

  it('leaves out a remote that an operator removed from the channel, until the next edit', () => {
    const out = channel('1.0.0-dev.b', ['1.0.0-dev.b']);
    const { food: live } = out.remotes;
    if (live) live.stable = null;
    assert.equal(isTaken(false, out), false);
    assert.equal(isTaken(true, out, { ...food, version: '1.0.0-dev.c' }), true);
  });

  it('does not activate again what was rolled back', () => {
    const rolledBack = channel('1.0.0-dev.a', ['1.0.0-dev.b']);
    assert.equal(isTaken(false, rolledBack), false);
    assert.equal(isEdited(food, rolledBack), false);
  });
});
