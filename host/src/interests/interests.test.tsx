import { aCustomer, allModules, marketplace, refuses } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { openShell, renderHost } from '../testing/render-host.tsx';
import type { HostFacts } from '../testing/render-host.tsx';

const here = () => `${window.location.pathname}${window.location.search}`;
const live = (routes: string[]) =>
  aDiscoveryDocument(
    {},
    {
      food: aDiscoveredRelease('food'),
      grocery: aDiscoveredRelease('grocery'),
      browse: aDiscoveredRelease('browse', '1.0.0', { moduleType: null, routes }),
    },
  );
const open = async (facts: HostFacts = {}, has_interests: 0 | 1 = 1) => {
  marketplace.answers({ modules: allModules().map((module) => ({ ...module, has_interests })) });
  const host = renderHost({ discovery: live(['/interest']), ...facts });
  await waitFor(() => expect(host.shell.modules.services.available.get()).not.toBeNull());
  return host;
};
const byModule = ({ shell }: Awaited<ReturnType<typeof open>>) => shell.services.interests.byModule.get();
const saved = () => marketplace.requests('saveInterest').map(({ body }) => body);

it('asks for the interests on the way to a module that is opened for the first time (MOD-4)', async () => {
  const { user } = await open();
  await user.click(
    within(screen.getByRole('navigation', { name: 'Modules' })).getByRole('button', { name: 'Grocery' }),
  );
  await waitFor(() => expect(here()).toBe('/interest?module_id=2'));
});

it('stores a guest’s choice in the browser (MOD-9)', async () => {
  const host = await open();
  await act(() => host.shell.services.interests.save(2, [5]));
  await act(() => host.shell.services.interests.save(3, []));
  expect(JSON.parse(localStorage.getItem('interests') ?? '')).toEqual({ 2: [5], 3: [] });
  expect(byModule(host)).toEqual({ 2: [5], 3: [] });
  expect(saved()).toEqual([]);
});

it('asks once: after a choice or a skip it goes straight to the home (MOD-4)', async () => {
  localStorage.setItem('interests', JSON.stringify({ 2: [5], 3: [] }));
  const { shell } = await open();
  for (const id of [2, 3]) {
    act(() => shell.services.module.switchTo(id));
    expect(here()).toBe(`/home?module_id=${id}`);
  }
});

it('skips the question where the module has no categories, such as parcel (MOD-4)', async () => {
  const { shell } = await open({}, 0);
  act(() => shell.services.module.switchTo(2));
  expect(here()).toBe('/home?module_id=2');
});

it('skips the question where no live release draws the page (MOD-4)', async () => {
  const { shell } = await open({ discovery: live(['/product/*']) });
  act(() => shell.services.module.switchTo(2));
  expect(here()).toBe('/home?module_id=2');
});

it('stores a customer’s choice in the account, and not in the browser (MOD-9)', async () => {
  marketplace.answers({ customer: aCustomer({ interests: [{ module_id: 1, category_ids: [7] }] }) });
  const host = await open({ token: 'token-of-lena' });
  await waitFor(() => expect(byModule(host)).toEqual({ 1: [7] }));
  await act(() => host.shell.services.interests.save(2, [5]));
  expect(saved()).toEqual([{ module_id: 2, category_ids: [5] }]);
  expect(byModule(host)).toEqual({ 1: [7], 2: [5] });
  expect(localStorage.getItem('interests')).toBeNull();
});

it('shows why a choice was not stored, and leaves the stored one (MOD-9, API-8)', async () => {
  marketplace.answers({ saveInterest: refuses(422, 'category_ids is not known here.') });
  const host = await open({ token: 'token-of-lena' });
  await waitFor(() => expect(byModule(host)).toEqual({}));
  await act(() => expect(host.shell.services.interests.save(2, [5])).rejects.toThrow());
  expect(await screen.findByText('category_ids is not known here.')).toBeVisible();
  expect(byModule(host)).toEqual({});
});

it('copies a guest’s choice to an account that has none (MOD-9)', async () => {
  localStorage.setItem('interests', JSON.stringify({ 1: [1], 2: [2] }));
  marketplace.answers({ customer: aCustomer({ interests: [{ module_id: 1, category_ids: [7] }] }) });
  const host = await open({ token: 'token-of-lena' });
  await waitFor(() => expect(byModule(host)).toEqual({ 1: [7], 2: [2] }));
  await waitFor(() => expect(saved()).toEqual([{ module_id: 2, category_ids: [2] }]));
  expect(localStorage.getItem('interests')).toBeNull();
});

it('removes them with the session (MOD-9, SES-14)', async () => {
  marketplace.answers({ customer: aCustomer({ interests: [{ module_id: 1, category_ids: [7] }] }) });
  const host = await open({ token: 'token-of-lena' });
  await waitFor(() => expect(byModule(host)).toEqual({ 1: [7] }));
  await act(() => host.shell.session.end());
  expect(byModule(host)).toEqual({});
});

it.each(['{', '[1]', '{"1":["a"]}', '{"1":[-1]}', 'null'])(
  'reads %s in the browser as nothing chosen (MOD-9)',
  (stored) => {
    localStorage.setItem('interests', stored);
    expect(openShell().services.interests.byModule.get()).toEqual({});
  },
);
