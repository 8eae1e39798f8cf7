import type { LiveRelease } from '@souk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../frame/use-now.ts';
import { channelHealthQuery, judgementsQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';
import { conditionOf } from './trouble.ts';
import type { Condition } from './trouble.ts';

/** The condition of a remote by all that the page knows. */
export function useConditions(): (remote: string, live: LiveRelease) => Condition {
  const { channel } = useChannel();
  const { data: judgements = [] } = useQuery(judgementsQuery(channel));
  const { data: health } = useQuery(channelHealthQuery(channel));
  const now = useNow();
  return (remote, live) =>
    conditionOf(remote, live, {
      judgement: judgements.find((it) => it.remote === remote),
      health: health?.points ?? [],
      now,
    });
}
