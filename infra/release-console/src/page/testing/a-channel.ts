import type { ChannelState, LiveRelease } from '@souk/contracts';

export const aLiveRelease = (changes: Partial<LiveRelease> = {}): LiveRelease => ({
  stable: '1.1.0',
  canary: null,
  fallback: '1.0.0',
  revision: 7,
  action: 'activate',
  reason: 'Autumn menu',
  actor: 'maria',
  changedAt: '2026-01-01T10:00:00.000Z',
  ...changes,
});

export const aCanary = (
  changes: Partial<NonNullable<LiveRelease['canary']>> = {},
): NonNullable<LiveRelease['canary']> => ({
  version: '1.2.0',
  share: 10,
  kind: 'canary',
  rollout: {
    kind: 'canary',
    steps: [
      { share: 10, minutes: 30 },
      { share: 50, minutes: 60 },
    ],
    step: 0,
    status: 'running',
    nextAt: '2026-01-01T10:30:00.000Z',
  },
  ...changes,
});

export const aChannel = (changes: Partial<ChannelState> = {}): ChannelState => ({
  channel: 'production',
  epoch: 'first',
  revision: 7,
  remotes: {
    host: aLiveRelease({ revision: 6 }),
    food: aLiveRelease(),
    grocery: aLiveRelease({ canary: aCanary() }),
  },
  quarantined: [],
  ...changes,
});
