import { bus } from '@souk/event-bus';
import { marketplace, pending } from '@souk/testing';
import { act, render, screen } from '@testing-library/react';
import { deviceSessionsQuery } from './calls/account.ts';
import { configQuery } from './calls/config.ts';
import { popularItemsQuery } from './calls/items.ts';
import { configureClient, type Scope } from './configuration.ts';
import { queryClient } from './query-client.ts';
import { clearScope } from './scope.ts';
import { useScope } from './use-scope.ts';

const scope: Scope = { customer: 7, zone: '[1]', module: 2, language: 'en' };

beforeEach(() => configureClient({ scope: () => scope, onError: () => {} }));

it('caches an answer by customer, zone, module and language, its name and its parameters', () => {
  expect(popularItemsQuery({ limit: 5 }).queryKey).toEqual([scope, 'popularItems', { limit: 5 }]);
});

it('never shows one customer, zone or module the answers of another', async () => {
  await queryClient.fetchQuery(popularItemsQuery());
  for (const change of [{ customer: 8 }, { zone: '[2]' }, { module: 3 }, { language: 'ar' }]) {
    configureClient({ scope: () => ({ ...scope, ...change }) });
    expect(queryClient.getQueryData(popularItemsQuery().queryKey)).toBeUndefined();
  }
});

it('loads the settings once, for every module', async () => {
  await queryClient.fetchQuery(configQuery());
  configureClient({ scope: () => ({ ...scope, module: 5 }) });
  await queryClient.fetchQuery(configQuery());
  expect(marketplace.requests('config')).toHaveLength(1);
});

it('removes at sign-out the customer’s answers, and cancels running calls; the guest’s lists stay', async () => {
  configureClient({ scope: () => ({ ...scope, customer: null }) });
  await queryClient.fetchQuery(popularItemsQuery());
  configureClient({ scope: () => scope });
  await queryClient.fetchQuery(popularItemsQuery());
  marketplace.answers({ deviceSessions: pending() });
  const underWay = queryClient.fetchQuery(deviceSessionsQuery()).catch((error: unknown) => error);

  await clearScope();

  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual([{ ...scope, customer: null }]);
  expect(await underWay).toBeInstanceOf(Error);
});

it('renders a component again when the scope changes, and only then (AMB-25)', () => {
  let drawn = 0;
  function Probe() {
    drawn += 1;
    return <p>{useScope()}</p>;
  }
  render(<Probe />);
  configureClient({ scope: () => ({ ...scope, module: 4 }) });
  act(() => bus.emit('module:changed', { moduleId: 4 }));
  expect(screen.getByText(/"module":4/)).toBeVisible();
  act(() => bus.emit('session:changed', { status: 'guest' }));
  expect(drawn).toBe(2);
});
