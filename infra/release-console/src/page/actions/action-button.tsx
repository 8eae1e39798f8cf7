import { Button, VisuallyHidden, tokens } from '@souk/ui';
import type { ButtonProps } from '@souk/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import { useOpenAction } from './actions-context.ts';
import type { Action } from './action.ts';
import { useDisabledReason } from './use-disabled-reason.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'block' | 'children'> {
  action: Action;
  /** Why the action is disabled, besides rights and outages. */
  disabledReason?: string | null;
  /** The id of an element that shows the reason already. */
  describedBy?: string;
  /** A label for screen readers, if the visible text does not name the remote. */
  label?: string;
}

const Root = styled(Button)`
  &[aria-disabled='true'] {
    background: ${tokens.color.sunken};
    color: ${tokens.color.inkFaint};
    box-shadow: none;
  }
`;

/** A button that opens an action's dialog. Disabled, it stays focusable and shows the reason. */
export function ActionButton({ action, disabledReason, describedBy, label, children, ...look }: Props) {
  const t = useText();
  const openAction = useOpenAction();
  const id = useId();
  const reason = useDisabledReason()(action.kind, action.remote) ?? disabledReason ?? null;
  const off = reason !== null;
  return (
    <>
      <Root
        {...look}
        aria-label={label}
        aria-disabled={off || undefined}
        aria-describedby={off && !describedBy ? id : describedBy}
        title={reason ?? undefined}
        onClick={() => !off && openAction(action)}
      >
        {children ?? t(`actions.${action.kind}`)}
      </Root>
      {off && !describedBy && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  );
}
