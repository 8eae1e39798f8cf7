import { allows } from '@souk/contracts';
import { Button, Plus, Skeleton, tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { LoadError } from '../frame/load-error.tsx';
import { Panel } from '../frame/panel.ts';
import { useTitle } from '../frame/use-title.ts';
import { meQuery, tokensQuery } from '../registry/queries.ts';
import { useText } from '../texts/texts.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { TokenRow } from './token-row.tsx';

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
`;

/** Tokens with their rights; they are created and revoked here. */
export function TokensPage() {
  const t = useText();
  useTitle(t('tokens.title'));
  const [making, setMaking] = useState(false);
  const { data: me } = useQuery(meQuery());
  const may = me !== undefined && allows(me.scopes, 'administer', '*');
  const { data: list, error, refetch } = useQuery({ ...tokensQuery(), enabled: may });
  return (
    <>
      <Top>
        <h1>{t('tokens.title')}</h1>
        {may && (
          <Button onClick={() => setMaking(true)}>
            <Plus size={18} aria-hidden />
            {t('tokens.new')}
          </Button>
        )}
      </Top>
      {me && !may && <p>{t('why.rightsAll')}</p>}
      {may &&
        !list &&
        (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton height={240} />)}
      {list && (
        <Panel>
          {list.length === 0 && <p>{t('tokens.empty')}</p>}
          <ul>
            {list.map((token) => (
              <TokenRow key={token.id} token={token} />
            ))}
          </ul>
        </Panel>
      )}
      {making && <NewTokenDialog onClose={() => setMaking(false)} />}
    </>
  );
}
