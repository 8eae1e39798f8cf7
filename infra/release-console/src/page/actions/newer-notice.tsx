import type { ChannelState } from '@souk/contracts';
import { TriangleAlert } from '@souk/ui';
import { describeChange } from '../state/describe-change.ts';
import { newestChange } from '../state/newer-state.ts';
import { liveOf } from '../state/live-of.ts';
import { useText } from '../texts/texts.ts';
import { Notice } from '../frame/notice.tsx';

/** Somebody else was faster: what they did, and that nothing typed is lost. */
export function NewerNotice({
  state,
  remote,
  untouched,
}: {
  state: ChannelState;
  remote: string;
  untouched: boolean;
}) {
  const t = useText();
  const { channel, revision } = state;
  const own = liveOf(state, remote);
  const change = own && !untouched ? { remote, live: own } : newestChange(state);
  return (
    <Notice
      tone="warning"
      icon={<TriangleAlert size={20} aria-hidden />}
      title={t('ask.changedTitle', { channel, revision })}
      role="alert"
    >
      {change && (
        <p>
          {describeChange(change.remote, change.live)}{' '}
          {change.live.reason
            ? t('ask.changedBy', { actor: change.live.actor, reason: change.live.reason })
            : t('ask.changedByNoReason', { actor: change.live.actor })}
        </p>
      )}
      <p>{t('ask.changedText')}</p>
      {untouched && <p>{t('ask.changedOther', { remote })}</p>}
    </Notice>
  );
}
