import type { Scope, TokenInfo } from '@souk/contracts';
import { Button, Dialog, tokens } from '@souk/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { Refusal } from '../actions/refusal.tsx';
import { moment } from '../formats.ts';
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
  const { id, name, kind, scopes, createdAt, createdBy, lastUsedAt } = token;
  const revoke = useMutation({
    mutationFn: () => revokeToken(id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: tokensQuery().queryKey });
      setAsking(false);
    },
  });
  const state = useTokenState(token);
  return (
    <Root $over={state.over}>
      <div>
        <h2>
          {name} · {t(`tokens.${kind}`)}
        </h2>
        <Scopes scopes={scopes} />
        <p>
          {[
            state.text,
            t('tokens.made', { time: moment(createdAt), actor: createdBy }),
            lastUsedAt ? t('tokens.lastUsed', { time: moment(lastUsedAt) }) : t('tokens.unused'),
          ].join(' · ')}
        </p>
      </div>
      {!state.over && (
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

function useTokenState({ revokedAt, expiresAt }: TokenInfo): { over: boolean; text: string } {
  const t = useText();
  if (revokedAt) return { over: true, text: t('tokens.revoked', { time: moment(revokedAt) }) };
  if (!expiresAt) return { over: false, text: t('tokens.never') };
  const over = new Date(expiresAt) < new Date();
  return { over, text: t(over ? 'tokens.expired' : 'tokens.expires', { time: moment(expiresAt) }) };
}
