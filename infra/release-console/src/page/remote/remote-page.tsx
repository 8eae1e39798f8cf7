import { ArrowLeft, EmptyState, PackageSearch, Tabs, media, tokens } from '@souk/ui';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { Panel } from '../frame/panel.ts';
import { useTitle } from '../frame/use-title.ts';
import { HealthCharts } from '../health/health-charts.tsx';
import { LiveState } from '../live/live-state.tsx';
import { MainAction } from '../live/main-action.tsx';
import { useConditions } from '../live/use-conditions.ts';
import { Following } from '../overview/following.tsx';
import { useChannel } from '../state/channel-context.ts';
import { liveOf } from '../state/live-of.ts';
import { useText } from '../texts/texts.ts';
import { History } from './history.tsx';
import { OtherActions } from './other-actions.tsx';
import { Quarantine } from './quarantine.tsx';
import { Releases } from './releases.tsx';
import { SettingsPanel } from './settings-form.tsx';

const { space, color } = tokens;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space[2]};
  min-block-size: 36px;
  font: ${tokens.type.smallStrong};
  color: ${color.accentStrong};

  &:hover {
    text-decoration: underline;
  }
  svg:dir(rtl) {
    scale: -1 1;
  }
`;

const State = styled(Panel)<{ $old: boolean }>`
  gap: ${space[6]};
  ${({ $old }) => $old && 'filter: grayscale(1);'}

  ${media.from999} {
    grid-template-columns: 1fr 280px;
    align-items: start;
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const TABS = ['releases', 'history', 'health', 'quarantine', 'settings'] as const;

/** One remote: its state and the way back, then everything else about it. */
export function RemotePage() {
  const t = useText();
  const { remote = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { channel, state, down } = useChannel();
  useTitle(remote);
  const conditionOf = useConditions();
  const live = liveOf(state, remote);
  const tab = TABS.find((it) => it === params.get('tab')) ?? 'releases';
  return (
    <>
      <Back to={`/channels/${channel}`}>
        <ArrowLeft size={16} aria-hidden />
        {t('remote.back', { channel })}
      </Back>
      {live ? (
        <State $old={down} aria-label={remote}>
          <LiveState remote={remote} live={live} heading="h1" />
          <Buttons>
            <MainAction remote={remote} live={live} condition={conditionOf(remote, live)} beside="releases" />
            <OtherActions remote={remote} live={live} />
          </Buttons>
        </State>
      ) : (
        <EmptyState
          wholePage
          icon={<PackageSearch size={40} strokeWidth={1.6} />}
          title={t('remote.unknown', { remote, channel })}
        />
      )}
      <Following />
      <Tabs
        label={t('remote.tabs', { remote })}
        tabs={TABS.map((id) => ({ id, label: t(`remote.${id}`) }))}
        selected={tab}
        onSelect={(id) => setParams({ tab: id }, { replace: true })}
      >
        {tab === 'releases' && <Releases remote={remote} />}
        {tab === 'history' && <History remote={remote} />}
        {tab === 'health' && <HealthCharts remote={remote} />}
        {tab === 'quarantine' && <Quarantine remote={remote} />}
        {tab === 'settings' && <SettingsPanel remote={remote} />}
      </Tabs>
    </>
  );
}
