import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { medianOf, ratioOfMedians } from './bootstrap.ts';
import { judgeMachine } from './machine-load.ts';
import { median, quantile } from './quantile.ts';
import { runRounds } from './run-rounds.ts';
import { isVoid } from './same-against-same.ts';
import { seededRandom } from './seeded-random.ts';

const noisy = (count: number, centre: number, random: () => number) =>
  Array.from({ length: count }, () => centre * (0.9 + 0.2 * random()));

describe('quantiles', () => {
  it('lie between two values where they fall there', () => {
    assert.equal(median([3, 1, 2]), 2);
    assert.equal(median([1, 2, 3, 4]), 2.5);
    assert.equal(quantile([0, 10], 0.95), 9.5);
    assert.ok(Number.isNaN(median([])));
  });
});

describe('the ratio of two medians', () => {
  it('has an interval that holds the true ratio', () => {
    const random = seededRandom(1);
    const { value, low, high } = ratioOfMedians(noisy(40, 150, random), noisy(40, 100, random), random);
    assert.ok(low < 1.5 && 1.5 < high, `${low} to ${high}`);
    assert.ok(low <= value && value <= high);
    assert.ok(high - low < 0.3);
  });

  it('is the same for the same measurements and seed', () => {
    const of = () => ratioOfMedians([3, 4, 5, 9], [1, 2, 2, 3], seededRandom(7));
    assert.deepEqual(of(), of());
  });

  it('is exact where a slow round slowed both of its measurements', () => {
    const once = [1, 5, 2, 8, 3];
    const { value, low, high } = ratioOfMedians(
      once.map((time) => 2 * time),
      once,
      seededRandom(3),
    );
    assert.deepEqual([value, low, high], [2, 2, 2]);
  });

  it('is not made of rounds that lack one of them', () => {
    assert.throws(() => ratioOfMedians([1, 2], [1], seededRandom(1)), RangeError);
  });

  it('of one figure alone is its median with an interval', () => {
    const { value, low, high } = medianOf([10, 11, 12, 13, 14], seededRandom(2));
    assert.equal(value, 12);
    assert.ok(low >= 10 && high <= 14 && low < high);
  });
});

describe('a run', () => {
  it('is void when two measurements of the same differ by more than 3 %', () => {
    const estimate = (value: number) => ({ value, low: value, high: value });
    assert.deepEqual([1, 1.029, 0.971].map(estimate).map(isVoid), [false, false, false]);
    assert.deepEqual([1.031, 0.969, NaN].map(estimate).map(isVoid), [true, true, true]);
  });

  it('measures every arm once a round, in changing order, and does not count the first round', async () => {
    const order: string[] = [];
    const arm = (name: string) => () => Promise.resolve(order.push(name));
    const results = await runRounds(
      { one: arm('one'), other: arm('other') },
      { rounds: 20, random: seededRandom(5), stop: new AbortController().signal },
    );
    assert.deepEqual([results.one?.length, results.other?.length, order.length], [20, 20, 42]);
    const firsts = new Set(order.filter((_, index) => index % 2 === 0));
    assert.deepEqual([...firsts].sort(), ['one', 'other']);
  });

  it('stops between two measurements', async () => {
    const controller = new AbortController();
    const arms = { one: () => Promise.resolve(controller.abort()) };
    await assert.rejects(
      runRounds(arms, { rounds: 3, random: seededRandom(5), stop: controller.signal }),
      /abort/i,
    );
  });
});

describe('the machine', () => {
  const quiet = { load: 0.1, loopMs: 10 };

  it('is accepted while the same work takes the same time', () => {
    assert.deepEqual(judgeMachine(quiet, [quiet, { ...quiet, loopMs: 11 }, quiet]), []);
  });

  it('is rejected when other processes were busy before the run', () => {
    assert.match(
      judgeMachine({ ...quiet, load: 1.4 }, [quiet])[0] ?? '',
      /1\.40 processes were waiting per core/,
    );
  });

  it('is rejected when the same work takes half as long again', () => {
    const samples = [10, 10, 15, 15, 15].map((loopMs) => ({ ...quiet, loopMs }));
    assert.match(judgeMachine(quiet, samples)[0] ?? '', /up to 50 % longer/);
  });
});
