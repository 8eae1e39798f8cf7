import type { Scope, TokenInfo } from '@souk/contracts';
import { Button, Dialog, tokens } from '@souk/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { Refusal } from '../actions/refusal.tsx';
import { Moment } from '../frame/moment.tsx';
import { Sentence } from '../frame/sentence.tsx';
import { revokeToken } from '../registry/changes.ts';
import { tokensQuery } from '../registry/queries.ts';
import { useText } from '../texts/texts.ts';

const { space, color, type } = tokens;

const Root = styled.li<{ $over: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[4]};
  color: ${({ $over }) => ($over ? color.inkFaint : color.ink)};

  & + & {
    border-block-start: 1px solid ${color.line};
  }
  > div {
    flex: 1 1 260px;
    display: grid;
    gap: ${space[1]};
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

const Feet = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
`;

const Body = styled.div`
  display: grid;
  gap: ${space[4]};
`;

/** One token: its rights, its expiry, and a button to revoke it. */
export function TokenRow({ token }: { token: TokenInfo }) {
  const t = useText();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { id, name, scopes, createdAt, createdBy, lastUsedAt } = token;
  const revoke = useMutation({
    mutationFn: () => revokeToken(id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: tokensQuery().queryKey });
      setAsking(false);
    },
  });
  const end = endOf(token);
  const isOver = end.key === 'revoked' || end.key === 'expired';
  const holder = holderOf(token);
  const isPart = holder === 'edge' || holder === 'verifier';
  return (
    <Root $over={isOver}>
      <div>
        <h2>
          <bdi>{name}</bdi> · {t(`tokens.${holder}`)}
        </h2>
        <Scopes scopes={scopes} />
        <p>
          {end.at ? (
            <Sentence of={(time) => t(`tokens.${end.key}`, { time })}>
              <Moment at={end.at} />
            </Sentence>
          ) : (
            t('tokens.never')
          )}
          {' · '}
          <Sentence of={(time) => t('tokens.made', { time, actor: createdBy })}>
            <Moment at={createdAt} />
          </Sentence>
          {' · '}
          {lastUsedAt ? (
            <Sentence of={(time) => t('tokens.lastUsed', { time })}>
              <Moment at={lastUsedAt} />
            </Sentence>
          ) : (
            t('tokens.unused')
          )}
        </p>
      </div>
      {!isOver && (
        <Button
          size="s"
          variant="secondary"
          aria-label={t('tokens.revokeOf', { name })}
          onClick={() => setAsking(true)}
        >
          {t('tokens.revoke')}
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('tokens.revokeTitle', { name })}
        footer={
          <Feet>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button variant="danger" loading={revoke.isPending} onClick={() => revoke.mutate()}>
              {t('tokens.revoke')}
            </Button>
          </Feet>
        }
      >
        <Body>
          <p>{t('tokens.revokeText')}</p>
          {isPart && <p>{t(`tokens.revoke-${holder}`)}</p>}
          {revoke.error && <Refusal error={revoke.error} />}
        </Body>
      </Dialog>
    </Root>
  );
}

function Scopes({ scopes }: { scopes: readonly Scope[] }) {
  const t = useText();
  return (
    <p>
      {scopes
        .map(({ remote, actions }) =>
          t('tokens.scope', {
            remote: remote === '*' ? t('tokens.everyRemote') : remote,
            actions: actions.map((action) => t(`tokens.actions.${action}`)).join(', '),
          }),
        )
        .join(' · ')}
    </p>
  );
}

/** Who uses a token: parts of Souk are known by what they alone may do. */
function holderOf({ kind, scopes }: TokenInfo): TokenInfo['kind'] | 'edge' | 'verifier' {
  const actions = scopes.flatMap((scope) => scope.actions);
  if (actions.includes('report')) return 'edge';
  return actions.includes('verify') ? 'verifier' : kind;
}

/** How a token ends, and when; without a time it never does. */
function endOf({
  revokedAt,
  expiresAt,
}: TokenInfo): { key: 'revoked' | 'expired' | 'expires'; at: string } | { key: 'never'; at: null } {
  if (revokedAt) return { key: 'revoked', at: revokedAt };
  if (!expiresAt) return { key: 'never', at: null };
  return { key: new Date(expiresAt) < new Date() ? 'expired' : 'expires', at: expiresAt };
}
