import { marketplace } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderHost } from '../testing/render-host.tsx';

const button = () => screen.findByRole('button', { name: 'Cashback offers' });

it.each(['/', '/home?module_id=1'])(
  'opens and closes the offers by its button at %s (LAN-3, WAL-8)',
  async (path) => {
    const { user } = renderHost({ path });
    await user.click(await button());
    const panel = screen.getByRole('region', { name: 'Cashback offers' });
    expect(panel).toHaveTextContent('5% back');
    await user.click(await button());
    expect(panel).not.toBeInTheDocument();
  },
);

it('closes with Escape (LAN-3)', async () => {
  const { user } = renderHost({ path: '/' });
  await user.click(await button());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Cashback offers' })).toBeNull();
});

it('closes with Back, which leaves the page (LAN-3)', async () => {
  const { user } = renderHost({ path: '/' });
  await user.click(await button());
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Cashback offers' })).toBeNull());
  expect(window.location.pathname).toBe('/');
});

it('is not there where nothing is bought (WAL-8)', async () => {
  renderHost({ path: '/home?module_id=5', module: { id: 5, module_type: 'parcel' } });
  await waitFor(() => expect(marketplace.requests('config')).not.toHaveLength(0));
  expect(marketplace.requests('cashback')).toEqual([]);
});

it('is not there while no offer runs (WAL-8)', async () => {
  marketplace.answers({ cashback: [] });
  renderHost({ path: '/' });
  await waitFor(() => expect(marketplace.requests('cashback')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Cashback offers' })).toBeNull();
});
