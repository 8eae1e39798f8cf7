import { hydrateQueries } from '@souk/api-client';
import { ID_PREFIX } from '@souk/contracts';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Shell } from '../shell/create-shell.ts';
import { setServerValues } from '../shell/store.ts';
import {
  hydrationStateAge,
  matchesVisitor,
  readHydrationState,
  restoreInlineStyles,
} from './hydration-state.ts';

/** Hydrates the page where the server rendered it for this visitor; else removes what it rendered, and renders the page. */
export function hydrateOrRender(root: HTMLElement, page: ReactNode, shell: Shell): void {
  const onRecoverableError = (error: unknown) =>
    shell.services.report({ kind: 'error', error, while: 'hydrating the page' });
  const options = { identifierPrefix: ID_PREFIX, onRecoverableError };
  const state = readHydrationState();
  if (state && matchesVisitor(state, shell)) {
    setServerValues(state.stores);
    hydrateQueries(state.answers, state.module?.id ?? null, hydrationStateAge());
    restoreInlineStyles(root, state);
    hydrateRoot(root, page, options);
    return;
  }
  root.replaceChildren();
  createRoot(root, options).render(page);
}
