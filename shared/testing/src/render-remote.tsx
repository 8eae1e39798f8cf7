import '@testing-library/jest-dom';
import { configureClient } from '@souk/api-client';
import { initLanguage, language } from '@souk/i18n';
import { ShellProviders } from '@souk/remote-kit';
import { loadOverlays } from '@souk/ui';
import { configure, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { aShell } from './a-shell.ts';
import type { ShellFacts, TestShell } from './create-test-shell.ts';

// An upper bound for a busy machine; what comes sooner is found sooner.
configure({ asyncUtilTimeout: 5000 });

// As in a page that has been idle: what opens is there at once.
beforeAll(loadOverlays);

/** Where and for whom a remote is drawn. `shell` takes facts, or a shell that the test made itself. */
export interface RenderRemoteOptions {
  /** The page's path with its query; `/home?module_id=1` unless given. Not read where `shell` is a whole shell. */
  path?: string;
  shell?: ShellFacts | TestShell;
  language?: 'en' | 'ar';
}

export interface RenderedRemote extends RenderResult {
  shell: TestShell;
  user: UserEvent;
}

const isShell = (shell: ShellFacts | TestShell): shell is TestShell => 'version' in shell;

/** Draws a remote's App, or any component of it, as a slot of the host would: with shell, router, queries and texts. */
export function renderRemote(
  App: ComponentType,
  { path, shell: given = {}, language: code = 'en' }: RenderRemoteOptions = {},
): RenderedRemote {
  const shell = isShell(given) ? given : aShell({ path, ...given });
  initLanguage(code);
  configureClient({
    headers: () => ({ moduleId: shell.module.current.get()?.id.toString() }),
    scope: () => ({
      customer: shell.session.state.get().customer?.id ?? null,
      zone: JSON.stringify(shell.location.current.get()?.zoneIds ?? null),
      module: shell.module.current.get()?.id ?? null,
      language: language(),
    }),
  });
  const result = render(
    <ShellProviders shell={shell}>
      <App />
    </ShellProviders>,
  );
  return { ...result, shell, user: userEvent.setup({ delay: null }) };
}
