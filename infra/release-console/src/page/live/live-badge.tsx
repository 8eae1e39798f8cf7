import type { ChannelState, LiveRelease } from '@souk/contracts';
import { Badge, CircleCheck, RotateCw, X, Zap, tokens } from '@souk/ui';
import styled from 'styled-components';
import { isBack } from '../actions/action.ts';
import { percent } from '../formats.ts';
import { Moment } from '../frame/moment.tsx';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  font: ${tokens.type.small};
  overflow-wrap: anywhere;
`;

/** That a release is everybody's. */
export function LiveBadge() {
  const t = useText();
  return (
    <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
      {t('state.live')}
    </Badge>
  );
}

/** How a candidate is on its way. */
export function CandidateBadge({ canary: { kind, share } }: { canary: NonNullable<LiveRelease['canary']> }) {
  const t = useText();
  return (
    <Badge tone="warning" icon={<Zap size={14} aria-hidden />}>
      {t(kind === 'canary' ? 'state.canary' : 'state.activation', { share: percent(share) })}
    </Badge>
  );
}

/** What the newest change of a remote took from customers. */
const takenBack = ({ quarantined }: ChannelState, remote: string, live: LiveRelease) =>
  isBack(live) ? quarantined.filter((it) => it.remote === remote && it.revision === live.revision) : [];

/** The releases that were taken back last, each with what became of it and when; nothing where none was. */
export function TakenBack({ remote, live }: { remote: string; live: LiveRelease }) {
  const t = useText();
  const { state } = useChannel();
  const releases = state ? takenBack(state, remote, live) : [];
  return releases.map(({ version, killed, quarantinedAt }) => (
    <Line key={version}>
      <bdi>{version}</bdi>
      {killed ? (
        <Badge tone="danger" icon={<X size={14} aria-hidden />}>
          {t('state.killed')}
        </Badge>
      ) : (
        <Badge tone="info" icon={<RotateCw size={14} aria-hidden />}>
          {t(live.action === 'abort' ? 'state.aborted' : 'state.rolledBack')}
        </Badge>
      )}
      <Moment at={quarantinedAt} />
    </Line>
  ));
}
