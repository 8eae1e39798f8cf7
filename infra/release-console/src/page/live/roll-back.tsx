import type { LiveRelease } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { ActionButton } from '../actions/action-button.tsx';
import { goesOut, isBack, lastGood } from '../actions/action.ts';
import { useDisabledReason } from '../actions/use-disabled-reason.ts';
import { useText } from '../texts/texts.ts';

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Note = styled.p`
  font: ${tokens.type.caption};
  color: ${tokens.color.inkSoft};
  text-align: center;
  overflow-wrap: anywhere;
`;

/** The rollback button, with its target or the reason why it is disabled. */
export function RollBack({
  remote,
  live,
  beside,
}: {
  remote: string;
  live: LiveRelease;
  /** What is shown next to it: a link to the remote's page, or its releases. */
  beside: 'link' | 'releases';
}) {
  const t = useText();
  const id = useId();
  const target = lastGood(live);
  const nothing = isBack(live) ? t(beside === 'link' ? 'why.isBack' : 'why.isBackHere') : t('why.noGood');
  const out = goesOut(remote, live);
  const disabledReason = useDisabledReason()('rollback', remote) ?? (target || out ? null : nothing);
  return (
    <Root>
      <ActionButton
        action={{ kind: 'rollback', remote }}
        variant="danger"
        size="l"
        block
        disabledReason={disabledReason}
        describedBy={id}
        label={t('actions.rollbackOf', { remote })}
      >
        {t('actions.rollback')}
      </ActionButton>
      <Note id={id}>
        {disabledReason ?? (out ? t('actions.out') : t('actions.target', { version: target ?? '' }))}
      </Note>
    </Root>
  );
}
