import { allModules, aModule, aLocation, marketplace, pending, refuses } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { renderHost } from '../testing/render-host.tsx';
import type { HostFacts, RenderedHost } from '../testing/render-host.tsx';
import { moduleInUrl } from './module-of-page.ts';
import { servingModules } from './modules.ts';

const here = () => `${window.location.pathname}${window.location.search}`;
const TITLE = 'Select a type of module for your orders';
const key = ({ shell }: Pick<RenderedHost, 'shell'>) => shell.modules.key.get()?.id;
const loaded = ({ shell }: Pick<RenderedHost, 'shell'>) =>
  waitFor(() => expect(shell.modules.services.available.get()).not.toBeNull());

/** A pick in the header, whose follow-up is the module choice (LOC-8). */
async function pickPlace(facts: HostFacts = {}) {
  const host = renderHost({ path: '/', module: null, place: null, ...facts });
  act(() => void host.shell.services.location.pick({ flow: 'header' }));
  act(() => host.shell.location.finish(aLocation()));
  return host;
}

it.each([
  ['?module_id=2', 2],
  ['?module_id=0', null],
  ['?module_id=-1', null],
  ['?module_id=1.5', null],
  ['?module_id=food', null],
  ['?module_id=', null],
  ['', null],
])('reads the module in %j: %s', (search, id) => expect(moduleInUrl(search)).toBe(id));

it('serves only modules that share a zone with the place (MOD-3)', () => {
  const modules = [
    aModule({ id: 1, zones: [1] }),
    aModule({ id: 2, zones: [2, 3] }),
    aModule({ id: 3, zones: [] }),
  ];
  expect(servingModules(modules, [3, 9]).map(({ id }) => id)).toEqual([2]);
});

describe('after a place was picked', () => {
  it('asks for the module where there are several, and goes to its home (MOD-2, MOD-5, LOC-8)', async () => {
    const host = await pickPlace();
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    await host.user.click(await dialog.findByRole('button', { name: /Grocery/ }));
    expect(here()).toBe('/home?module_id=2');
    const message = await screen.findByText('A Module has been selected.');
    await waitFor(() => expect(message).toBeVisible());
    expect(JSON.parse(localStorage.getItem('module') ?? '')).toEqual({ id: 2, module_type: 'grocery' });
    expect(document.cookie).toContain('souk_module=2%3Agrocery');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes the only module without asking (MOD-2)', async () => {
    marketplace.answers({ modules: [aModule({ id: 4, module_type: 'ecommerce' })] });
    await pickPlace();
    await waitFor(() => expect(here()).toBe('/home?module_id=4'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that there is none (MOD-1)', async () => {
    marketplace.answers({ modules: allModules().map((module) => ({ ...module, zones: [77] })) });
    await pickPlace();
    expect(await screen.findByText('No module found')).toBeVisible();
    expect(screen.getByText('Contact with the site owner to activate modules.')).toBeVisible();
  });

  it('says that the modules could not be loaded, and tries again', async () => {
    marketplace.answers({ modules: refuses(500) });
    const { user } = await pickPlace();
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    expect(await dialog.findByText("We couldn't load the modules")).toBeVisible();
    marketplace.answers({ modules: allModules() });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('button', { name: /Pharmacy/ })).toBeVisible();
  });

  it('takes the only module without asking where it was loaded at the second try (MOD-2)', async () => {
    marketplace.answers({ modules: refuses(500) });
    const { user } = await pickPlace();
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    await dialog.findByText("We couldn't load the modules");
    marketplace.answers({ modules: [aModule({ id: 4, module_type: 'ecommerce' })] });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(here()).toBe('/home?module_id=4'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('shows placeholders while the modules load (MOD-1)', async () => {
  marketplace.answers({ modules: pending() });
  const { shell } = renderHost({ path: '/' });
  act(() => shell.services.module.choose());
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
  expect(dialog.getByRole('list')).toHaveAttribute('aria-busy', 'true');
});

it('knows the modules of the place though the landing page was left while they loaded (MOD-3)', async () => {
  const host = renderHost({ path: '/' });
  // Long enough for their request to be on its way.
  await Promise.resolve();
  act(() => host.shell.services.navigate('/home'));
  await loaded(host);
  expect(host.shell.modules.failed.get()).toBe(false);
});

it('marks the current module in the dialog (MOD-2)', async () => {
  const host = renderHost({ path: '/home?module_id=3' });
  await loaded(host);
  act(() => host.shell.services.module.choose());
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
  expect(dialog.getByRole('button', { name: /Pharmacy/ })).toHaveAttribute('aria-current', 'true');
  expect(dialog.getByRole('button', { name: /Grocery/ })).not.toHaveAttribute('aria-current');
});

describe('which module a page is in', () => {
  it('is what the URL says, whatever was stored', async () => {
    const host = renderHost({ path: '/home?module_id=2', module: { id: 1, module_type: 'food' } });
    await waitFor(() => expect(key(host)).toBe(2));
    expect(here()).toBe('/home?module_id=2');
    expect(JSON.parse(localStorage.getItem('module') ?? '')).toEqual({ id: 2, module_type: 'grocery' });
  });

  it('is the stored one where the URL names none, and the URL names it from then on', () => {
    const host = renderHost({ path: '/home?search=category#top', module: { id: 2, module_type: 'grocery' } });
    expect(key(host)).toBe(2);
    expect(here() + window.location.hash).toBe('/home?search=category&module_id=2#top');
  });

  it('is asked for where none is known (MOD-8)', async () => {
    renderHost({ path: '/home', module: null });
    expect(await screen.findByRole('dialog', { name: TITLE })).toBeVisible();
  });

  it('is not left open: without a choice the landing page shows what there is (MOD-8)', async () => {
    const { user } = renderHost({ path: '/home', module: null });
    await screen.findByRole('dialog', { name: TITLE });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('is the stored one where the URL’s does not serve the place (MOD-3)', async () => {
    renderHost({ path: '/home?module_id=99', module: { id: 1, module_type: 'food' } });
    await waitFor(() => expect(here()).toBe('/home?module_id=1'));
  });

  it('is asked for again where a new place is not served by it (MOD-3)', async () => {
    const host = renderHost();
    await loaded(host);
    marketplace.answers({
      modules: allModules().map((module) => ({ ...module, zones: module.id === 1 ? [1] : [2] })),
    });
    act(() => void host.shell.services.location.pick({ flow: 'store' }));
    act(() => host.shell.location.finish(aLocation({ zoneIds: [2] })));
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    expect(dialog.queryByRole('button', { name: /Food/ })).toBeNull();
  });

  it('is stored for this tab: another tab’s module changes nothing here', async () => {
    const host = renderHost({ path: '/home?module_id=2' });
    await waitFor(() => expect(key(host)).toBe(2));
    localStorage.setItem('module', JSON.stringify({ id: 3, module_type: 'pharmacy' }));
    act(() => host.shell.services.navigate('/home'));
    expect(here()).toBe('/home?module_id=2');
  });

  it('is sent with every request (API-2)', async () => {
    const host = renderHost({ path: '/home?module_id=2' });
    await waitFor(() => expect(key(host)).toBe(2));
    act(() => void host.shell.services.session.guestId());
    await waitFor(() => expect(marketplace.requests('guest')[0]?.headers.get('moduleId')).toBe('2'));
  });
});

it('ignores damaged storage', () => {
  localStorage.setItem('module', '{"id":"x"');
  renderHost({ path: '/', module: null });
  expect(screen.getByRole('banner')).toBeVisible();
});

describe('a page that only one module has', () => {
  const discovery = aDiscoveryDocument(
    {},
    {
      food: aDiscoveredRelease('food'),
      grocery: aDiscoveredRelease('grocery'),
      parcel: aDiscoveredRelease('parcel', '1.0.0', { routes: ['/home', '/parcel-delivery-info'] }),
    },
  );
  const path = '/parcel-delivery-info';
  const parcels = (...ids: number[]) =>
    marketplace.answers({
      modules: [...allModules(), ...ids.map((id) => aModule({ id, module_type: 'parcel' }))],
    });

  it.each([path, `${path}?module_id=1`])('selects that module at %s (PCL-4, RTE-1)', async (at) => {
    const host = renderHost({ path: at, discovery });
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(host.slots.active.get()).toBeNull();
    await waitFor(() => expect(here()).toBe(`${path}?module_id=5`));
    expect(key(host)).toBe(5);
    expect(host.slots.active.get()).toBe('parcel');
    expect(screen.queryByText("We couldn't find this page")).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is in the stored one of several of that type (SES-8, RTE-1)', async () => {
    parcels(8);
    renderHost({ path, discovery, module: { id: 8, module_type: 'parcel' } });
    await waitFor(() => expect(here()).toBe(`${path}?module_id=8`));
  });

  it('keeps the one of that type that the URL names (RTE-1)', async () => {
    parcels(8);
    const host = renderHost({ path: `${path}?module_id=8`, discovery });
    await waitFor(() => expect(key(host)).toBe(8));
    expect(here()).toBe(`${path}?module_id=8`);
  });

  it('says that the place is not served where none is, and asks for another (MOD-3, LOC-24)', async () => {
    marketplace.answers({
      modules: allModules().map((module) => ({ ...module, zones: module.id === 5 ? [2] : [1, 2] })),
    });
    const host = renderHost({ path, discovery });
    expect(await screen.findByRole('heading', { name: 'Not available at this location' })).toBeVisible();
    expect(host.shell.services.canNavigate(path)).toBe(false);
    await host.user.click(screen.getByRole('button', { name: 'Change location' }));
    act(() => host.shell.location.finish(aLocation({ zoneIds: [2] })));
    await waitFor(() => expect(here()).toBe(`${path}?module_id=5`));
    expect(host.slots.active.get()).toBe('parcel');
  });

  it('is a page that other modules may link to (RTE-1)', async () => {
    const host = renderHost({ discovery });
    await loaded(host);
    expect(host.shell.services.canNavigate(path)).toBe(true);
    expect(host.shell.services.canNavigate('/profile')).toBe(false);
  });
});

describe('a page that every module has', () => {
  const discovery = aDiscoveryDocument(
    {},
    {
      food: aDiscoveredRelease('food'),
      grocery: aDiscoveredRelease('grocery'),
      checkout: aDiscoveredRelease('checkout', '1.0.0', { moduleType: null, routes: ['/checkout'] }),
    },
  );

  it('stays when the module is chosen that it needs (MOD-2, LOC-24)', async () => {
    const host = renderHost({ path: '/checkout?page=cart', module: null, discovery });
    await loaded(host);
    act(() => host.shell.services.module.choose());
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    await host.user.click(dialog.getByRole('button', { name: /Grocery/ }));
    expect(here()).toBe('/checkout?page=cart&module_id=2');
    expect(key(host)).toBe(2);
  });

  it('gives way to the home of a module that is chosen in another’s place (MOD-5)', async () => {
    const host = renderHost({ path: '/checkout?page=cart', discovery });
    await loaded(host);
    act(() => host.shell.services.module.choose());
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    await host.user.click(dialog.getByRole('button', { name: /Grocery/ }));
    expect(here()).toBe('/home?module_id=2');
  });
});

describe('a saved address that is selected in the header', () => {
  const take = async (facts: HostFacts, zoneIds: number[]) => {
    const host = renderHost(facts);
    await loaded(host);
    const { available } = host.shell.services.module;
    const before = available.get();
    act(() => host.shell.location.take(aLocation({ lat: 24.9, zoneIds }), 'saved'));
    await waitFor(() => expect(available.get()).not.toBe(before));
    await act(async () => undefined);
  };

  it.each(['/home?module_id=2', '/auth/sign-in'])(
    'keeps module and page where its zone serves the module: %s (ADDR-13)',
    async (path) => {
      await take({ path, module: { id: 2, module_type: 'grocery' } }, [1, 3]);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(here()).toBe(path);
    },
  );

  it('asks for the module where its zone does not serve it (ADDR-13, MOD-3)', async () => {
    marketplace.answers({
      modules: allModules().map((module) => ({ ...module, zones: module.id === 2 ? [1] : [1, 2] })),
    });
    await take({ path: '/auth/sign-in', module: { id: 2, module_type: 'grocery' } }, [2]);
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    expect(dialog.queryByRole('button', { name: /Grocery/ })).toBeNull();
  });
});

describe('the switcher (MOD-6)', () => {
  it('has a button per module on a home, marks the current one, and switches without a reload', async () => {
    const host = renderHost();
    const modules = within(await screen.findByRole('navigation', { name: 'Modules' }));
    expect(modules.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Food',
      'Grocery',
      'Pharmacy',
      'Ecommerce',
      'Parcel',
    ]);
    expect(modules.getByRole('button', { name: 'Food' })).toHaveAttribute('aria-current', 'true');
    await host.user.click(modules.getByRole('button', { name: 'Grocery' }));
    // Marked at once; the home, which takes longer, follows.
    expect(modules.getByRole('button', { name: 'Grocery' })).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(here()).toBe('/home?module_id=2'));
    expect(host.slots.active.get()).toBe('grocery');
    expect(modules.getByRole('button', { name: 'Grocery' })).toHaveAttribute('aria-current', 'true');
  });

  it('is not there with one module', async () => {
    marketplace.answers({ modules: [aModule()] });
    const host = renderHost();
    await loaded(host);
    expect(screen.queryByRole('navigation', { name: 'Modules' })).toBeNull();
  });

  it('is not there away from home', async () => {
    const host = renderHost({ path: '/auth/sign-in' });
    await loaded(host);
    expect(screen.queryByRole('navigation', { name: 'Modules' })).toBeNull();
  });

  it('goes back to the module before by the browser’s button', async () => {
    const host = renderHost();
    await loaded(host);
    act(() => host.shell.services.module.switchTo(2));
    act(() => window.history.back());
    await waitFor(() => expect(key(host)).toBe(1));
    expect(here()).toBe('/home?module_id=1');
  });
});
