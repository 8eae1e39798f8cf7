import { hydrateQueries } from '@souk/api-client';
import { ID_PREFIX } from '@souk/contracts';
import type { HydrationState } from '@souk/contracts';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Shell } from '../shell/create-shell.ts';
import { setServerValues } from '../shell/store.ts';
import { hydrationStateAge, matchesVisitor, restoreInlineStyles } from './hydration-state.ts';

/**
 * Hydrates the page where the server rendered it for this visitor; else removes what it rendered, and renders the page.
 * @param state what the server rendered the page with; null where it did not
 */
export function hydrateOrRender(
  root: HTMLElement,
  page: ReactNode,
  shell: Shell,
  state: HydrationState | null,
): void {
  const onRecoverableError = (error: unknown) =>
    shell.services.report({ kind: 'error', error, while: 'hydrating the page' });
  const options = { identifierPrefix: ID_PREFIX, onRecoverableError };
  if (state && matchesVisitor(state, shell)) {
    hydrateQueries(state.answers, state.module?.id ?? null, hydrationStateAge());
    restoreInlineStyles(root, state);
    hydrateRoot(root, page, options);
    return;
  }
  setServerValues({});
  root.replaceChildren();
  createRoot(root, options).render(page);
}
