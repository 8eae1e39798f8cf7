import { Progress, tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { seconds } from '../formats.ts';
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

/** Proof that open pages follow the newest revision; nothing where the registry cannot tell. */
export function Following() {
  const t = useText();
  const { channel, down } = useChannel();
  const { data } = useQuery(propagationQuery(channel));
  if (!data) return null;
  const { pages, followed, revision, beyondCap, seconds: after } = data;
  const time = (value: number | null) =>
    value === null ? t('following.waiting') : t('following.after', { time: seconds(value) });
  return (
    <Root $old={down} aria-label={t('following.title')}>
      <Line>
        <Count>
          {pages === 0 ? t('following.none') : t('following.pages', { count: pages, followed, revision })}
          {pages > 0 && followed === pages && ` ${t('following.all')}`}
        </Count>
        {pages > 0 && (
          <Times>
            <div>
              <dt>{t('following.half')}</dt>
              <dd>{time(after.half)}</dd>
            </div>
            <div>
              <dt>{t('following.most')}</dt>
              <dd>{time(after.most)}</dd>
            </div>
            <div>
              <dt>{t('following.everybody')}</dt>
              <dd>{time(after.all)}</dd>
            </div>
          </Times>
        )}
      </Line>
      {pages > 0 && <Progress value={(100 * followed) / pages} label={t('following.progress')} />}
      {beyondCap > 0 && <LeftOut>{t('following.beyondCap', { count: beyondCap })}</LeftOut>}
    </Root>
  );
}
