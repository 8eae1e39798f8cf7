import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { marketplace, refuses } from '@souk/testing';
import { configQuery } from './calls/config.ts';
import { addFund } from './calls/wallet.ts';
import { storesPages, storeQuery } from './calls/stores.ts';
import { configureClient } from './configuration.ts';
import { queryClient } from './query-client.ts';
import { withShownError } from './shown-error.ts';

const onError = jest.fn();
beforeEach(() => {
  onError.mockReset();
  configureClient({ onError });
});

it('reports no failure that the page itself shows (API-5)', async () => {
  marketplace.answers({ store: refuses(403, 'This zone is closed') });
  await expect(queryClient.fetchQuery(withShownError(storeQuery({ id: 1 })))).rejects.toThrow();
  expect(onError).not.toHaveBeenCalled();
  await expect(queryClient.fetchQuery(storeQuery({ id: 2 }))).rejects.toThrow();
  expect(onError).toHaveBeenCalledTimes(1);
});

it('says whether a query failed, which may be made again, or a change, which nothing repeats (API-8)', async () => {
  marketplace.answers({ store: refuses(403), addFund: refuses(403) });
  await expect(queryClient.fetchQuery(storeQuery({ id: 3 }))).rejects.toThrow();
  const change = (options: object) => new MutationObserver(queryClient, { mutationFn: addFund, ...options });
  const body = { amount: 5, payment_method: 'digital_payment' } as const;
  await expect(change({}).mutate(body)).rejects.toThrow();
  expect(onError.mock.calls.map(([, kind]) => kind)).toEqual(['query', 'mutation']);
  await expect(change(withShownError({})).mutate(body)).rejects.toThrow();
  expect(onError).toHaveBeenCalledTimes(2);
});

it('tells nobody else where one of several parts of the page shows the failure, whoever asked first (API-5)', async () => {
  marketplace.answers({ config: refuses(403, 'Closed for today') });
  const header = new QueryObserver(queryClient, configQuery());
  const page = new QueryObserver(queryClient, withShownError(configQuery()));
  const leave = [header, page].map((it) => it.subscribe(() => undefined));
  header.setOptions(configQuery());
  await header.refetch();
  expect(page.getCurrentResult().isError).toBe(true);
  expect(onError).not.toHaveBeenCalled();
  leave[1]?.();
  await header.refetch();
  expect(onError).toHaveBeenCalledTimes(1);
  leave[0]?.();
});

it.each([404, 400])('leaves it to the page to show that something does not exist (%i)', async (status) => {
  marketplace.answers({ store: refuses(status, 'No such store') });
  await expect(queryClient.fetchQuery(storeQuery({ id: status }))).rejects.toThrow();
  expect(onError).not.toHaveBeenCalled();
});

it('reports a failure behind a page that still shows older data (API-5)', async () => {
  const query = withShownError(storesPages({ limit: 1 }));
  await queryClient.fetchInfiniteQuery(query);
  marketplace.answers({ stores: refuses(403, 'This zone is closed') });
  await expect(queryClient.fetchInfiniteQuery({ ...query, staleTime: 0 })).rejects.toThrow();
  expect(onError).toHaveBeenCalledTimes(1);
});
