import { Progress, tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { figure, seconds } from '../formats.ts';
import { Panel } from '../frame/panel.ts';
import { propagationQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';

const { space, color, type } = tokens;

const Root = styled(Panel)<{ $old: boolean }>`
  gap: ${space[3]};
  ${({ $old }) => $old && 'filter: grayscale(1);'}
  padding: ${space[4]} ${space[5]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
`;

const Count = styled.p`
  font: ${type.bodyStrong};
`;

const Times = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  font: ${type.small};

  dt {
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
    font: ${type.smallStrong};
    font-variant-numeric: tabular-nums;
  }
`;

const LeftOut = styled.p`
  font: ${type.small};
  color: ${color.inkSoft};
`;

/** How far open pages followed the newest revision; nothing where the registry has no figures. */
export function Following() {
  const t = useText();
  const { channel, down } = useChannel();
  const { data } = useQuery(propagationQuery(channel));
  if (!data) return null;
  const { pages, followed, revision, beyondCap, seconds: after } = data;
  // Where nothing is on its way, what was not measured will not be.
  const isPending = followed < pages;
  const times = (['half', 'most', 'all'] as const).filter((part) => isPending || after[part] !== null);
  const time = (value: number | null) =>
    value === null ? t('following.waiting') : t('following.after', { time: seconds(value) });
  return (
    <Root $old={down} aria-label={t('following.title')}>
      <Line>
        <Count>
          {pages === 0
            ? t('following.none')
            : t('following.pages', { count: pages, followed: figure(followed), revision })}
          {pages > 0 && !isPending && ` ${t('following.all')}`}
        </Count>
        {pages > 0 && times.length > 0 && (
          <Times>
            {times.map((part) => (
              <div key={part}>
                <dt>{t(`following.${part === 'all' ? 'everybody' : part}`)}</dt>
                <dd>{time(after[part])}</dd>
              </div>
            ))}
          </Times>
        )}
      </Line>
      {pages > 0 && <Progress value={(100 * followed) / pages} label={t('following.progress')} />}
      {beyondCap > 0 && <LeftOut>{t('following.beyondCap', { count: beyondCap })}</LeftOut>}
    </Root>
  );
}
