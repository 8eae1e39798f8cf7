import { Skeleton, tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { LoadError } from '../frame/load-error.tsx';
import { Panel } from '../frame/panel.ts';
import { releasesQuery } from '../registry/queries.ts';
import { useText } from '../texts/texts.ts';
import { ReleaseRow } from './release-row.tsx';

const List = styled.ul`
  display: grid;

  > li + li {
    border-block-start: 1px solid ${tokens.color.line};
  }
`;

/** Everything of a remote that was ever published, the newest first. */
export function Releases({ remote }: { remote: string }) {
  const t = useText();
  const { data: releases, error, refetch } = useQuery(releasesQuery(remote));
  if (!releases)
    return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton height={240} />;
  if (releases.length === 0) return <p>{t('releases.empty')}</p>;
  return (
    <Panel>
      <List>
        {releases.map((release) => (
          <li key={release.version}>
            <ReleaseRow release={release} />
          </li>
        ))}
      </List>
    </Panel>
  );
}
