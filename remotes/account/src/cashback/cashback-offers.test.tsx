import { aCashback, renderRemote } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import { CashbackOffers } from '../cashback-offers.tsx';

it('shows the cashback, what it is for, and until when (WAL-8)', async () => {
  const onClose = jest.fn();
  const share = aCashback({ title: 'Weekend', cashback_amount: 5, min_purchase: 50, max_discount: 25 });
  const amount = aCashback({
    id: 2,
    title: 'Big baskets',
    cashback_type: 'amount',
    cashback_amount: 10,
    max_discount: 10,
  });
  const { user } = renderRemote(() => <CashbackOffers offers={[share, amount]} onClose={onClose} />);
  const panel = within(screen.getByRole('region', { name: 'Cashback offers' }));
  const [first, second] = panel.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^5% backWeekendOrders from .*50\.00Up to .*25\.00Until /);
  expect(second).toHaveTextContent(/^.*10\.00 backBig baskets/);
  expect(second).not.toHaveTextContent('Up to');
  await user.click(panel.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
