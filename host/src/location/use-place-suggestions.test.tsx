import { queryClient } from '@souk/api-client';
import { marketplace } from '@souk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

afterEach(() => jest.useRealTimers());

it('looks a place up once nothing was typed for half a second (LOC-13, CON-2)', async () => {
  jest.useFakeTimers();
  const { rerender } = renderHook(usePlaceSuggestions, {
    initialProps: '',
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  rerender('Palm');
  act(() => jest.advanceTimersByTime(499));
  rerender('Palm Street');
  act(() => jest.advanceTimersByTime(499));
  expect(queryClient.isFetching()).toBe(0);
  act(() => jest.advanceTimersByTime(1));
  expect(queryClient.isFetching()).toBe(1);
  jest.useRealTimers();
  await waitFor(() => expect(marketplace.requests('autocomplete')).toHaveLength(1));
  expect(marketplace.requests('autocomplete')[0]?.query).toEqual({ search_text: 'Palm Street' });
});
