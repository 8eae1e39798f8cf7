import type { ChannelChange } from '@souk/contracts';
import { planRenderingSwitch } from '@souk/contracts/channel-changes';
import type { Pool } from 'pg';
import { changeChannel, requireLive } from './change-channel.ts';
import type { ChangeRequest } from './change-channel.ts';

export interface RenderingSwitch extends ChangeRequest {
  remote: string;
  on: boolean;
  reason: string;
}

/**
 * Has edges render a remote's pages again, or no longer; the host's name stands for every page. What lives stays, and switched
 * twice it changes nothing.
 * @throws Problem
 */
export function switchServerRendering(pool: Pool, request: RenderingSwitch): Promise<ChannelChange> {
  const { channel, remote, on, reason, actor } = request;
  return changeChannel(pool, request, async (client, state) => {
    const step = planRenderingSwitch(state, remote, requireLive(state, remote), on);
    if (!step) return [];
    if (on)
      await client.query('delete from registry.server_renderings where channel = $1 and remote = $2', [
        channel,
        remote,
      ]);
    else
      await client.query(
        // Of two concurrent switches one inserts the row, and the other's revision is refused.
        `insert into registry.server_renderings (channel, remote, revision, reason, actor) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [channel, remote, state.revision + 1, reason, actor.name],
      );
    return [step];
  });
}
