import { aBill, renderRemote } from '@souk/testing';
import { screen } from '@testing-library/react';
import { BillRows } from './bill-rows.tsx';

/** The amounts of the rows up to the total, in the order of the page. */
const amounts = () =>
  screen.getAllByRole('definition').map(({ textContent }) => Number(textContent.replace(/[^\d.-]/g, '')));

const parts = { subtotal: 20, item_discount: 2, add_ons: 1.5, delivery_fee: 5, full_delivery_fee: 5 };

it('shows tax that the prices contain below the total, so that the rows above add up (CHK-10, CHK-11)', async () => {
  const bill = aBill({ ...parts, tax: 1, tax_included: 1, total: 25.5, due: 25.5 });
  renderRemote(() => <BillRows bill={bill} delivered />);
  await screen.findByText('Tax (included)');
  const [total, tax] = amounts().slice(-2);
  const rows = amounts().slice(0, -2);
  expect(tax).toBe(1);
  expect(rows.reduce((sum, amount) => sum + amount, 0)).toBe(total);
});

it('adds tax that comes on top above the total (CHK-10, CHK-11)', async () => {
  const bill = aBill({ ...parts, tax: 1, tax_included: 0, total: 26.5, due: 26.5 });
  renderRemote(() => <BillRows bill={bill} delivered />);
  await screen.findByText('Tax');
  const rows = amounts();
  expect(rows.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(rows.at(-1));
});
