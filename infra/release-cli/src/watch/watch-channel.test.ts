import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { describe, it } from 'node:test';
import type { ChannelState, Propagation } from '@souk/contracts';
import { createRegistryClient } from '../registry-client.ts';
import { createRedraw } from '../terminal/redraw.ts';
import { lineOf, screenOf } from './describe-snapshot.ts';
import { watchChannel } from './watch-channel.ts';
import type { Snapshot } from './watch-channel.ts';

const state = (revision: number): ChannelState => ({
  channel: 'production',
  epoch: 'e',
  revision,
  remotes: {
    food: {
      stable: '1.0.0',
      canary: { version: '1.1.0', share: 5, kind: 'canary', rollout: null },
      fallback: null,
      revision,
      action: 'canary',
      reason: null,
      actor: 'ann',
      changedAt: '2026-01-01T00:00:00.000Z',
    },
  },
  quarantined: [
    { remote: 'food', version: '0.9.0', revision: 1, reason: 'bad', quarantinedAt: '', killed: true },
  ],
});
const propagation = (revision: number, changes: Partial<Propagation> = {}): Propagation => ({
  channel: 'production',
  epoch: 'e',
  revision,
  revisedAt: '2026-01-01T00:00:00.000Z',
  pages: 8,
  followed: 4,
  seconds: { half: 1.25, most: null, all: null },
  beyondCap: 0,
  releases: {
    food: {
      '1.0.0': { armed: 6, shown: 5 },
      '1.1.0': { armed: 3, shown: 2 },
      '0.9.0': { armed: 0, shown: 1 },
    },
  },
  ...changes,
});

/** A registry at a revision that the test moves on; `down` while it does not answer. */
function aRegistry() {
  const events = new EventEmitter();
  const registry = {
    revision: 4,
    down: false,
    next(revision: number) {
      registry.revision = revision;
      events.emit('revision');
    },
    client: {
      ...createRegistryClient({ url: 'http://127.0.0.1:9', token: 'none' }),
      async state() {
        if (registry.down) throw new Error('The registry does not respond.');
        return state(registry.revision);
      },
      propagation: async () => propagation(registry.revision),
      judgements: async () => [],
      async *revisions(_channel: string, stop: AbortSignal) {
        yield registry.revision;
        const ended = new Promise<void>((done) => stop.addEventListener('abort', () => done()));
        while (!stop.aborted) {
          await Promise.race([new Promise((heard) => events.once('revision', heard)), ended]);
          yield registry.revision;
        }
      },
    },
  };
  return registry;
}

describe('souk status --watch', () => {
  it('checks at once when a revision comes, and continues when the registry was down', async () => {
    const registry = aRegistry();
    const stop = new AbortController();
    const seen: string[] = [];
    await watchChannel(registry.client, {
      channel: 'production',
      stop: stop.signal,
      // An hour between two looks: only an event brings the next in time.
      every: 3_600_000,
      onSnapshot({ propagation: { revision }, problem }) {
        seen.push(problem ?? `revision ${revision}`);
        if (seen.length === 1) setImmediate(() => registry.next(5));
        if (seen.length === 2) {
          registry.down = true;
          setImmediate(() => registry.next(6));
        }
        if (seen.length === 3) {
          registry.down = false;
          setImmediate(() => registry.next(7));
        }
        if (seen.length === 4) stop.abort();
      },
    });
    assert.deepEqual(seen, ['revision 4', 'revision 5', 'The registry does not respond.', 'revision 7']);
  });

  it('gives the reason why it cannot start', async () => {
    const client = createRegistryClient({ url: 'http://127.0.0.1:9', token: 'none' });
    const stop = AbortSignal.timeout(5000);
    await assert.rejects(
      watchChannel(client, { channel: 'production', stop, onSnapshot() {} }),
      /The registry at .* does not respond/,
    );
  });

  const snapshot: Snapshot = { state: state(4), propagation: propagation(4), judgements: [], problem: null };

  it('shows how many pages are armed and show each release, and when half, 95 % and all had followed', () => {
    const text = screenOf(snapshot, Date.parse('2026-01-01T00:00:42.000Z')).join('\n');
    assert.match(text, /^production, revision 4, 42 s old\npages open +8\nfollowed +█{15}░{15} 4 of 8\n/);
    assert.match(text, /half after +1\.3 s\n95 % after +not yet\nall after +not yet\n/);
    assert.match(
      text,
      /food +1\.1\.0 +candidate +armed 3 +shown 2\nfood +0\.9\.0 +killed +armed 0 +shown 1$/,
    );
  });

  it('says how many pages are left out, of networks of which many are counted', () => {
    const flooded = { ...snapshot, propagation: propagation(4, { pages: 50, beyondCap: 350 }) };
    assert.match(
      screenOf(flooded, 0).join('\n'),
      /pages open +50, and 350 over the limit of their network\n/,
    );
  });

  it('shows a text instead of a share where no page is open', () => {
    const nobody = { ...snapshot, propagation: propagation(4, { pages: 0, followed: 0, releases: {} }) };
    assert.match(screenOf(nobody, 0).join('\n'), /followed +no page has to follow/);
  });

  it('prints the same in a line for a log', () => {
    assert.equal(
      lineOf(snapshot),
      'revision 4: 4 of 8 pages followed; half after 1.3 s, 95 % after not yet, all after not yet; food 1.0.0 armed 6, shown 5; food 1.1.0 armed 3, shown 2; food 0.9.0 armed 0, shown 1',
    );
  });

  it('redraws in place, and leaves nothing of a longer text', () => {
    const written: string[] = [];
    const redraw = createRedraw({ write: (text) => written.push(text) });
    redraw(['one', 'two']);
    redraw(['three']);
    assert.deepEqual(written, ['one\u001b[K\ntwo\u001b[K\n\u001b[J', '\u001b[2Athree\u001b[K\n\u001b[J']);
  });
});
