import { hydrateQueries } from '@souk/api-client';
import { HOST_NAME, ID_PREFIX } from '@souk/contracts';
import type { ShellServices } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Shell } from '../composition/shell.ts';
import { setServerValues } from '../state/store.ts';
import {
  hydrationStateAge,
  matchesVisitor,
  readHydrationState,
  restoreInlineStyles,
} from './hydration-state.ts';

/**
 * Takes in what the server rendered the page with. Removes what it rendered where that was not for this visitor.
 * @returns whether the page is to be hydrated
 */
export function prepareHydration(root: HTMLElement, shell: Shell): boolean {
  const state = readHydrationState();
  if (!state || !matchesVisitor(state, shell)) {
    root.replaceChildren();
    return false;
  }
  setServerValues(state.stores);
  hydrateQueries(state.answers, state.module?.id ?? null, hydrationStateAge());
  restoreInlineStyles(root, state);
  return true;
}

interface Options {
  isHydrated: boolean;
  /** The host's release; null where it has none. */
  hostVersion: string | null;
  report: ShellServices['report'];
}

/** Hydrates the page that the server rendered, or renders it. */
export function hydrateOrRender(root: HTMLElement, page: ReactNode, options: Options): void {
  const { isHydrated, hostVersion, report } = options;
  const onRecoverableError = (error: unknown) => {
    report({ kind: 'error', error, while: 'hydrating the page' });
    // Telemetry counts it, as it does for remotes.
    if (isHydrated && hostVersion !== null)
      bus.emit('release:failed', {
        remote: HOST_NAME,
        version: hostVersion,
        assigned: hostVersion,
        stage: 'hydration',
        reason: String(error),
      });
  };
  const rootOptions = { identifierPrefix: ID_PREFIX, onRecoverableError };
  // As a transition it pauses every few milliseconds: a tap or a frame does not wait for all of it.
  if (isHydrated) startTransition(() => void hydrateRoot(root, page, rootOptions));
  else createRoot(root, rootOptions).render(page);
}
