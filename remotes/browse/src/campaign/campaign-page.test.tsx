import { screen, waitFor } from '@testing-library/react';
import {
  aCampaignItem,
  allModules,
  aStore,
  marketplace,
  refuses,
  renderRemote,
  someCampaignDetails,
} from '@souk/testing';
import { Browse } from '../browse.tsx';

const PATH = '/campaigns/winter-week?module_id=1';

it('counts down, and shows the stores that take part and what is on offer (PRO-7, PRO-8, CRD-11)', async () => {
  marketplace.answers({
    campaign: someCampaignDetails({
      stores: [aStore({ name: 'Olive Kitchen' })],
      items: [aCampaignItem({ name: 'Winter Platter' })],
    }),
  });
  const { shell } = renderRemote(Browse, { path: PATH });
  expect(await screen.findByRole('heading', { level: 1, name: 'Winter Week' })).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Ends in' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Olive Kitchen' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Winter Platter' })).toBeVisible();
  expect(marketplace.requests('campaign')[0]?.params).toEqual({ id: 'winter-week' });
  expect(shell.head).toHaveBeenCalledWith(expect.objectContaining({ title: 'Winter Week' }));
});

it('has one address, by its slug and in its module (PRO-7, RTE-3)', async () => {
  marketplace.answers({ campaign: someCampaignDetails({ module_id: 3 }) });
  const { shell } = renderRemote(Browse, { path: '/campaigns/1' });
  await waitFor(() => expect(shell.history.location.pathname).toBe('/campaigns/winter-week'));
  expect(shell.history.location.search).toBe('?module_id=3');
  expect(shell.history.action).toBe('REPLACE');
});

it('shows that it has ended (CRD-11)', async () => {
  const over = { available_date_ends: '2020-01-01T00:00:00.000Z', stores: [], items: [] };
  marketplace.answers({ campaign: someCampaignDetails(over) });
  renderRemote(Browse, { path: PATH });
  expect(await screen.findByText('This campaign is over')).toBeVisible();
  expect(screen.getByText('No items from this campaign are available here')).toBeVisible();
});

it('leads on from a campaign with nothing left: to another module, another address and the home (ERR-4)', async () => {
  marketplace.answers({ campaign: someCampaignDetails({ stores: [], items: [] }) });
  const { user, shell } = renderRemote(Browse, { path: PATH, shell: { modules: allModules() } });
  await user.click(await screen.findByRole('button', { name: 'Search another module' }));
  expect(shell.module.choose).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Try another address' }));
  expect(shell.location.pick).toHaveBeenCalledWith({ flow: 'store' });
  expect(screen.getByRole('link', { name: 'Back to Food' })).toHaveAttribute('href', '/home?module_id=1');
});

it('is not found where it is unknown, and can be loaded again where the call fails (RTE-3, API-8)', async () => {
  marketplace.answers({ campaign: refuses(404) });
  const page = renderRemote(Browse, { path: '/campaigns/no-such?module_id=1' });
  expect(await screen.findByRole('heading', { name: "We couldn't find this campaign" })).toBeVisible();
  page.unmount();
  marketplace.answers({ campaign: refuses(429) });
  const { user, shell } = renderRemote(Browse, { path: PATH });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(shell.head).toHaveBeenLastCalledWith({ title: "We couldn't load the campaign" });
  marketplace.answers({ campaign: someCampaignDetails() });
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Winter Week' })).toBeVisible();
});

it('asks for a place first (PRO-7)', async () => {
  renderRemote(Browse, { path: PATH, shell: { location: null } });
  expect(await screen.findByRole('button', { name: 'Choose an address' })).toBeVisible();
  expect(marketplace.requests('campaign')).toEqual([]);
});
