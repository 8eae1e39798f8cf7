import { createContext, useContext } from 'react';
import type { ShellServices } from '@souk/contracts';

export const ShellContext = createContext<ShellServices | null>(null);

/**
 * What the host offers to the page's remotes.
 * @throws Error outside of {@link ShellProviders}
 */
export function useShell(): ShellServices {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() needs ShellProviders above it');
  return shell;
}
