import type { HealthPoint, Judgement, LiveRelease } from '@souk/contracts';
import { aCanary, aLiveRelease } from '../testing/a-channel.ts';
import { conditionOf } from './trouble.ts';

const NOW = Date.parse('2026-01-01T12:00:00.000Z');

const aPoint = (changes: Partial<HealthPoint>) =>
  ({
    at: '2026-01-01T11:30:00.000Z',
    remote: 'food',
    version: '1.1.0',
    pages: 100,
    failedPages: 0,
    ...changes,
  }) as HealthPoint;

const condition = (
  live: Partial<LiveRelease>,
  { verdict, points = [] }: { verdict?: Judgement['verdict']; points?: HealthPoint[] } = {},
) =>
  conditionOf('food', aLiveRelease(live), {
    judgement: verdict && ({ candidate: '1.2.0', verdict } as Judgement),
    health: points,
    now: NOW,
  });

it('is worst where the candidate fails or is slower, and follows the current candidate', () => {
  expect(condition({ canary: aCanary() }, { verdict: 'worse' })).toBe('candidate-fails');
  expect(condition({ canary: aCanary() }, { verdict: 'slower' })).toBe('candidate-fails');
  expect(condition({ canary: aCanary({ version: '1.3.0' }) }, { verdict: 'worse' })).toBe('moving');
});

it('is a live release that fails for more visitors than allowed, over the last hour and enough pages', () => {
  expect(condition({}, { points: [aPoint({ failedPages: 6 })] })).toBe('live-fails');
  expect(condition({}, { points: [aPoint({ failedPages: 5 })] })).toBe('well');
  expect(condition({}, { points: [aPoint({ pages: 10, failedPages: 9 })] })).toBe('well');
  expect(condition({}, { points: [aPoint({ failedPages: 90, version: '1.0.0' })] })).toBe('well');
  expect(condition({}, { points: [aPoint({ failedPages: 90, remote: 'grocery' })] })).toBe('well');
  expect(condition({}, { points: [aPoint({ failedPages: 90, at: '2026-01-01T10:30:00.000Z' })] })).toBe(
    'well',
  );
});

it('waits for a person where it is doubted or paused', () => {
  expect(condition({ canary: aCanary() }, { verdict: 'doubted' })).toBe('undecided');
  const { rollout } = aCanary();
  const paused = aCanary({ rollout: rollout && { ...rollout, status: 'paused' } });
  expect(condition({ canary: paused })).toBe('undecided');
});

it('is listed for a day after it was taken back, then all is well', () => {
  expect(condition({ action: 'kill', changedAt: '2026-01-01T11:59:00.000Z' })).toBe('taken-back');
  expect(condition({ action: 'kill', changedAt: '2025-12-30T11:59:00.000Z' })).toBe('well');
  expect(condition({ stable: null, action: 'rollback' })).toBe('out');
});
