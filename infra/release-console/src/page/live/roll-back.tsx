import type { LiveRelease } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { ActionButton } from '../actions/action-button.tsx';
import { goesOut, isBack, lastGood } from '../actions/action.ts';
import { useWhyNot } from '../actions/use-why-not.ts';
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

/** The one button, with where it leads or why it leads nowhere. */
export function RollBack({
  remote,
  live,
  beside,
}: {
  remote: string;
  live: LiveRelease;
  /** What stands beside it: a way to the remote's page, or its releases themselves. */
  beside: 'link' | 'releases';
}) {
  const t = useText();
  const id = useId();
  const target = lastGood(live);
  const nothing = isBack(live) ? t(beside === 'link' ? 'why.isBack' : 'why.isBackHere') : t('why.noGood');
  const out = goesOut(remote, live);
  const whyNot = useWhyNot()('rollback', remote) ?? (target || out ? null : nothing);
  return (
    <Root>
      <ActionButton
        action={{ kind: 'rollback', remote }}
        variant="danger"
        size="l"
        block
        whyNot={whyNot}
        describedBy={id}
        label={t('actions.rollbackOf', { remote })}
      >
        {t('actions.rollback')}
      </ActionButton>
      <Note id={id}>
        {whyNot ?? (out ? t('actions.out') : t('actions.target', { version: target ?? '' }))}
      </Note>
    </Root>
  );
}
