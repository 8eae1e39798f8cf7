import type { LiveRelease } from '../channel.ts';
import type { ChannelStep } from './channel-step.ts';

/** The step that lifts the quarantine of a release, without activating it. */
export const planLift = (remote: string, { stable, canary }: LiveRelease, version: string): ChannelStep => ({
  remote,
  action: 'lift',
  stable,
  canary,
  version,
});
