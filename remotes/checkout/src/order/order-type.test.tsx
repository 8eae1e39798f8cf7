import { screen, waitFor } from '@testing-library/react';
import { aCustomer, anAddress, aQuote, aShell, marketplace } from '@souk/testing';
import { CART, draw, placeButton, quotes } from '../testing/draw-checkout.ts';

const lastQuote = () => marketplace.requests('quoteOrder').at(-1)?.body;

describe('with pickup selected in the header', () => {
  const pickup = { orderType: 'take_away' as const };
  const radio = (name: RegExp) => screen.getByRole('radio', { name });

  it('starts with pickup where the store offers it (CHK-6)', async () => {
    draw(pickup);
    await placeButton();
    expect(radio(/Pickup/)).toBeChecked();
    expect(lastQuote()).toMatchObject({ order_type: 'take_away' });
    expect(radio(/Cash at pickup/)).toBeVisible();
  });

  it.each([
    ['a guest', {}],
    ['a customer', { customer: aCustomer() }],
  ])('asks %s for the contact under a heading (CHK-6, ADDR-11)', async (_, who) => {
    draw({ ...pickup, ...who });
    await placeButton();
    expect(screen.getByRole('heading', { level: 2, name: 'Contact' })).toBeVisible();
  });

  it('starts with delivery where a store offers no pickup (CHK-6)', async () => {
    const { store } = aQuote();
    quotes({ store: store && { ...store, take_away: 0 } });
    draw(pickup);
    await waitFor(() => expect(lastQuote()).toMatchObject({ order_type: 'delivery' }));
  });

  it('keeps the choice made here, until the header is switched after it (CHK-6)', async () => {
    const shell = aShell({ path: CART, addresses: [anAddress({ id: 4 })], ...pickup });
    const first = draw(shell);
    await placeButton();
    await first.user.click(radio(/Delivery/));
    await waitFor(() => expect(lastQuote()).toMatchObject({ order_type: 'delivery' }));
    first.unmount();
    const second = draw(shell);
    await placeButton();
    expect(radio(/Delivery/)).toBeChecked();
    second.unmount();
    shell.orderType.current.set('delivery');
    draw(shell).unmount();
    shell.orderType.current.set('take_away');
    draw(shell);
    await placeButton();
    expect(radio(/Pickup/)).toBeChecked();
  });
});
