import type { OrderTimes } from '@souk/contracts';
import { allModules, marketplace } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { renderHost } from '../testing/render-host.tsx';
import type { HostFacts } from '../testing/render-host.tsx';

const discovery = aDiscoveryDocument(
  {},
  {
    food: aDiscoveredRelease('food'),
    parcel: aDiscoveredRelease('parcel', '1.0.0', {
      capabilities: { cart: false, wishlist: false, delivery: true },
    }),
    browse: aDiscoveredRelease('browse', '1.0.0', { moduleType: null, routes: ['/home?data_type'] }),
  },
);
const open = (facts: HostFacts = {}) =>
  renderHost({ path: '/home?module_id=1', discovery, wide: true, ...facts });
const radio = (name: string) => screen.getByRole('radio', { name });
const orderTimes = (order_times: OrderTimes) =>
  marketplace.answers({ modules: allModules().map((module) => ({ ...module, order_times })) });

it('lets a visitor choose pickup beside the address, and remembers it for the next page (HDR-1, STR-2)', async () => {
  const { user, shell, unmount } = open();
  const group = await screen.findByRole('radiogroup', { name: 'Delivery or pickup' });
  expect(within(screen.getByRole('banner')).getByRole('radiogroup')).toBe(group);
  expect(radio('Delivery')).toBeChecked();
  await user.click(radio('Pickup'));
  expect(radio('Pickup')).toBeChecked();
  expect(shell.services.orderType?.current.get()).toBe('take_away');
  expect(localStorage.getItem('order_type')).toBe('take_away');
  unmount();
  open();
  expect(await screen.findByRole('radio', { name: 'Pickup' })).toBeChecked();
});

it('is shown once, outside of the bar, where that has no room for it (HDR-1)', async () => {
  open({ wide: false });
  const group = await screen.findByRole('radiogroup', { name: 'Delivery or pickup' });
  expect(within(screen.getByRole('banner')).queryByRole('radiogroup')).toBeNull();
  expect(group).toBeVisible();
});

it('is moved by the arrow keys, as every radio group is (HDR-1)', async () => {
  const { user } = open();
  await screen.findByRole('radiogroup');
  radio('Delivery').focus();
  await user.keyboard('{ArrowRight}');
  expect(radio('Pickup')).toBeChecked();
  expect(radio('Pickup')).toHaveFocus();
});

it('says how long each takes now (MOD-7)', async () => {
  orderTimes({ delivery: { from: 25, to: 45 }, take_away: { from: 15, to: 15 } });
  open();
  await waitFor(() => expect(radio('Delivery')).toHaveAccessibleDescription('25-45 min'));
  expect(radio('Pickup')).toHaveAccessibleDescription('15 min');
});

it('shows no time where no store is open, or the marketplace sends none (MOD-7)', async () => {
  orderTimes({ delivery: { from: 25, to: 45 }, take_away: null });
  open();
  await waitFor(() => expect(radio('Delivery')).toHaveAccessibleDescription());
  expect(radio('Pickup')).not.toHaveAccessibleDescription();
});

it('is hidden in a module without stores (HDR-2)', async () => {
  open({ path: '/home?module_id=5', module: { id: 5, module_type: 'parcel' } });
  expect(await screen.findByRole('button', { name: 'Location' })).toBeVisible();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

it('is in Arabic (I18-5)', async () => {
  localStorage.setItem('language', 'ar');
  orderTimes({ delivery: { from: 25, to: 45 }, take_away: null });
  open();
  await waitFor(() => expect(radio('توصيل')).toHaveAccessibleDescription('25-45 دقيقة'));
  expect(screen.getByText('استلام')).toBeVisible();
});
