import type { ChannelRevision } from '@souk/contracts';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { Moment } from '../frame/moment.tsx';
import { Sentence } from '../frame/sentence.tsx';
import { useText } from '../texts/texts.ts';

const { space, type } = tokens;

const Root = styled.section`
  display: grid;
  gap: ${space[2]};

  h2 {
    font: ${type.subtitle};
  }
  ol {
    display: grid;
    gap: ${space[1]};
    padding-inline-start: ${space[6]};
    list-style: decimal;
    font: ${type.small};
    overflow-wrap: anywhere;
  }
`;

/** The changes that the charts mark, by their numbers. */
export function MarksList({ revisions }: { revisions: readonly ChannelRevision[] }) {
  const t = useText();
  if (revisions.length === 0) return null;
  return (
    <Root>
      <h2>{t('health.marks')}</h2>
      <ol>
        {revisions.map(({ revision, action, stable, canary, at }) => {
          const version = canary?.version ?? stable;
          return (
            <li key={revision}>
              <Sentence
                of={(time) =>
                  version === null
                    ? t('health.markOut', { time })
                    : t(`health.mark.${action}`, { version, time })
                }
              >
                <Moment at={at} />
              </Sentence>
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
