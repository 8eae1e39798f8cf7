import { queryClient } from '@souk/api-client';
import { aCustomer, aModule, renderRemote } from '@souk/testing';
import { screen } from '@testing-library/react';
import { VisitedStores } from './visited-stores.tsx';

const open = (changes: Parameters<typeof aCustomer>[0]) =>
  renderRemote(() => <VisitedStores heading="Your usual shops" />, {
    shell: { customer: aCustomer(changes), module: aModule({ id: 2 }) },
  });

it('shows the visited stores of customers who ordered in this module (HOM-19)', async () => {
  open({ visited_module_ids: [1, 2] });
  expect(await screen.findByRole('heading', { name: 'Your usual shops' })).toBeVisible();
  expect((await screen.findAllByRole('link', { name: /^Visit Again/ })).length).toBeGreaterThan(0);
});

it('reserves no space for customers who ordered in another module only, where it would be removed again (HOM-19, HOM-21)', () => {
  open({ order_count: 3, visited_module_ids: [1] });
  expect(document.body).not.toHaveTextContent('Your usual shops');
  expect(queryClient.isFetching()).toBe(0);
});

it('loads them where a backend does not send in which modules a customer has ordered (HOM-19)', async () => {
  open({ order_count: 3, visited_module_ids: undefined });
  expect(await screen.findByRole('heading', { name: 'Your usual shops' })).toBeVisible();
});
