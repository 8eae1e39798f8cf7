import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyPreferences } from './preferences.ts';
import { createQueryClient } from './registry/query-client.ts';

applyPreferences();
const root = document.getElementById('console');
if (!root) throw new Error('The element #console is missing in the HTML of the console');
createRoot(root).render(
  <QueryClientProvider client={createQueryClient()}>
    <App />
  </QueryClientProvider>,
);
