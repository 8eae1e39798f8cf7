import { EmptyState, PackageSearch, tokens } from '@souk/ui';
import styled from 'styled-components';
import { ActionButton } from '../actions/action-button.tsx';
import { useTitle } from '../frame/use-title.ts';
import { CONDITIONS, isTrouble } from '../live/trouble.ts';
import { useConditions } from '../live/use-conditions.ts';
import { useChannel } from '../state/channel-context.ts';
import { liveRemotes } from '../state/live-remotes.ts';
import { useText } from '../texts/texts.ts';
import { ChannelField } from './channel-field.tsx';
import { Following } from './following.tsx';
import { NewestChange } from './newest-change.tsx';
import { RemoteCard } from './remote-card.tsx';

const { space } = tokens;

const Head = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
`;

const Troubled = styled.p`
  font: ${tokens.type.bodyStrong};
  color: ${tokens.color.danger};
`;

const Cards = styled.ul<{ $old: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(330px, 100%), 1fr));
  gap: ${space[4]};
  ${({ $old }) => $old && 'filter: grayscale(1);'}
`;

/** What is live in a channel at a glance, trouble first. */
export function OverviewPage() {
  const t = useText();
  const { channel, state, down } = useChannel();
  useTitle(channel);
  const conditionOf = useConditions();
  // The sort is stable: among remotes of one condition the host stays first.
  const live = (state ? liveRemotes(state) : [])
    .map(([remote, release]) => ({ remote, release, condition: conditionOf(remote, release) }))
    .sort((a, b) => CONDITIONS.indexOf(a.condition) - CONDITIONS.indexOf(b.condition));
  const troubled = live.filter(({ condition }) => isTrouble(condition)).length;
  return (
    <>
      <Head>
        <Top>
          <h1>{channel}</h1>
          <Tools>
            <ChannelField />
            <ActionButton action={{ kind: 'set', remote: '*' }} variant="secondary" />
          </Tools>
        </Top>
        {troubled > 0 && <Troubled>{t('trouble.count', { count: troubled })}</Troubled>}
        <NewestChange />
      </Head>
      <Following />
      {live.length === 0 && (
        <EmptyState
          icon={<PackageSearch size={40} strokeWidth={1.6} />}
          title={t('state.empty', { channel })}
          text={t('state.emptyText')}
        />
      )}
      <Cards $old={down}>
        {live.map(({ remote, release, condition }) => (
          <li key={remote}>
            <RemoteCard remote={remote} live={release} condition={condition} />
          </li>
        ))}
      </Cards>
    </>
  );
}
