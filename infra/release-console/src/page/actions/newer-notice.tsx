import type { ChannelState } from '@souk/contracts';
import { TriangleAlert } from '@souk/ui';
import { changeOf, newestChange } from '../state/newest-change.ts';
import { liveOf } from '../state/live-of.ts';
import { useText } from '../texts/texts.ts';
import { Notice } from '../frame/notice.tsx';

/** Shows a concurrent change; the input is not lost. */
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
  const change = own && !untouched ? changeOf(remote, own) : newestChange(state);
  return (
    <Notice
      tone="warning"
      icon={<TriangleAlert size={20} aria-hidden />}
      title={t('ask.changedTitle', { channel, revision })}
      role="alert"
    >
      {change && (
        <p>
          {change.sentence}{' '}
          {change.reason
            ? t('ask.changedBy', { actor: change.actor, reason: change.reason })
            : t('ask.changedByNoReason', { actor: change.actor })}
        </p>
      )}
      <p>{t('ask.changedText')}</p>
      {untouched && <p>{t('ask.changedOther', { remote })}</p>}
    </Notice>
  );
}
