import type { Address } from '@souk/contracts';
import { aConfig, aGeocodeAnswer, aLocation, anAddress, marketplace, pending, refuses } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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

  it.each([
    ['of another session', { owner: 7, address: office }],
    ['that is spoilt', { owner: null, address: {} }],
    ['that is nothing of ours', []],
  ])('is not read %s', async (_, kept) => {
    localStorage.setItem('delivery', JSON.stringify(kept));
    const { offered } = await aFollowedShell(null);
    expect(offered.selected.get()?.address).toBe(aLocation().address);
  });

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

  it('sends a new address with the label that was typed, and selects it (ADR-6, ADR-7, ADR-23)', async () => {
    const { form, user, saved, shell } = await openForm();
    await user.click(form.getByRole('radio', { name: 'Other' }));
    await fill(user, form.getByLabelText(/^Label name/), ' Grandma ');
    await fill(user, form.getByLabelText('Contact Person Name'), 'Mona Haddad');
    await fill(user, form.getByLabelText('Phone'), '055 111 1111');
    await fill(user, form.getByLabelText(/^House number/), '7');
    await fill(user, form.getByLabelText(/^Floor/), '2');
    await fill(user, form.getByLabelText(/^Street number/), '12');
    await fill(user, form.getByLabelText(/^Additional information/), 'Ring twice');
    const added = anAddress({ id: 9, address_type: 'Grandma' });
    marketplace.answers({
      addAddress: { message: 'Address added successfully.', address: added },
      addresses: { addresses: [added] },
    });
    await user.click(form.getByRole('button', { name: 'Add Address' }));
    await expect(saved).resolves.toMatchObject({ id: 9 });
    const { address, lat, lng } = aLocation();
    expect(marketplace.asked('addAddress')[0]?.body).toEqual({
      address,
      latitude: lat,
      longitude: lng,
      address_type: 'Grandma',
      contact_person_name: 'Mona Haddad',
      contact_person_number: '+966551111111',
      house: '7',
      floor: '2',
      road: '12',
      additional_information: 'Ring twice',
    });
    expect(await screen.findByText('Address added successfully.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shell.services.addresses.selected.get()?.id).toBe(9);
  });

  it('takes the chosen type where no label was typed (ADR-7)', async () => {
    const { form, user } = await openForm();
    await user.click(form.getByRole('radio', { name: 'Office' }));
    await fill(user, form.getByLabelText('Contact Person Name'), 'Lena');
    await fill(user, form.getByLabelText('Phone'), '+971 50 123 4567');
    await user.click(form.getByRole('button', { name: 'Add Address' }));
    await waitFor(() => expect(marketplace.asked('addAddress')).toHaveLength(1));
    expect(marketplace.asked('addAddress')[0]?.body).toMatchObject({
      address_type: 'office',
      contact_person_number: '+971501234567',
    });
  });

  it('changes a saved address, with all that it holds (ADR-6, ADR-24)', async () => {
    const kept = anAddress({
      id: 4,
      address_type: 'Grandma',
      contact_person_number: '+971501234567',
      house: '7',
    });
    const { form, user, saved } = await openForm(kept);
    expect(form.getByRole('radio', { name: 'Other' })).toBeChecked();
    expect(form.getByLabelText(/^Label name/)).toHaveValue('Grandma');
    expect(form.getByLabelText('Country')).toHaveValue('AE');
    expect(form.getByLabelText('Phone')).toHaveValue('050 123 4567');
    expect(form.getByText(kept.address)).toBeVisible();
    await fill(user, form.getByLabelText(/^House number/), '8');
    await user.click(form.getByRole('button', { name: 'Update Address' }));
    await expect(saved).resolves.toMatchObject({ id: 1 });
    const { contact_person_email: _, zone_ids: __, ...body } = kept;
    expect(marketplace.asked('updateAddress')[0]).toMatchObject({
      params: { id: '4' },
      body: { ...body, house: '8' },
    });
    expect(marketplace.asked('addAddress')).toHaveLength(0);
  });

  it('makes a new one of the current address, which is not saved yet (ADR-6)', async () => {
    const { form } = await openForm({ ...home, id: null, address_type: '' });
    expect(form.getByRole('button', { name: 'Add Address' })).toBeVisible();
  });

  it('needs address, name and phone, and nothing else (ADR-5)', async () => {
    marketplace.answers({ geocode: { results: [], status: 'ZERO_RESULTS' } });
    const { form, user } = await openForm(undefined, { ...guest, place: null, path: '/' });
    await user.click(form.getByRole('button', { name: 'Add Address' }));
    for (const words of ['Address is required', 'Name is required', 'Phone Number is required'])
      expect(await form.findByText(words)).toBeVisible();
    expect(form.getByLabelText('Phone')).toHaveAccessibleDescription('Phone Number is required');
    for (const label of [/^House/, /^Floor/, /^Street/, /^Additional/, /^Email/])
      expect(form.getByLabelText(label)).not.toHaveAttribute('aria-invalid');
    await fill(user, form.getByLabelText('Phone'), '12');
    expect(await form.findByText('This is not a telephone number that can be called')).toBeVisible();
    await fill(user, form.getByLabelText(/^Email/), 'lena');
    expect(await form.findByText('Must be a valid email')).toBeVisible();
  });

  it('looks up the address where the map begins, for who has no place yet (LOC-2, LOC-3)', async () => {
    marketplace.answers({
      config: aConfig({ default_location: { lat: 24.1, lng: 46.1 } }),
      geocode: aGeocodeAnswer('2 Palm Street'),
    });
    const { form } = await openForm(undefined, { ...guest, place: null, path: '/' });
    expect(await form.findByText('2 Palm Street')).toBeVisible();
    expect(marketplace.asked('geocode').at(-1)?.query).toEqual({ lat: '24.1', lng: '46.1' });
  });

  it('goes to the device’s position, and takes its address and zones (ADR-3)', async () => {
    marketplace.answers({ geocode: aGeocodeAnswer('2 Palm Street') });
    const { form, user, shell, saved } = await openForm(undefined, guest);
    jest.spyOn(shell.location, 'locate').mockResolvedValue({ lat: 24.7, lng: 46.7 });
    await user.click(form.getByRole('button', { name: 'Use current location' }));
    expect(await form.findByText('2 Palm Street')).toBeVisible();
    await fill(user, form.getByLabelText('Contact Person Name'), 'Lena');
    await fill(user, form.getByLabelText('Phone'), '050 123 4567');
    await user.click(form.getByRole('button', { name: 'Add Address' }));
    await expect(saved).resolves.toMatchObject({
      address: '2 Palm Street',
      latitude: 24.7,
      longitude: 46.7,
      zone_ids: [1],
    });
  });

  it('says where nothing is delivered, in the server’s words', async () => {
    marketplace.answers({ zoneLookup: refuses(404, 'We do not deliver here yet.') });
    const { form, user, shell } = await openForm(undefined, guest);
    jest.spyOn(shell.location, 'locate').mockResolvedValue({ lat: 1, lng: 1 });
    await user.click(form.getByRole('button', { name: 'Use current location' }));
    expect(await form.findByText('We do not deliver here yet.')).toBeVisible();
  });

  it('keeps a guest’s address here, e-mail and all, and closes; next time it is an update (ADR-4, ADR-6, ADR-20)', async () => {
    const { form, user, saved, shell } = await openForm(undefined, guest);
    await fill(user, form.getByLabelText('Contact Person Name'), 'Mona');
    await fill(user, form.getByLabelText('Phone'), '050 123 4567');
    await fill(user, form.getByLabelText(/^Email/), 'mona@souk.example');
    await user.click(form.getByRole('button', { name: 'Add Address' }));
    const own = { id: null, address_type: 'home', contact_person_number: '+966501234567' };
    await expect(saved).resolves.toMatchObject(own);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(marketplace.asked().map(({ call }) => call)).not.toContain('addAddress');
    expect(shell.services.addresses.contact.get()).toEqual({
      name: 'Mona',
      number: '+966501234567',
      email: 'mona@souk.example',
    });
    const mine = shell.services.addresses.selected.get();
    expect(mine).toMatchObject(own);
    act(() => void shell.services.addresses.edit(mine ?? undefined));
    expect(await screen.findByRole('dialog', { name: 'Update Address' })).toBeVisible();
  });

  it('resets to what it began with (ADR-4)', async () => {
    marketplace.answers({ geocode: aGeocodeAnswer('2 Palm Street') });
    const { form, user, shell } = await openForm(home);
    jest.spyOn(shell.location, 'locate').mockResolvedValue({ lat: 24.7, lng: 46.7 });
    await user.click(form.getByRole('button', { name: 'Use current location' }));
    expect(await form.findByText('2 Palm Street')).toBeVisible();
    await fill(user, form.getByLabelText('Contact Person Name'), 'Somebody');
    await user.click(form.getByRole('radio', { name: 'Office' }));
    await user.click(form.getByRole('button', { name: 'Reset' }));
    expect(form.getByLabelText('Contact Person Name')).toHaveValue(home.contact_person_name);
    expect(form.getByRole('radio', { name: 'Home' })).toBeChecked();
    expect(await form.findByText(home.address)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Update Address' }));
    await waitFor(() => expect(marketplace.asked('updateAddress')).toHaveLength(1));
    expect(marketplace.asked('updateAddress')[0]?.body).toMatchObject({ address: home.address });
  });

  it('stays open with what was typed where saving fails, and shows that it is at work (API-7)', async () => {
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    marketplace.answers({
      addAddress: () => failed.then(() => refuses(403, 'You have 50 saved addresses', 'too_many_addresses')),
    });
    const { form, user } = await openForm();
    await fill(user, form.getByLabelText('Contact Person Name'), 'Mona');
    await fill(user, form.getByLabelText('Phone'), '050 123 4567');
    const add = form.getByRole('button', { name: 'Add Address' });
    await user.click(add);
    await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'true'));
    fail();
    expect(await screen.findByText('You have 50 saved addresses')).toBeVisible();
    expect(form.getByLabelText('Contact Person Name')).toHaveValue('Mona');
    expect(marketplace.asked('addAddress')).toHaveLength(1);
  });

  it('starts in the marketplace’s country, and lets another be picked only where that is configured (ADR-4, ADR-19)', async () => {
    const { form } = await openForm(undefined, guest);
    await waitFor(() => expect(form.getByLabelText('Country')).toBeEnabled());
    expect(form.getByLabelText('Country')).toHaveValue('SA');
    expect(form.getByRole('option', { name: /\+966.* Saudi Arabia$/ })).toBeInTheDocument();
  });

  it('keeps the country as it is where picking is not configured (ADR-19)', async () => {
    marketplace.answers({ config: aConfig({ country_picker_status: 0 }) });
    const { form } = await openForm(undefined, guest);
    await waitFor(() => expect(form.getByLabelText('Country')).toBeDisabled());
  });
});

describe('the contact form of a take-away', () => {
  const guest: HostFacts = { guestId: 'guest-0123456789abcdef' };
  async function openContact() {
    const host = renderHost(guest);
    let saved = Promise.resolve<unknown>('nothing asked');
    act(() => void (saved = host.shell.services.addresses.editContact()));
    const form = within(await screen.findByRole('dialog', { name: 'Contact Info' }));
    await form.findByLabelText('Contact Person Name', {}, { timeout: 10_000 });
    return { ...host, saved, form };
  }

  it('asks for name and phone, and takes an e-mail (ADR-17, ADR-18, ADR-20)', async () => {
    const { form, user, saved, shell } = await openContact();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Name is required')).toBeVisible();
    expect(form.getByText('Phone Number is required')).toBeVisible();
    await fill(user, form.getByLabelText('Contact Person Name'), 'Mona');
    await fill(user, form.getByLabelText('Phone'), '0501234567');
    await fill(user, form.getByLabelText('Contact Person Email'), 'mona');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Must be a valid email')).toBeVisible();
    // Nothing was put between the digits.
    expect(form.getByLabelText('Phone')).toHaveValue('0501234567');
    await fill(user, form.getByLabelText('Contact Person Email'), '');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const contact = { name: 'Mona', number: '+966501234567', email: null };
    await expect(saved).resolves.toEqual(contact);
    expect(shell.services.addresses.contact.get()).toEqual(contact);
  });

  it('empties by Reset, and changes nothing when it is closed (ADR-17)', async () => {
    const { form, user, saved, shell } = await openContact();
    await fill(user, form.getByLabelText('Contact Person Name'), 'Mona');
    await user.click(form.getByRole('button', { name: 'Reset' }));
    expect(form.getByLabelText('Contact Person Name')).toHaveValue('');
    await user.keyboard('{Escape}');
    await expect(saved).resolves.toBeNull();
    expect(shell.services.addresses.contact.get()).toBeNull();
  });
});

it('speaks Arabic (I18-5)', async () => {
  localStorage.setItem('language', 'ar');
  marketplace.answers({ addresses: { addresses: [home] } });
  const host = renderHost({ token: TOKEN });
  act(() => void host.shell.services.addresses.choose());
  const dialog = within(await screen.findByRole('dialog', { name: 'العناوين المحفوظة' }));
  expect(await dialog.findByRole('radio', { name: 'المنزل' })).toBeVisible();
});

/** As a paste: keystrokes prove nothing here. */
async function fill(user: UserEvent, field: HTMLElement, value: string) {
  await user.clear(field);
  if (value) await user.click(field).then(() => user.paste(value));
}
