import {
  aConfig,
  aLanding,
  aLocation,
  aModule,
  allModules,
  marketplace,
  pending,
  refuses,
} from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { takeFirstAnswers } from '../browser/first-answers.ts';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { renderHost } from '../testing/render-host.tsx';

const main = () => within(screen.getByRole('main'));

it('asks for the place first, then shows the modules and how it works (LAN-2, LAN-4, LAN-5)', async () => {
  renderHost({ path: '/', place: null, module: null });
  expect(
    await main().findByRole('heading', { level: 1, name: 'Everything your city sells, at your door' }),
  ).toBeVisible();
  expect(main().getByRole('combobox', { name: 'Search for a street or place' })).toBeVisible();
  expect(main().getByRole('button', { name: 'Pick from Map' })).toBeVisible();
  for (const { module_name } of allModules())
    expect(await main().findByRole('link', { name: new RegExp(module_name) })).toBeVisible();
  expect(main().getByRole('heading', { name: 'How it works' })).toBeVisible();
  expect(main().queryByText('Delivering to')).toBeNull();
});

it('offers the last module to visitors with a place (LAN-4)', async () => {
  const { user } = renderHost({ path: '/', module: { id: 2, module_type: 'grocery' } });
  expect(main().getByText(aLocation().address)).toBeVisible();
  await user.click(await main().findByRole('button', { name: 'Continue to Grocery' }));
  expect(`${window.location.pathname}${window.location.search}`).toBe('/home?module_id=2');
});

it('asks for a module where there is a place but no module yet (MOD-1)', async () => {
  const { user } = renderHost({ path: '/', module: null });
  const button = await main().findByRole('button', { name: 'Browse the shops' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  expect(
    await screen.findByRole('dialog', { name: 'Select a type of module for your orders' }),
  ).toBeVisible();
});

it('is shown without the landing texts (LAN-5)', async () => {
  marketplace.answers({ landing: refuses(404) });
  renderHost({ path: '/', place: null });
  expect(
    await main().findByRole('heading', { level: 1, name: 'Everything you need, from shops near you' }),
  ).toBeVisible();
});

it('reserves the space of its texts and cards while they load (LAN-2, LAN-4)', async () => {
  marketplace.answers({ landing: pending(), modules: pending() });
  renderHost({ path: '/', place: null });
  const cards = await main().findByRole('region', { name: 'What would you like today?' });
  expect(within(cards).getAllByRole('listitem', { hidden: true })).toHaveLength(5);
  expect(within(cards).queryByRole('link')).toBeNull();
  expect(main().getByRole('heading', { level: 1 })).toHaveAttribute('aria-busy', 'true');
});

it('shows the name and texts that the page contains at once, where they are in its language (LAN-2, HDR-6)', async () => {
  marketplace.answers({ landing: pending(), config: pending() });
  const script = document.createElement('script');
  script.id = 'souk-first-answers';
  document.body.append(script);
  const bring = (language: string) =>
    (script.textContent = JSON.stringify({
      language,
      config: aConfig({ business_name: 'Pearl' }),
      landing: aLanding({ fixed_header_title: 'Your city, delivered' }),
    }));
  bring('ar');
  const { unmount } = renderHost({ path: '/', place: null });
  act(() => takeFirstAnswers());
  expect(main().getByRole('heading', { level: 1 })).toHaveAttribute('aria-busy', 'true');
  bring('en');
  act(() => takeFirstAnswers());
  expect(await main().findByRole('heading', { level: 1, name: 'Your city, delivered' })).toBeVisible();
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'Pearl, home' })).toBeVisible();
  unmount();
  script.remove();
});

it('opens the map for a module where no place is known, and then the module (LAN-4, LOC-24)', async () => {
  const { user, shell } = renderHost({ path: '/', place: null });
  const card = await main().findByRole('link', { name: /Grocery/ });
  expect(card).toHaveAttribute('href', '/home?module_id=2');
  await user.click(card);
  expect(shell.location.picking.get()).toEqual({ flow: 'header' });
  act(() => shell.location.finish(aLocation()));
  await waitFor(() => expect(window.location.search).toBe('?module_id=2'));
  expect(window.location.pathname).toBe('/home');
  expect(screen.queryByRole('dialog', { name: 'Select a type of module for your orders' })).toBeNull();
});

it('asks for the interests of a module that was pressed before the place, as of any other (MOD-4)', async () => {
  marketplace.answers({
    modules: allModules().map((module) => ({ ...module, has_interests: 1 as const })),
  });
  const discovery = aDiscoveryDocument(
    {},
    { browse: aDiscoveredRelease('browse', '1.0.0', { moduleType: null, routes: ['/interest'] }) },
  );
  const { user, shell } = renderHost({ path: '/', place: null, discovery });
  await user.click(await main().findByRole('link', { name: /Grocery/ }));
  act(() => shell.location.finish(aLocation()));
  await waitFor(() => expect(window.location.pathname).toBe('/interest'));
  expect(window.location.search).toBe('?module_id=2');
});

it('forgets the module where no place is picked for it (LOC-8)', async () => {
  const { user, shell } = renderHost({ path: '/', place: null });
  await user.click(await main().findByRole('link', { name: /Grocery/ }));
  await act(async () => shell.location.finish(null));
  act(() => void shell.services.location.pick({ flow: 'header' }));
  act(() => shell.location.finish(aLocation()));
  const title = 'Select a type of module for your orders';
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
});

it('opens the module where the place is known (LAN-4)', async () => {
  const { user } = renderHost({ path: '/' });
  await user.click(await main().findByRole('link', { name: /Grocery/ }));
  await waitFor(() => expect(window.location.search).toBe('?module_id=2'));
});

it('shows only modules that serve the place (MOD-3)', async () => {
  marketplace.answers({
    modules: [...allModules(), aModule({ id: 9, module_name: 'Flowers', zones: [77] })],
  });
  renderHost({ path: '/' });
  expect(await main().findByRole('link', { name: /Grocery/ })).toBeVisible();
  expect(main().queryByRole('link', { name: /Flowers/ })).toBeNull();
});
