import { Skeleton, VisuallyHidden } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from 'react-router-dom';
import { ActionsHost } from '../actions/actions-host.tsx';
import { useFollowChannel } from '../registry/follow-channel.ts';
import { channelQuery } from '../registry/queries.ts';
import { isDown } from '../registry/registry-error.ts';
import { ChannelContext } from '../state/channel-context.ts';
import { newestChange } from '../state/newest-change.ts';
import { useText } from '../texts/texts.ts';
import { LoadError } from './load-error.tsx';
import { OutageBanner } from './outage-banner.tsx';

/** Loads and follows the channel of the address, and shows outages of the registry. */
export function ChannelFrame() {
  const { channel = '' } = useParams();
  return <OfChannel key={channel} channel={channel} />;
}

function OfChannel({ channel }: { channel: string }) {
  const t = useText();
  useFollowChannel(channel);
  const { data: state, error, dataUpdatedAt: readAt, refetch } = useQuery(channelQuery(channel));
  const down = isDown(error);
  const change = state && newestChange(state);
  return (
    <ChannelContext value={{ channel, state, down, readAt }}>
      {down && state && <OutageBanner readAt={readAt} />}
      {/* Every change, by any admin, is announced to screen readers. */}
      <VisuallyHidden role="status">
        {change && `${t('news', { channel, revision: state.revision })} ${change.sentence}`}
      </VisuallyHidden>
      {!state &&
        (error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={320} radius="l" />
        ))}
      {state && (
        <ActionsHost>
          <Outlet />
        </ActionsHost>
      )}
    </ChannelContext>
  );
}
