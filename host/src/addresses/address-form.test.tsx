import { aConfig, aGeocodeAnswer, aLocation, anAddress, marketplace, refuses } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderHost } from '../testing/render-host.tsx';
import type { HostFacts, openShell } from '../testing/render-host.tsx';

const TOKEN = 'token-of-lena';
const home = anAddress({ id: 1 });

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

  it('offers map, current position, labels and fields to a customer, filled in with who they are (ADDR-3, ADDR-4, ADDR-8)', async () => {
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

  it('sends a new address with the label that was typed, and selects it (ADDR-6, ADDR-7, ADDR-23)', async () => {
    const { form, user, saved, shell } = await openForm();
    await user.click(form.getByRole('radio', { name: 'Other' }));
    await fill(user, form.getByLabelText(/^Label name/), ' Grandma ');
    await fill(user, form.getByLabelText('Contact Person Name'), 'Mona Haddad');
    await fill(user, form.getByLabelText('Phone number'), '055 111 1111');
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
    expect(marketplace.requests('addAddress')[0]?.body).toEqual({
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

  it('takes the chosen type where no label was typed (ADDR-7)', async () => {
    const { form, user } = await openForm();
    await user.click(form.getByRole('radio', { name: 'Office' }));
    await fill(user, form.getByLabelText('Contact Person Name'), 'Lena');
    await fill(user, form.getByLabelText('Phone number'), '+971 50 123 4567');
    await user.click(form.getByRole('button', { name: 'Add Address' }));
    await waitFor(() => expect(marketplace.requests('addAddress')).toHaveLength(1));
    expect(marketplace.requests('addAddress')[0]?.body).toMatchObject({
      address_type: 'office',
      contact_person_number: '+971501234567',
    });
  });

  it('changes a saved address, with all that it holds (ADDR-1, ADDR-6, ADDR-24)', async () => {
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
    expect(form.getByLabelText('Phone number')).toHaveValue('050 123 4567');
    expect(form.getByText(kept.address)).toBeVisible();
    await fill(user, form.getByLabelText(/^House number/), '8');
    await user.click(form.getByRole('button', { name: 'Update Address' }));
    await expect(saved).resolves.toMatchObject({ id: 1 });
    const { contact_person_email: _, zone_ids: __, address_label: ___, ...body } = kept;
    expect(marketplace.requests('updateAddress')[0]).toMatchObject({
      params: { id: '4' },
      body: { ...body, house: '8' },
    });
    expect(marketplace.requests('addAddress')).toHaveLength(0);
  });

  it('makes a new one of the current address, which is not saved yet (ADDR-6)', async () => {
    const { form } = await openForm({ ...home, id: null, address_type: '' });
    expect(form.getByRole('button', { name: 'Add Address' })).toBeVisible();
  });

  it('needs address, name and phone, and nothing else (ADDR-5)', async () => {
    marketplace.answers({ geocode: { results: [], status: 'ZERO_RESULTS' } });
    const { form, user } = await openForm(undefined, { ...guest, place: null, path: '/' });
    await user.click(form.getByRole('button', { name: 'Add Address' }));
    for (const words of ['Address is required', 'Name is required', 'Phone Number is required'])
      expect(await form.findByText(words)).toBeVisible();
    expect(form.getByLabelText('Phone number')).toHaveAccessibleDescription('Phone Number is required');
    for (const label of [/^House/, /^Floor/, /^Street/, /^Additional/, /^Email/])
      expect(form.getByLabelText(label)).not.toHaveAttribute('aria-invalid');
    await fill(user, form.getByLabelText('Phone number'), '12');
    expect(await form.findByText('Enter a valid phone number')).toBeVisible();
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
    expect(marketplace.requests('geocode').at(-1)?.query).toEqual({ lat: '24.1', lng: '46.1' });
  });

  it('goes to the device’s position, and takes its address and zones (ADDR-3)', async () => {
    marketplace.answers({ geocode: aGeocodeAnswer('2 Palm Street') });
    const { form, user, shell, saved } = await openForm(undefined, guest);
    jest.spyOn(shell.location, 'locate').mockResolvedValue({ lat: 24.7, lng: 46.7 });
    await user.click(form.getByRole('button', { name: 'Use current location' }));
    expect(await form.findByText('2 Palm Street')).toBeVisible();
    await fill(user, form.getByLabelText('Contact Person Name'), 'Lena');
    await fill(user, form.getByLabelText('Phone number'), '050 123 4567');
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

  it('keeps a guest’s address here, e-mail and all, and closes; next time it is an update (ADDR-4, ADDR-6, ADDR-20)', async () => {
    const { form, user, saved, shell } = await openForm(undefined, guest);
    await fill(user, form.getByLabelText('Contact Person Name'), 'Mona');
    await fill(user, form.getByLabelText('Phone number'), '050 123 4567');
    await fill(user, form.getByLabelText(/^Email/), 'mona@souk.example');
    await user.click(form.getByRole('button', { name: 'Add Address' }));
    const own = { id: null, address_type: 'home', contact_person_number: '+966501234567' };
    await expect(saved).resolves.toMatchObject(own);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(marketplace.requests().map(({ call }) => call)).not.toContain('addAddress');
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

  it('keeps a guest’s own label as the type and as the label (ADDR-1, ADDR-7, ADDR-20)', async () => {
    const { form, user, saved } = await openForm(undefined, guest);
    await fill(user, form.getByLabelText('Contact Person Name'), 'Mona');
    await fill(user, form.getByLabelText('Phone number'), '050 123 4567');
    await user.click(form.getByRole('radio', { name: 'Other' }));
    await fill(user, form.getByLabelText(/^Label name/), 'Grandma');
    await user.click(form.getByRole('button', { name: 'Add Address' }));
    await expect(saved).resolves.toMatchObject({ address_type: 'Grandma', address_label: 'Grandma' });
  });

  it('resets to what it began with (ADDR-4)', async () => {
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
    await waitFor(() => expect(marketplace.requests('updateAddress')).toHaveLength(1));
    expect(marketplace.requests('updateAddress')[0]?.body).toMatchObject({ address: home.address });
  });

  it('stays open with what was typed where saving fails, and shows that it is at work (API-7)', async () => {
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    marketplace.answers({
      addAddress: () => failed.then(() => refuses(403, 'You have 50 saved addresses', 'too_many_addresses')),
    });
    const { form, user } = await openForm();
    await fill(user, form.getByLabelText('Contact Person Name'), 'Mona');
    await fill(user, form.getByLabelText('Phone number'), '050 123 4567');
    const add = form.getByRole('button', { name: 'Add Address' });
    await user.click(add);
    await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'true'));
    fail();
    expect(await screen.findByText('You have 50 saved addresses')).toBeVisible();
    expect(form.getByLabelText('Contact Person Name')).toHaveValue('Mona');
    expect(marketplace.requests('addAddress')).toHaveLength(1);
  });

  it('starts in the marketplace’s country, and lets another be picked only where that is configured (ADDR-4, ADDR-19)', async () => {
    const { form } = await openForm(undefined, guest);
    await waitFor(() => expect(form.getByLabelText('Country')).toBeEnabled());
    expect(form.getByLabelText('Country')).toHaveValue('SA');
    expect(form.getByRole('option', { name: /\+966.* Saudi Arabia$/ })).toBeInTheDocument();
  });

  it('keeps the country as it is where picking is not configured (ADDR-19)', async () => {
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

  it('asks for name and phone, and takes an e-mail (ADDR-17, ADDR-18, ADDR-20, AMB-14)', async () => {
    const { form, user, saved, shell } = await openContact();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Name is required')).toBeVisible();
    expect(form.getByText('Phone Number is required')).toBeVisible();
    await fill(user, form.getByLabelText('Contact Person Name'), 'Mona');
    await fill(user, form.getByLabelText('Phone number'), '0501234567');
    await fill(user, form.getByLabelText('Contact Person Email'), 'mona');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Must be a valid email')).toBeVisible();
    // Nothing was put between the digits.
    expect(form.getByLabelText('Phone number')).toHaveValue('0501234567');
    await fill(user, form.getByLabelText('Contact Person Email'), '');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const contact = { name: 'Mona', number: '+966501234567', email: null };
    await expect(saved).resolves.toEqual(contact);
    expect(shell.services.addresses.contact.get()).toEqual(contact);
  });

  it('empties by Reset, and changes nothing when it is closed (ADDR-17)', async () => {
    const { form, user, saved, shell } = await openContact();
    await fill(user, form.getByLabelText('Contact Person Name'), 'Mona');
    await user.click(form.getByRole('button', { name: 'Reset' }));
    expect(form.getByLabelText('Contact Person Name')).toHaveValue('');
    await user.keyboard('{Escape}');
    await expect(saved).resolves.toBeNull();
    expect(shell.services.addresses.contact.get()).toBeNull();
  });
});

/** As a paste: keystrokes prove nothing here. */
async function fill(user: UserEvent, field: HTMLElement, value: string) {
  await user.clear(field);
  if (value) await user.click(field).then(() => user.paste(value));
}
