import type { ChannelChange } from '@souk/contracts';
import { planActivation } from '@souk/contracts/channel-changes';
import type { Pool } from 'pg';
import { requireGoodRelease } from '../gate/gate.ts';
import type { DamagedFiles } from '../gate/gate.ts';
import { changeChannel } from './change-channel.ts';
import type { ChangeRequest } from './change-channel.ts';
import { readSettings } from './remote-settings.ts';

export interface Activation extends ChangeRequest {
  remote: string;
  version: string;
  /** Percent of visitors who stay on the old release during the observation; default: the remote's settings. */
  holdback?: number | undefined;
}

/** Makes a published release the live one of its remote. @throws Problem */
export function activateRelease(
  pool: Pool,
  request: Activation,
  damaged: DamagedFiles,
): Promise<ChannelChange> {
  const { remote, version, channel } = request;
  return changeChannel(pool, request, async (client, state) => {
    const settings = await readSettings(client, channel, remote);
    const holdback = request.holdback ?? settings.holdback;
    const step = planActivation(state, remote, version, { ...settings, holdback });
    if (!step) return [];
    await requireGoodRelease(client, state, remote, version, damaged);
    return [step];
  });
}
