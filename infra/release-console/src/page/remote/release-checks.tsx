import { Badge, Skeleton, tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { GateVerdict } from '../actions/gate-verdict.tsx';
import { Moment } from '../frame/moment.tsx';
import { Sentence } from '../frame/sentence.tsx';
import { releaseQuery, verificationQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';

const { space, color, type } = tokens;

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  font: ${type.small};
`;

const Checks = styled.ul`
  display: grid;
  gap: ${space[2]};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space[2]};
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.p`
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

/** What is known of a release: where it came from, what its verification found, and what the gate says now. */
export function ReleaseChecks({ remote, version }: { remote: string; version: string }) {
  const t = useText();
  const { channel } = useChannel();
  const { data: record } = useQuery(releaseQuery(remote, version));
  const { data: verification } = useQuery(verificationQuery(remote, version));
  return (
    <Root>
      {record && (
        <Facts>
          {t('releases.files', { count: record.files.length })}
          {record.commit && ` · ${t('releases.commit', { commit: record.commit.slice(0, 10) })}`}
        </Facts>
      )}
      {verification === undefined && <Skeleton height={24} />}
      {verification === null && <p>{t('releases.notVerified')}</p>}
      {verification && (
        <>
          <p>
            <Sentence
              of={(time) =>
                t(verification.believed ? 'releases.verified' : 'releases.notSigned', {
                  host: verification.host,
                  time,
                  actor: verification.verifiedBy,
                })
              }
            >
              <Moment at={verification.verifiedAt} />
            </Sentence>
          </p>
          <Checks>
            {verification.checks.map(({ name, passed, detail }) => (
              <li key={name}>
                <Badge tone={passed ? 'success' : 'danger'}>
                  {t(passed ? 'releases.passed' : 'releases.failed')}
                </Badge>
                <bdi lang="en">{name}</bdi>
                {detail && (
                  <Facts as="bdi" lang="en">
                    {detail}
                  </Facts>
                )}
              </li>
            ))}
          </Checks>
        </>
      )}
      <GateVerdict channel={channel} remote={remote} version={version} />
    </Root>
  );
}
