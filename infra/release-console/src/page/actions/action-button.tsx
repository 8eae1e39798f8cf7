import { Button, VisuallyHidden, tokens } from '@souk/ui';
import type { ButtonProps } from '@souk/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import { useAsk } from './actions-context.ts';
import type { Action } from './action.ts';
import { useWhyNot } from './use-why-not.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'block' | 'children'> {
  action: Action;
  /** Why it cannot be done besides rights and outages. */
  whyNot?: string | null;
  /** The reason is written beside it already, in the element with this id. */
  describedBy?: string;
  /** Where the words on it do not say of what, for those who hear them alone. */
  label?: string;
}

const Root = styled(Button)`
  &[aria-disabled='true'] {
    background: ${tokens.color.sunken};
    color: ${tokens.color.inkFaint};
    box-shadow: none;
  }
`;

/** A button that asks for an action. Where one may not, it stays reachable and says why. */
export function ActionButton({ action, whyNot, describedBy, label, children, ...look }: Props) {
  const t = useText();
  const ask = useAsk();
  const id = useId();
  const reason = useWhyNot()(action.kind, action.remote) ?? whyNot ?? null;
  const off = reason !== null;
  return (
    <>
      <Root
        {...look}
        aria-label={label}
        aria-disabled={off || undefined}
        aria-describedby={off && !describedBy ? id : describedBy}
        title={reason ?? undefined}
        onClick={() => !off && ask(action)}
      >
        {children ?? t(`actions.${action.kind}`)}
      </Root>
      {off && !describedBy && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  );
}
