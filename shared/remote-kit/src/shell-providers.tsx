import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '@souk/api-client';
import type { ShellServices } from '@souk/contracts';
import { OverlayHistory } from '@souk/ui';
import { FormatsProvider } from './formats-context.tsx';
import { ShellContext } from './shell-context.ts';
import { ShellRouter } from './shell-router.tsx';

/** What every tree on the page stands in: the host's own, each remote's, and each contribution's. */
export function ShellProviders({ shell, children }: { shell: ShellServices; children: ReactNode }) {
  return (
    <ShellContext value={shell}>
      <QueryClientProvider client={queryClient}>
        <OverlayHistory value={shell.history.openOverlay}>
          <ShellRouter history={shell.history}>
            <FormatsProvider>{children}</FormatsProvider>
          </ShellRouter>
        </OverlayHistory>
      </QueryClientProvider>
    </ShellContext>
  );
}
