import type { ChannelChange, ChannelState, RemoteSettings } from '@souk/contracts';
import type { Pool } from 'pg';
import { requireGoodRelease } from '../gate/gate.ts';
import type { DamagedFiles } from '../gate/gate.ts';
import { changeChannel } from './change-channel.ts';
import type { ChangeRequest, Step } from './change-channel.ts';
import { readSettings } from './remote-settings.ts';

export interface Activation extends ChangeRequest {
  remote: string;
  version: string;
  /** Percent of visitors who stay on the old release during the observation; default: the remote's settings. */
  holdback?: number | undefined;
}

/**
 * Makes a published release the live one of its remote. Where another one is live, a holdback of visitors stays with that
 * one for the observation window, so that the new one's health has something to be compared with.
 * @throws Problem
 */
export function activateRelease(
  pool: Pool,
  request: Activation,
  damaged: DamagedFiles,
): Promise<ChannelChange> {
  const { remote, version, channel } = request;
  return changeChannel(pool, request, async (client, state) => {
    const settings = await readSettings(client, channel, remote);
    const step = planActivation(state, remote, version, settings, request.holdback);
    if (!step) return [];
    await requireGoodRelease(client, state, remote, version, damaged);
    return [step];
  });
}

/** The step that makes a release live; null if it is live or being activated already. */
export function planActivation(
  state: ChannelState,
  remote: string,
  version: string,
  settings: RemoteSettings,
  holdback = settings.holdback,
): Step | null {
  const live = state.remotes[remote];
  const action = 'activate';
  if (live?.stable === version) return live.canary ? { remote, action, stable: version, canary: null } : null;
  // With a canary of a first release too, there is no earlier release for a holdback.
  if (!live || live.stable === null || holdback === 0)
    return { remote, action, stable: version, canary: null };
  if (live.canary?.version === version && live.canary.kind === 'activation') return null;
  // While another activation is observed, most visitors run that one: it is what the next is compared with.
  const before = live.canary?.kind === 'activation' ? live.canary.version : live.stable;
  // Nobody who has the candidate already is moved back.
  const now = live.canary?.version === version ? live.canary.share : 0;
  const share = Math.max(now, 100 - holdback);
  return {
    remote,
    action,
    stable: before,
    canary: { version, share, kind: 'activation' },
    steps: [{ share, minutes: settings.observationMinutes }],
  };
}
