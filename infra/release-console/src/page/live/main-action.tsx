import type { LiveRelease } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { ActionButton } from '../actions/action-button.tsx';
import { goesOut, isBack, lastGood } from '../actions/action.ts';
import type { Action } from '../actions/action.ts';
import { useDisabledReason } from '../actions/use-disabled-reason.ts';
import { useText } from '../texts/texts.ts';
import { isTrouble } from './trouble.ts';
import type { Condition } from './trouble.ts';

const Root = styled.div<{ $loud: boolean }>`
  display: ${({ $loud }) => ($loud ? 'grid' : 'flex')};
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
`;

const Note = styled.p<{ $loud: boolean }>`
  font: ${tokens.type.caption};
  color: ${tokens.color.inkSoft};
  text-align: ${({ $loud }) => ($loud ? 'center' : 'start')};
  overflow-wrap: anywhere;
  flex: 1 1 0;
  min-inline-size: 8rem;
`;

interface Props {
  remote: string;
  live: LiveRelease;
  /** Where something is wrong the button is the largest thing; otherwise it is quiet. */
  condition: Condition;
  /** What is shown next to it: a link to the remote's page, or its releases. */
  beside: 'link' | 'releases';
}

/** The way back: out of a candidate, or of the live release; with where it leads, or why it is disabled. */
export function MainAction({ remote, live, condition, beside }: Props) {
  const id = useId();
  const {
    action,
    label,
    note,
    disabledReason: nothing,
  } = useRollbackAction({ remote, live, condition, beside });
  const disabledReason = useDisabledReason()(action.kind, remote) ?? nothing;
  const isLoud = isTrouble(condition) && disabledReason === null;
  return (
    <Root $loud={isLoud}>
      <ActionButton
        action={action}
        variant={isLoud ? 'danger' : 'secondary'}
        size={isLoud ? 'l' : 's'}
        block={isLoud}
        disabledReason={disabledReason}
        describedBy={id}
        label={label.of}
      >
        {label.short}
      </ActionButton>
      <Note id={id} $loud={isLoud}>
        {disabledReason ?? note}
      </Note>
    </Root>
  );
}

interface RollbackAction {
  action: Action;
  label: { short: string; of: string };
  note: string;
  disabledReason: string | null;
}

function useRollbackAction({ remote, live, condition, beside }: Props): RollbackAction {
  const t = useText();
  const { canary, stable, fallback } = live;
  const rollback = { short: t('actions.rollback'), of: t('actions.rollbackOf', { remote }) };
  // A candidate is on its way, and what most visitors have is what fails.
  if (canary && condition === 'live-fails' && fallback !== null)
    return {
      action: { kind: 'rollback', remote, version: fallback },
      label: rollback,
      note: t('actions.target', { version: fallback }),
      disabledReason: null,
    };
  if (canary) {
    const words = canary.kind === 'canary' ? 'canary' : 'rollout';
    return {
      action: { kind: 'abort', remote },
      label: { short: t(`abort.${words}`), of: t(`abort.${words}Of`, { remote }) },
      note: stable === null ? t('actions.out') : t('abort.target', { version: stable }),
      disabledReason: null,
    };
  }
  const target = lastGood(live);
  const isRemoved = goesOut(remote, live);
  const nothing = isBack(live) ? t(beside === 'link' ? 'why.isBack' : 'why.isBackHere') : t('why.noGood');
  return {
    action: { kind: 'rollback', remote },
    label: rollback,
    note: isRemoved ? t('actions.out') : t('actions.target', { version: target ?? '' }),
    disabledReason: target || isRemoved ? null : nothing,
  };
}
