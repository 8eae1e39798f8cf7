import { queryClient } from '@souk/api-client';
import { screen } from '@testing-library/react';
import { aCustomer, aModule, anItem, marketplace, renderRemote } from '@souk/testing';
import { OrderAgain } from './order-again.tsx';

const open = (changes: Parameters<typeof aCustomer>[0]) => {
  marketplace.answers({ orderAgain: [anItem({ name: 'Lentil Soup' })] });
  return renderRemote(() => <OrderAgain />, {
    shell: { customer: aCustomer(changes), module: aModule({ id: 2 }) },
  });
};

it('shows ordered items to customers who ordered in this module (CRD-2)', async () => {
  open({ visited_module_ids: [1, 2] });
  expect(await screen.findByRole('article', { name: 'Lentil Soup' })).toBeVisible();
});

it('reserves no space for customers who ordered in another module only, where it would be removed again (CRD-2, HOM-21)', () => {
  open({ order_count: 3, visited_module_ids: [1] });
  expect(document.body).not.toHaveTextContent('Buy it again');
  expect(queryClient.isFetching()).toBe(0);
});
