import { initLanguage } from '@souk/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app.tsx';
import { createQueryClient } from '../registry/query-client.ts';
import { signIn, signOut } from '../session/session.ts';
import { TOKEN } from './registry-double.ts';

let client = createQueryClient();

afterEach(async () => {
  cleanup();
  await client.cancelQueries();
  client.clear();
  signOut();
});

/** The whole console at an address, signed in unless said otherwise. */
export function renderConsole(path = '/', { signedIn = true } = {}) {
  window.history.replaceState(null, '', path);
  initLanguage('en');
  if (signedIn) signIn(TOKEN);
  client = createQueryClient();
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  );
  return {
    user,
    /** As if the stream had named a new revision. */
    hearsOfRevision: () => act(() => client.invalidateQueries({ queryKey: ['channel'] })),
    card: async (remote: string) => within(await screen.findByRole('article', { name: remote })),
    dialog: async (name: string | RegExp) => within(await screen.findByRole('dialog', { name })),
  };
}
