import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { ActionButton } from '../actions/action-button.tsx';
import { Moment } from '../frame/moment.tsx';
import { Panel } from '../frame/panel.ts';
import { Sentence } from '../frame/sentence.tsx';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';

const { space, color, type } = tokens;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[3]};

  & + & {
    border-block-start: 1px solid ${color.line};
  }
  > div {
    flex: 1 1 240px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    font: ${type.bodyStrong};
  }
  p {
    font: ${type.small};
  }
`;

/** Releases that were rolled back from, with why, and the way to let one live again. */
export function Quarantine({ remote }: { remote: string }) {
  const t = useText();
  const { state } = useChannel();
  const held = state?.quarantined.filter((it) => it.remote === remote) ?? [];
  return (
    <Panel>
      {held.length === 0 && <p>{t('quarantine.empty')}</p>}
      <ul>
        {held.map(({ version, revision, reason, quarantinedAt, killed }) => (
          <Item key={version}>
            <div>
              <h2>
                <bdi>{version}</bdi>
                {killed && ` · ${t('releases.isKilled')}`}
              </h2>
              <p>
                <Sentence of={(time) => t('quarantine.since', { time, revision })}>
                  <Moment at={quarantinedAt} />
                </Sentence>
              </p>
              <p>
                <bdi>{reason}</bdi>
              </p>
            </div>
            <ActionButton
              action={{ kind: 'lift', remote, version }}
              size="s"
              variant="secondary"
              label={t('ask.lift', { remote, version })}
            />
          </Item>
        ))}
      </ul>
    </Panel>
  );
}
