import { CLAIM_KINDS } from '@souk/contracts';
import type { ClaimKind, Grant } from '@souk/contracts';
import { IconButton, X, tokens } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Moment } from '../frame/moment.tsx';
import { Panel } from '../frame/panel.ts';
import { Sentence } from '../frame/sentence.tsx';
import { useText } from '../texts/texts.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

const { space, color, type } = tokens;

const Kinds = styled.dl`
  display: grid;
  gap: ${space[3]};

  dt {
    font: ${type.caption};
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
  }
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-block-start: ${space[1]};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-block-size: 32px;
    padding-inline: ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${tokens.radius.round};
    font: ${type.small};
    overflow-wrap: anywhere;
  }
  li:has(button) {
    padding-inline-end: 0;
  }
`;

const By = styled.p`
  font: ${type.caption};
  color: ${color.inkSoft};
`;

/** The grants of one remote, each with a button to revoke it. */
export function GrantPanel({ grant, canRevoke }: { grant: Grant; canRevoke: boolean }) {
  const t = useText();
  const [asking, setAsking] = useState<{ kind: ClaimKind; name: string } | null>(null);
  const { remote, grantedAt, grantedBy } = grant;
  const shown = (kind: ClaimKind, name: string) =>
    kind === 'moduleTypes' && name === '*' ? t('grants.everyModule') : name;
  return (
    <Panel as="article" aria-label={remote}>
      <h2>{remote}</h2>
      <Kinds>
        {CLAIM_KINDS.filter((kind) => grant[kind].length > 0).map((kind) => (
          <div key={kind}>
            <dt>{t(`grants.${kind}`)}</dt>
            <dd>
              <Names>
                {grant[kind].map((name) => (
                  <li key={name}>
                    <bdi>{shown(kind, name)}</bdi>
                    {canRevoke && (
                      <IconButton
                        size="s"
                        icon={<X size={16} aria-hidden />}
                        label={t('grants.revokeOf', { remote, name: shown(kind, name) })}
                        onClick={() => setAsking({ kind, name })}
                      />
                    )}
                  </li>
                ))}
              </Names>
            </dd>
          </div>
        ))}
      </Kinds>
      <By>
        <Sentence of={(time) => t('grants.by', { time, actor: grantedBy })}>
          <Moment at={grantedAt} />
        </Sentence>
      </By>
      {asking && <RevokeDialog remote={remote} {...asking} onClose={() => setAsking(null)} />}
    </Panel>
  );
}
