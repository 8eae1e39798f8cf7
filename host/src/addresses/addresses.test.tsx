import type { Address } from '@souk/contracts';
import { aLocation, anAddress, marketplace, pending, refuses } from '@souk/testing';
import { waitFor } from '@testing-library/react';
import { createAddresses } from './addresses.ts';
import { anotherTabWrites, openShell } from '../testing/render-host.tsx';
import type { HostFacts } from '../testing/render-host.tsx';

const TOKEN = 'token-of-lena';
const home = anAddress({ id: 1 });
const office = anAddress({
  id: 2,
  address_type: 'office',
  address: '3 Harbour Tower',
  latitude: 24.72,
  zone_ids: [2],
});

/** A page that shows the addresses of a customer, or of a guest. */
async function aFollowedShell(saved: Address[] | null = [home, office], facts: HostFacts = {}) {
  if (saved) marketplace.answers({ addresses: { addresses: saved } });
  const shell = openShell({ ...(saved && { token: TOKEN }), ...facts });
  const { addresses } = shell.services;
  stops.push(
    addresses.list.subscribe(() => undefined),
    addresses.contact.subscribe(() => undefined),
  );
  if (saved) await waitFor(() => expect(addresses.list.get()).not.toBeNull());
  return { ...shell, offered: addresses };
}
/** What the next page of the same browser knows. */
function afterReload({ session, location }: Pick<ReturnType<typeof openShell>, 'session' | 'location'>) {
  const { services } = createAddresses({
    session,
    location: location.services.current,
    toast: jest.fn(),
    confirm: jest.fn(),
  });
  stops.push(services.list.subscribe(() => undefined));
  return services;
}
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));
const toastTexts = ({ toasts }: Pick<ReturnType<typeof openShell>, 'toasts'>) =>
  toasts.toasts.get().map(({ text }) => text);

describe('the list of addresses', () => {
  it('is the current address, then the saved ones (ADDR-2)', async () => {
    const { offered } = await aFollowedShell();
    const place = aLocation();
    expect(offered.list.get()?.map(({ id, address }) => [id, address])).toEqual([
      [null, place.address],
      [1, home.address],
      [2, office.address],
    ]);
    expect(offered.selected.get()).toMatchObject({ id: null, latitude: place.lat, zone_ids: place.zoneIds });
  });

  it('names a current address that is saved once only, and first (ADDR-2)', async () => {
    const { lat, lng } = aLocation();
    const here = { ...office, latitude: lat, longitude: lng };
    const { offered } = await aFollowedShell([home, here]);
    expect(offered.list.get()?.map(({ id }) => id)).toEqual([2, 1]);
    expect(offered.selected.get()?.id).toBe(2);
  });

  it('is unknown while it loads', async () => {
    marketplace.answers({ addresses: pending() });
    const { offered } = await aFollowedShell(null, { token: TOKEN });
    expect([offered.list.get(), offered.selected.get()]).toEqual([null, null]);
  });

  it('is the current address alone where the saved ones cannot be loaded', async () => {
    marketplace.answers({ addresses: refuses(500, 'Away') });
    const { offered } = await aFollowedShell(null, { token: TOKEN });
    await waitFor(() => expect(offered.list.get()).toHaveLength(1));
    expect(offered.selected.get()?.address).toBe(aLocation().address);
  });

  it('is reloaded on every page that shows it (ADDR-21)', async () => {
    const { offered } = await aFollowedShell();
    stops.splice(0).forEach((stop) => stop());
    expect(marketplace.requests('addresses')).toHaveLength(1);
    stops.push(offered.list.subscribe(() => undefined));
    await waitFor(() => expect(marketplace.requests('addresses')).toHaveLength(2));
  });

  it('asks nothing of the server for a guest, whose only address is where they are (ADDR-20)', async () => {
    const { offered } = await aFollowedShell(null);
    expect(offered.list.get()?.map(({ id, address }) => [id, address])).toEqual([
      [null, aLocation().address],
    ]);
    expect(offered.contact.get()).toBeNull();
    expect(marketplace.requests('addresses')).toHaveLength(0);
  });
});

describe('the contact of an order', () => {
  it('is the account’s owner, first and last name joined, or the contact of the selected address (ADDR-15, ADDR-23)', async () => {
    const grandma = anAddress({
      id: 3,
      contact_person_name: 'Grandma',
      contact_person_number: '+966511111111',
    });
    const { offered } = await aFollowedShell([grandma]);
    await waitFor(() =>
      expect(offered.contact.get()).toEqual({ name: 'Lena Haddad', number: '+966500000002', email: null }),
    );
    offered.select(grandma);
    expect(offered.contact.get()).toMatchObject({ name: 'Grandma', number: '+966511111111' });
  });
});

describe('the selected address', () => {
  it('stays selected over a reload, as the server has it then', async () => {
    const shell = await aFollowedShell();
    shell.offered.select(office);
    expect(shell.offered.selected.get()?.id).toBe(2);
    marketplace.answers({ addresses: { addresses: [home, { ...office, floor: '9' }] } });
    const reloaded = afterReload(shell);
    await waitFor(() => expect(reloaded.selected.get()).toMatchObject({ id: 2, floor: '9' }));
  });

  it('is deselected where it was removed elsewhere', async () => {
    const shell = await aFollowedShell();
    shell.offered.select(office);
    marketplace.answers({ addresses: { addresses: [home] } });
    const reloaded = afterReload(shell);
    await waitFor(() => expect(reloaded.selected.get()?.id).toBeNull());
  });

  it('is deselected when another place is picked, unless that is its own', async () => {
    const { offered, location } = await aFollowedShell();
    offered.select(office);
    location.take(
      { lat: office.latitude, lng: office.longitude, address: office.address, zoneIds: [2] },
      'store',
    );
    expect(offered.selected.get()?.id).toBe(2);
    location.take(aLocation({ lat: 24.75 }), 'store');
    expect(offered.selected.get()).toMatchObject({ id: null, latitude: 24.75 });
  });

  it('is removed with the session, here and in other tabs (SES-14)', async () => {
    const { offered } = await aFollowedShell();
    offered.select(office);
    expect(localStorage.getItem('delivery')).toContain('Harbour Tower');
    anotherTabWrites('token', null);
    await waitFor(() => expect(localStorage.getItem('delivery')).toBeNull());
    expect(offered.selected.get()).toMatchObject({ id: null, contact_person_name: '' });
    expect(offered.contact.get()).toBeNull();
  });

  it.each([
    ['of another session', { owner: 7, address: { ...office, id: null }, contact: null }],
    ['that is spoilt', { owner: null, address: {} }],
    ['that is nothing of ours', []],
  ])('is not read %s', async (_, stored) => {
    localStorage.setItem('delivery', JSON.stringify(stored));
    const { offered } = await aFollowedShell(null);
    expect(offered.selected.get()?.address).toBe(aLocation().address);
  });

  it('of a guest moves to the account at sign-in', async () => {
    const { offered, session } = await aFollowedShell(null);
    const written = { ...home, id: null, house: '7' };
    offered.select(written);
    marketplace.answers({ addresses: { addresses: [office] } });
    await session.begin(TOKEN);
    await waitFor(() => expect(offered.list.get()).toEqual([written, office]));
    expect(offered.selected.get()).toEqual(written);
  });
});

describe('saving an address', () => {
  it('adds what is new, changes what is saved, and reloads all of them (ADDR-6, ADDR-21, ADDR-23, ADDR-24)', async () => {
    const { offered, ...shell } = await aFollowedShell([home]);
    await waitFor(() => expect(offered.selected.get()?.contact_person_name).toBe('Lena Haddad'));
    const here = offered.selected.get();
    if (!here) throw new Error('nothing is selected');
    const added = anAddress({ id: 9, address: here.address, address_type: 'other' });
    marketplace.answers({
      addAddress: { message: 'Address added successfully.', address: added },
      addresses: { addresses: [added, home] },
    });
    await offered.save({ ...here, house: '7' });
    expect(marketplace.requests('addAddress')[0]?.body).toEqual({
      address: here.address,
      address_type: 'other',
      contact_person_name: 'Lena Haddad',
      contact_person_number: '+966500000002',
      latitude: here.latitude,
      longitude: here.longitude,
      road: '',
      house: '7',
      floor: '',
      additional_information: '',
    });
    expect(toastTexts(shell)).toEqual(['Address added successfully.']);
    expect(offered.selected.get()?.id).toBe(9);
    await waitFor(() => expect(marketplace.requests('addresses')).toHaveLength(2));

    await offered.save({ ...home, floor: '2' });
    expect(marketplace.requests('updateAddress')[0]).toMatchObject({
      params: { id: '1' },
      body: { id: 1, floor: '2' },
    });
    await waitFor(() => expect(marketplace.requests('addresses')).toHaveLength(3));
  });

  it('shows the server’s reason when it fails, and selects nothing (API-7)', async () => {
    marketplace.answers({ addAddress: refuses(403, 'You have 50 saved addresses', 'too_many_addresses') });
    const { offered, ...shell } = await aFollowedShell([]);
    await waitFor(() => expect(offered.contact.get()).not.toBeNull());
    await expect(offered.save({ ...home, id: null })).resolves.toBeNull();
    expect(toastTexts(shell)).toEqual(['You have 50 saved addresses']);
    expect(offered.selected.get()?.address).toBe(aLocation().address);
  });

  it('stores a guest’s in this browser, and sends nothing (ADDR-6, ADDR-20)', async () => {
    const shell = await aFollowedShell(null);
    const { offered } = shell;
    const label = { address_type: 'Grandma', address_label: 'Grandma' };
    await offered.save({ ...home, ...label, id: null, house: '7' });
    expect(offered.selected.get()).toMatchObject({ house: '7', ...label });
    expect(offered.contact.get()).toEqual({ name: 'Lena Haddad', number: '+966500000002', email: null });
    expect(marketplace.requests().map(({ call }) => call)).not.toContain('addAddress');
    const reloaded = afterReload(shell);
    expect(reloaded.selected.get()).toMatchObject({ house: '7', ...label });
    expect(reloaded.contact.get()?.name).toBe('Lena Haddad');
    expect(JSON.parse(localStorage.getItem('delivery') ?? '{}')).toMatchObject({ address: label });
  });

  it('reads the label of an address that was stored before labels existed (ADDR-20)', async () => {
    const shell = await aFollowedShell(null);
    await shell.offered.save({ ...home, address_type: 'Grandma', id: null });
    const stored = JSON.parse(localStorage.getItem('delivery') ?? '{}') as { address: Partial<typeof home> };
    delete stored.address.address_label;
    localStorage.setItem('delivery', JSON.stringify(stored));
    expect(afterReload(shell).selected.get()).toMatchObject({ address_label: 'Grandma' });
  });
});
