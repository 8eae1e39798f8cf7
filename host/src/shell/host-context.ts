import { createContext, useContext } from 'react';
import type { Slots } from '../slots/slots.ts';
import type { Shell } from './create-shell.ts';

/** What the host's own components share. Remotes never see it; they have `useShell()`. */
export type Host = Shell & { slots: Slots };

export const HostContext = createContext<Host | null>(null);

/** @throws Error outside of the host's own tree */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost() needs HostContext above it');
  return host;
}
