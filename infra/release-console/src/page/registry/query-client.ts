import { QueryClient } from '@tanstack/react-query';
import { RegistryError } from './registry-error.ts';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // What was refused stays refused; an outage is waited for with a banner, not hidden behind attempts.
        retry: (times, error) => error instanceof RegistryError && error.status >= 500 && times < 1,
        networkMode: 'always',
        staleTime: 2_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
