import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createFreshness, describeStale, watchFreshness } from './freshness.ts';

describe('what an edge knows of how recently the registry signed', () => {
  const start = () => {
    const clock = { now: 0 };
    return { clock, freshness: createFreshness(() => clock.now) };
  };

  it("counts by the edge's own clock, whatever the registry's says", () => {
    const { clock, freshness } = start();
    freshness.saw('1999-01-01T00:00:00.000Z');
    assert.equal(freshness.isStale(), false);
    clock.now = 299_999;
    assert.equal(freshness.isStale(), false);
    clock.now = 300_000;
    assert.equal(freshness.isStale(), true);
  });

  it('counts only a newer signature as a sign of life, also after a restart', () => {
    const { clock, freshness } = start();
    freshness.remember('2026-01-02T00:00:00.000Z');
    clock.now = 300_000;
    for (const replayed of ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', 'no time', undefined])
      freshness.saw(replayed);
    assert.equal(freshness.isStale(), true);
    freshness.saw('2026-01-02T00:00:00.001Z');
    assert.equal(freshness.age(), 0);
  });

  it('starts again with a new epoch, after a registry whose clock was years ahead', () => {
    const { clock, freshness } = start();
    freshness.saw('2099-01-01T00:00:00.000Z');
    clock.now = 300_000;
    freshness.saw('2026-01-01T00:00:00.000Z');
    assert.equal(freshness.isStale(), true);
    freshness.saw('2026-01-01T00:00:00.000Z', true);
    assert.equal(freshness.isStale(), false);
    assert.equal(freshness.signedAt(), '2026-01-01T00:00:00.000Z');
  });

  it('names a registry that is older than the edge as the cause, and no other one', () => {
    const { freshness } = start();
    const sentence = () => describeStale('https://registry.example', freshness);
    freshness.remember('2026-01-01T00:00:00.000Z');
    freshness.saw(undefined);
    assert.match(sentence(), /is older than this edge.*Update registries before edges/);
    freshness.saw('2026-01-02T00:00:00.000Z');
    assert.match(sentence(), /signed nothing new for five minutes; its last signature is of 2026-01-02T/);
    freshness.saw('no time');
    assert.match(sentence(), /signed nothing new/);
  });

  it('is logged once when the registry stops signing, and once when it signs again', (test) => {
    test.mock.timers.enable({ apis: ['setInterval'] });
    const { clock, freshness } = start();
    const logged: string[] = [];
    const watch = watchFreshness(freshness, {
      onStale: (stale) => logged.push(`stale since ${stale.signedAt()}`),
      onFresh: () => logged.push('fresh'),
    });
    freshness.saw('2026-01-01T00:00:00.000Z');
    const pass = (ms: number) => {
      clock.now += ms;
      test.mock.timers.tick(ms);
    };
    pass(290_000);
    assert.deepEqual(logged, []);
    pass(100_000);
    assert.deepEqual(logged, ['stale since 2026-01-01T00:00:00.000Z']);
    freshness.saw('2026-01-01T00:01:00.000Z');
    pass(20_000);
    assert.deepEqual(logged, ['stale since 2026-01-01T00:00:00.000Z', 'fresh']);
    watch.stop();
  });
});
