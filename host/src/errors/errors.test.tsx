import { addFund, ApiError, popularItemsQuery, queryClient } from '@souk/api-client';
import { anItemPage, marketplace, pending, refuses, unreachable } from '@souk/testing';
import { useQuery } from '@souk/remote-kit';
import { MutationObserver } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { renderHost } from '../testing/render-host.tsx';
import { ShellProviders } from '@souk/remote-kit';
import { apiErrorToast } from './error-handling.ts';

const ask = (params: { limit: number }) =>
  queryClient.fetchQuery(popularItemsQuery(params)).catch(() => undefined);

it('shows the server’s message, one toast for five failing sections (API-5)', async () => {
  marketplace.answers({ popularItems: refuses(403, 'This zone is closed') });
  renderHost();
  await Promise.all([1, 2, 3, 4, 5].map((limit) => ask({ limit })));
  expect(await screen.findAllByText('This zone is closed')).toHaveLength(1);
});

it('shows every message of a response (API-6)', () => {
  const errors = ['Name is required', 'Phone Number is required'].map((message) => ({ code: 'x', message }));
  const error = new ApiError({ kind: 'http', status: 403, errors, call: 'POST x' });
  expect(apiErrorToast(error)).toMatchObject({
    kind: 'error',
    text: 'Name is required\nPhone Number is required',
  });
});

it('shows a message of its own where the server sends none (API-8)', () => {
  const of = (kind: 'http' | 'timeout') => new ApiError({ kind, status: 500, errors: [], call: 'GET x' });
  expect(apiErrorToast(of('http')).text).toBe('Something went wrong on our side. Please try again.');
  expect(apiErrorToast(of('timeout')).text).toBe('This is taking too long. Please try again.');
});

function Section() {
  const { data } = useQuery(popularItemsQuery({ limit: 5 }));
  return <p>{data ? `${data.products.length} item` : 'nothing'}</p>;
}

it('offers a retry without a network, which loads what is missing (API-8)', async () => {
  marketplace.answers({ popularItems: unreachable() });
  const { user, shell } = renderHost();
  render(
    <ShellProviders shell={shell.services}>
      <Section />
    </ShellProviders>,
  );
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
  marketplace.answers({ popularItems: anItemPage() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 item')).toBeVisible();
});

it('offers no retry for a change, which nothing would send again (API-8)', async () => {
  marketplace.answers({ addFund: unreachable() });
  renderHost({ token: 'valid' });
  const change = new MutationObserver(queryClient, { mutationFn: addFund });
  await expect(change.mutate({ amount: 5, payment_method: 'digital_payment' })).rejects.toThrow();
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('shows nothing for a query that was cancelled', async () => {
  marketplace.answers({ popularItems: pending() });
  const { shell } = renderHost();
  const asked = ask({ limit: 5 });
  await waitFor(() => expect(marketplace.requests('popularItems')).toHaveLength(1));
  await queryClient.cancelQueries();
  await asked;
  expect(shell.toasts.toasts.get()).toEqual([]);
});
