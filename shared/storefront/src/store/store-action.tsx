import { createContext, type ReactNode } from 'react';
import type { Store } from '@souk/contracts';
import { Link, useShell } from '@souk/remote-kit';
import { buttonStyle, tokens } from '@souk/ui';
import type { ButtonStyleProps } from '@souk/ui';
import styled from 'styled-components';

/** Above the link that covers the card. */
const Action = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
  position: relative;
  z-index: ${tokens.layer.raised};
`;

interface Props {
  store: Store;
  to: string;
  label: string;
}

/** Something to do at a store, at the foot of its card; its name for those who do not see the card names the store. */
export function StoreAction({ store, to, label }: Props) {
  const { canNavigate } = useShell();
  if (!canNavigate(to)) return null;
  return (
    <Action to={to} $variant="secondary" $size="s" aria-label={`${label}: ${store.name}`}>
      {label}
    </Action>
  );
}

/** What a module adds to the foot of a store's card; most add nothing. */
export type StoreActionOf = (store: Store) => ReactNode;

export const StoreActionContext = createContext<StoreActionOf>(() => null);
