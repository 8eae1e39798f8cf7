import type { ChannelChange } from '@souk/contracts';
import { planLift } from '@souk/contracts/channel-changes';
import { Problem } from '@souk/http-server';
import type { Pool } from 'pg';
import { changeChannel, requireLive } from './change-channel.ts';
import type { ChangeRequest } from './change-channel.ts';

export interface Lift extends ChangeRequest {
  remote: string;
  version: string;
  reason: string;
}

/** Lifts the quarantine of a release, without activating it. @throws Problem */
export function liftQuarantine(pool: Pool, request: Lift): Promise<ChannelChange> {
  const { channel, remote, version, reason, actor } = request;
  return changeChannel(pool, request, async (client, state) => {
    const live = requireLive(state, remote);
    if (!state.quarantined.some((held) => held.remote === remote && held.version === version))
      throw new Problem(
        422,
        'not-quarantined',
        `${remote} ${version} is not quarantined in ${channel}, so nothing was lifted. See what is with \`souk status\`.`,
      );
    await client.query(
      `update registry.quarantined_releases set lifted_at = now(), lifted_by = $4, lift_reason = $5, killed = false
       where channel = $1 and remote = $2 and version = $3`,
      [channel, remote, version, actor.name, reason],
    );
    return [planLift(remote, live, version)];
  });
}
