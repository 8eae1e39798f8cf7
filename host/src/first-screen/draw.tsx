import { takeDrawnAnswers } from '@souk/api-client';
import { ID_PREFIX } from '@souk/contracts';
import type { FirstScreen } from '@souk/contracts';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Shell } from '../shell/create-shell.ts';
import { takeDrawnValues } from '../shell/store.ts';
import { ageOfFirstScreen, isForThisVisitor, restoreInlineStyles } from './first-screen.ts';

/**
 * Draws the host. Where a server drew the page for this visitor, its elements are taken over; anything else of it goes.
 * @param screen what the server drew the page with; null where it did not
 */
export function draw(root: HTMLElement, page: ReactNode, shell: Shell, screen: FirstScreen | null): void {
  const onRecoverableError = (error: unknown) =>
    shell.services.report({ kind: 'error', error, while: 'taking over what the server drew' });
  const options = { identifierPrefix: ID_PREFIX, onRecoverableError };
  if (screen && isForThisVisitor(screen, shell)) {
    takeDrawnAnswers(screen.answers, screen.module?.id ?? null, ageOfFirstScreen());
    restoreInlineStyles(root, screen);
    hydrateRoot(root, page, options);
    return;
  }
  takeDrawnValues({});
  root.replaceChildren();
  createRoot(root, options).render(page);
}
