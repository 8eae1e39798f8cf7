import { allows } from '@souk/contracts';
import { Button, Plus, Skeleton, tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { LoadError } from '../frame/load-error.tsx';
import { useTitle } from '../frame/use-title.ts';
import { grantsQuery, meQuery } from '../registry/queries.ts';
import { useText } from '../texts/texts.ts';
import { GiveDialog } from './give-dialog.tsx';
import { GrantPanel } from './grant-panel.tsx';

const { space } = tokens;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
`;

const Panels = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(330px, 100%), 1fr));
  gap: ${space[4]};

  > li > * {
    block-size: 100%;
    align-content: start;
  }
`;

/** The grants of all remotes; administrators of all remotes can change them. */
export function GrantsPage() {
  const t = useText();
  useTitle(t('grants.title'));
  const [giving, setGiving] = useState(false);
  const { data: me } = useQuery(meQuery());
  const may = me !== undefined && allows(me.scopes, 'administer', '*');
  const { data: grants, error, refetch } = useQuery(grantsQuery());
  return (
    <>
      <Top>
        <h1>{t('grants.title')}</h1>
        {may && (
          <Button onClick={() => setGiving(true)}>
            <Plus size={18} aria-hidden />
            {t('grants.give')}
          </Button>
        )}
      </Top>
      <p>{t('grants.text')}</p>
      {me && !may && <p>{t('why.rightsAll')}</p>}
      {!grants &&
        (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton height={240} />)}
      {grants?.length === 0 && <p>{t('grants.empty')}</p>}
      <Panels>
        {grants?.map((grant) => (
          <li key={grant.remote}>
            <GrantPanel grant={grant} canRevoke={may} />
          </li>
        ))}
      </Panels>
      {giving && <GiveDialog onClose={() => setGiving(false)} />}
    </>
  );
}
