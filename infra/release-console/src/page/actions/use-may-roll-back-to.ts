import { allows } from '@souk/contracts';
import { useQuery } from '@tanstack/react-query';
import { meQuery, stableVersionsQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';

/** Whether a rollback may name a release: without the right to activate, only one that was live before. */
export function useMayRollBackTo(remote: string): (version: string) => boolean {
  const { channel } = useChannel();
  const { data: me } = useQuery(meQuery());
  const mayActivate = me !== undefined && allows(me.scopes, 'activate', remote);
  const { data: stable = [] } = useQuery({
    ...stableVersionsQuery(channel, remote),
    enabled: me !== undefined && !mayActivate,
  });
  return (version) => mayActivate || stable.includes(version);
}
