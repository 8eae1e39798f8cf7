import type { Address } from '@souk/contracts';
import { aConfig, aGeocodeAnswer, aLocation, anAddress, marketplace, pending, refuses } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createAddresses } from './addresses.ts';
import { anotherTabWrites, openShell, renderHost } from '../testing/render-host.tsx';
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

describe('what there is to choose from', () => {
  it('is the current address, then the saved ones (ADR-2)', async () => {
    const { offered } = await aFollowedShell();
    const place = aLocation();
    expect(offered.list.get()?.map(({ id, address }) => [id, address])).toEqual([
      [null, place.address],
      [1, home.address],
      [2, office.address],
    ]);
    expect(offered.selected.get()).toMatchObject({ id: null, latitude: place.lat, zone_ids: place.zoneIds });
  });

  it('names a current address that is saved once only, and first (ADR-2)', async () => {
    const { lat, lng } = aLocation();
    const here = { ...office, latitude: lat, longitude: lng };
    const { offered } = await aFollowedShell([home, here]);
    expect(offered.list.get()?.map(({ id }) => id)).toEqual([2, 1]);
    expect(offered.selected.get()?.id).toBe(2);
  });

  it('is not known while it is on its way', async () => {
    marketplace.answers({ addresses: pending() });
    const { offered } = await aFollowedShell(null, { token: TOKEN });
    expect([offered.list.get(), offered.selected.get()]).toEqual([null, null]);
  });

  it('is the current address alone where the saved ones cannot be had', async () => {
    marketplace.answers({ addresses: refuses(500, 'Away') });
    const { offered } = await aFollowedShell(null, { token: TOKEN });
    await waitFor(() => expect(offered.list.get()).toHaveLength(1));
    expect(offered.selected.get()?.address).toBe(aLocation().address);
  });

  it('is asked for anew on every page that shows it (ADR-21)', async () => {
    const { offered } = await aFollowedShell();
    stops.splice(0).forEach((stop) => stop());
    expect(marketplace.asked('addresses')).toHaveLength(1);
    stops.push(offered.list.subscribe(() => undefined));
    await waitFor(() => expect(marketplace.asked('addresses')).toHaveLength(2));
  });

  it('asks nothing of the server for a guest, whose only address is where they are (ADR-20)', async () => {
    const { offered } = await aFollowedShell(null);
    expect(offered.list.get()?.map(({ id, address }) => [id, address])).toEqual([
      [null, aLocation().address],
    ]);
    expect(offered.contact.get()).toBeNull();
    expect(marketplace.asked('addresses')).toHaveLength(0);
  });
});

describe('whom to ask for', () => {
  it('is the account’s owner, first and last name joined, or who the selected address names (ADR-15, ADR-23)', async () => {
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

describe('what was chosen', () => {
  it('stays chosen over a reload, as it is on the server then', async () => {
    const shell = await aFollowedShell();
    shell.offered.select(office);
    expect(shell.offered.selected.get()?.id).toBe(2);
    marketplace.answers({ addresses: { addresses: [home, { ...office, floor: '9' }] } });
    const reloaded = afterReload(shell);
    await waitFor(() => expect(reloaded.selected.get()).toMatchObject({ id: 2, floor: '9' }));
  });

  it('is forgotten where it was removed elsewhere', async () => {
    const shell = await aFollowedShell();
    shell.offered.select(office);
    marketplace.answers({ addresses: { addresses: [home] } });
    const reloaded = afterReload(shell);
    await waitFor(() => expect(reloaded.selected.get()?.id).toBeNull());
  });

  it('gives way to another place that is picked, unless that is its own', async () => {
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

  it('is forgotten with the session, here and in other tabs (SES-14)', async () => {
    const { offered } = await aFollowedShell();
    offered.select(office);
    expect(localStorage.getItem('delivery')).toContain('Harbour Tower');
    anotherTabWrites('token', null);
    await waitFor(() => expect(localStorage.getItem('delivery')).toBeNull());
    expect(offered.selected.get()).toMatchObject({ id: null, contact_person_name: '' });
    expect(offered.contact.get()).toBeNull();
  });

  it.each(['{', '[]', JSON.stringify({ owner: 7, address: office }), '{"owner":null,"address":{}}'])(
    'of another session, or spoilt, is not read: %s',
    async (kept) => {
      localStorage.setItem('delivery', kept);
      const { offered } = await aFollowedShell(null);
      expect(offered.selected.get()?.address).toBe(aLocation().address);
    },
  );

  it('by a guest goes on to the account that they sign in to', async () => {
    const { offered, session } = await aFollowedShell(null);
    const written = { ...home, id: null, house: '7' };
    offered.select(written);
    marketplace.answers({ addresses: { addresses: [office] } });
    await session.begin(TOKEN);
    await waitFor(() => expect(offered.list.get()).toEqual([written, office]));
    expect(offered.selected.get()).toEqual(written);
  });
});

describe('saving', () => {
  it('adds what is new, changes what is saved, and asks for all of them anew (ADR-6, ADR-21, ADR-23, ADR-24)', async () => {
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
    expect(marketplace.asked('addAddress')[0]?.body).toEqual({
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
    await waitFor(() => expect(marketplace.asked('addresses')).toHaveLength(2));

    await offered.save({ ...home, floor: '2' });
    expect(marketplace.asked('updateAddress')[0]).toMatchObject({
      params: { id: '1' },
      body: { id: 1, floor: '2' },
    });
    await waitFor(() => expect(marketplace.asked('addresses')).toHaveLength(3));
  });

  it('tells in the server’s words why it failed, and selects nothing (API-7)', async () => {
    marketplace.answers({ addAddress: refuses(403, 'You have 50 saved addresses', 'too_many_addresses') });
    const { offered, ...shell } = await aFollowedShell([]);
    await waitFor(() => expect(offered.contact.get()).not.toBeNull());
    await expect(offered.save({ ...home, id: null })).resolves.toBeNull();
    expect(toastTexts(shell)).toEqual(['You have 50 saved addresses']);
    expect(offered.selected.get()?.address).toBe(aLocation().address);
  });

  it('keeps a guest’s in this browser, and sends nothing (ADR-6, ADR-20)', async () => {
    const shell = await aFollowedShell(null);
    const { offered } = shell;
    await offered.save({ ...home, id: null, house: '7' });
    expect(offered.selected.get()).toMatchObject({ house: '7' });
    expect(offered.contact.get()).toEqual({ name: 'Lena Haddad', number: '+966500000002', email: null });
    expect(marketplace.asked().map(({ call }) => call)).not.toContain('addAddress');
    const reloaded = afterReload(shell);
    expect(reloaded.selected.get()).toMatchObject({ house: '7' });
    expect(reloaded.contact.get()?.name).toBe('Lena Haddad');
  });
});

describe('the saved addresses dialog', () => {
  async function openChooser(
    saved: Address[] = [home, office],
    options: { zoneId?: number } = {},
    facts: HostFacts = {},
  ) {
    marketplace.answers({ addresses: { addresses: saved } });
    const host = renderHost({ token: TOKEN, ...facts });
    const { addresses } = host.shell.services;
    let chosen = Promise.resolve<unknown>('nothing asked');
    act(() => void (chosen = addresses.choose(options)));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved Addresses' }));
    return { ...host, addresses, chosen, dialog };
  }

  it('shows type and address of each, and applies nothing before Select (ADR-12, ADR-13)', async () => {
    const { dialog, user, addresses, chosen } = await openChooser([home, { ...office, zone_ids: [1] }]);
    const options = await dialog.findAllByRole('radio');
    expect(options.map((option) => option.closest('label')?.textContent)).toEqual([
      `Current location${aLocation().address}`,
      `Home${home.address}`,
      `Office${office.address}`,
    ]);
    expect(options[0]).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Office' }));
    expect(addresses.selected.get()?.id).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Select' }));
    await expect(chosen).resolves.toMatchObject({ id: 2 });
    expect(addresses.selected.get()?.id).toBe(2);
    expect(await screen.findByText('New delivery address selected.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['Cancel', 'Escape'])('leaves everything as it is on %s (ADR-13)', async (way) => {
    const { dialog, user, addresses, chosen } = await openChooser();
    await user.click(await dialog.findByRole('radio', { name: 'Home' }));
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(chosen).resolves.toBeNull();
    expect(addresses.selected.get()?.id).toBeNull();
    expect(screen.queryByText('New delivery address selected.')).toBeNull();
  });

  it('calls a label of the customer’s own by its name, in capitals where it begins (ADR-12)', async () => {
    const { dialog } = await openChooser([anAddress({ address_type: 'grandma' })]);
    expect(await dialog.findByRole('radio', { name: 'Grandma' })).toBeVisible();
  });

  it('offers what the store’s zone holds (ADR-2), and says so where that is none (ADR-14)', async () => {
    const { dialog, user } = await openChooser([home, office], { zoneId: 2 });
    expect(
      (await dialog.findAllByRole('radio')).map((option) => option.closest('label')?.textContent),
    ).toEqual([`Office${office.address}`]);
    await user.keyboard('{Escape}');
  });

  it('says so where no saved address lies in the store’s zone (ADR-14)', async () => {
    const { dialog } = await openChooser([home], { zoneId: 7 });
    expect(await dialog.findByText('No saved addresses found to select.')).toBeVisible();
    expect(dialog.queryByRole('radio')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Select' })).toBeDisabled();
  });

  it('does not let one choose where nobody delivers', async () => {
    const { dialog } = await openChooser([anAddress({ zone_ids: [] })]);
    const option = await dialog.findByRole('radio', { name: 'Home' });
    expect(option).toBeDisabled();
    expect(option).toHaveAccessibleDescription(
      expect.stringContaining('Service is not available in this area'),
    );
  });

  it('says Oops to who has saved none, and leads on to the form (ADR-14)', async () => {
    const { dialog, user } = await openChooser([]);
    expect(await dialog.findByText('Oops')).toBeVisible();
    expect(
      dialog.getByText('You don’t have any saved address yet. please save address to continue'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add Address' }));
    expect(await screen.findByRole('dialog', { name: 'Add Address' })).toBeVisible();
  });

  it('says that they could not be had, and asks again', async () => {
    marketplace.answers({ addresses: refuses(500, 'Away') });
    const host = renderHost({ token: TOKEN });
    act(() => void host.shell.services.addresses.choose());
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved Addresses' }));
    expect(await dialog.findByText('Your addresses could not be loaded')).toBeVisible();
    marketplace.answers({ addresses: { addresses: [home] } });
    await host.user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('radio', { name: 'Home' })).toBeVisible();
  });

  it('removes an address after a question, in the server’s words (ADR-25)', async () => {
    const { dialog, user } = await openChooser();
    await user.click(await dialog.findByRole('button', { name: 'Remove Home' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove address' }));
    marketplace.answers({ addresses: { addresses: [office] } });
    await user.click(question.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Address removed successfully.')).toBeVisible();
    expect(marketplace.asked('removeAddress')[0]?.query).toEqual({ address_id: '1' });
    await waitFor(() => expect(dialog.queryByRole('radio', { name: 'Home' })).toBeNull());
    expect(dialog.getByRole('radio', { name: 'Office' })).toBeVisible();
  });

  it('has what was added in it, chosen but not yet applied (ADR-8, ADR-13)', async () => {
    const { dialog, user, addresses } = await openChooser([office]);
    await user.click(await dialog.findByRole('button', { name: 'Add Address' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Address' }));
    await form.findByLabelText('Contact Person Name');
    const added = anAddress({ id: 9, address_type: 'home' });
    marketplace.answers({
      addAddress: { message: 'Address added successfully.', address: added },
      addresses: { addresses: [added, office] },
    });
    await user.click(form.getByRole('button', { name: 'Add Address' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Home' })).toBeChecked());
    expect(addresses.selected.get()?.id).toBeNull();
  });
});

describe('the address form', () => {
  async function openForm(
    address?: Parameters<ReturnType<typeof openShell>['services']['addresses']['edit']>[0],
    facts: HostFacts = {},
  ) {
    const host = renderHost({ token: TOKEN, ...facts });
    let saved = Promise.resolve<unknown>('nothing asked');
    act(() => void (saved = host.shell.services.addresses.edit(address)));
    const form = within(await screen.findByRole('dialog', { name: /Address$/ }));
    await form.findByLabelText('Contact Person Name', {}, { timeout: 10_000 });
    return { ...host, saved, form };
  }
  const guest: HostFacts = { token: undefined, guestId: 'guest-0123456789abcdef' };

  it('offers map, current position, labels and fields to a customer, filled in with who they are (ADR-3, ADR-4, ADR-8)', async () => {
    const { form } = await openForm();
    expect(form.getByRole('button', { name: 'Use current location' })).toBeVisible();
    expect(within(form.getByRole('group', { name: 'Label As' })).getAllByRole('radio')).toHaveLength(3);
    await waitFor(() => expect(form.getByText(aLocation().address)).toBeVisible());
    for (const label of [/^House number/, /^Floor/, /^Street number/, /^Additional information/])
      expect(form.getByLabelText(label)).toHaveValue('');
    expect(form.queryByLabelText(/^Email/)).toBeNull();
    expect(form.queryByLabelText(/^Label name/)).toBeNull();
    for (const name of ['Reset', 'Add Address']) expect(form.getByRole('button', { name })).toBeVisible();
  });
});
