import type { DeliveryAddress, PlaceAt } from '@souk/contracts';
import { aConfig, aCustomer, aLocation, anAddress, marketplace, renderRemote } from '@souk/testing';
import type { ShellFacts } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { AddressDialog } from '../address-dialog.tsx';

const mockMap = { name: 'leaflet', load: () => Promise.resolve(() => null) };
jest.mock('../page/use-map-provider.ts', () => ({ useMapProvider: () => mockMap }));

const home = anAddress({ id: 1 });
const LENA = { name: 'Lena Haddad', number: '+966500000002', email: null };
/** What is found at every position. */
const FOUND = { address: '2 Palm Street', zoneIds: [1], problem: null };

describe('the address form', () => {
  /** Opens the dialog for a customer, or for a guest. */
  async function openForm(address: DeliveryAddress | null = null, facts: ShellFacts = {}) {
    const given = {
      save: jest.fn(async (typed: DeliveryAddress) => typed),
      lookUp: jest.fn(async (at: { lat: number; lng: number }): Promise<PlaceAt> => ({ ...at, ...FOUND })),
      locate: jest.fn(async () => ({ lat: 24.7, lng: 46.7 })),
      onAnswer: jest.fn(),
    };
    const remote = renderRemote(() => <AddressDialog address={address} {...given} />, {
      shell: { customer: aCustomer(), contact: LENA, ...facts },
    });
    const form = within(await screen.findByRole('dialog', { name: /Address$/ }));
    await form.findByLabelText('Contact Person Name', {}, { timeout: 10_000 });
    return { ...remote, ...given, form };
  }
  const guest: ShellFacts = { customer: null, contact: null };

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

  it('saves a new address with the label that was typed (ADDR-6, ADDR-7)', async () => {
    const { form, user, save, onAnswer } = await openForm();
    await user.click(form.getByRole('radio', { name: 'Other' }));
    await fill(user, form.getByLabelText(/^Label name/), ' Grandma ');
    await fill(user, form.getByLabelText('Contact Person Name'), 'Mona Haddad');
    await fill(user, form.getByLabelText('Phone number'), '055 111 1111');
    await fill(user, form.getByLabelText(/^House number/), '7');
    await fill(user, form.getByLabelText(/^Floor/), '2');
    await fill(user, form.getByLabelText(/^Street number/), '12');
    await fill(user, form.getByLabelText(/^Additional information/), 'Ring twice');
    const added = anAddress({ id: 9, address_type: 'Grandma' });
    save.mockResolvedValue(added);
    await user.click(form.getByRole('button', { name: 'Add Address' }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(added));
    const { address, lat, lng, zoneIds } = aLocation();
    expect(save).toHaveBeenCalledWith({
      id: null,
      address,
      latitude: lat,
      longitude: lng,
      zone_ids: zoneIds,
      address_type: 'Grandma',
      address_label: 'Grandma',
      contact_person_name: 'Mona Haddad',
      contact_person_number: '+966551111111',
      contact_person_email: null,
      house: '7',
      floor: '2',
      road: '12',
      additional_information: 'Ring twice',
    });
  });

  it('uses the chosen type where no label was typed (ADDR-7)', async () => {
    const { form, user, save } = await openForm();
    await user.click(form.getByRole('radio', { name: 'Office' }));
    await fill(user, form.getByLabelText('Contact Person Name'), 'Lena');
    await fill(user, form.getByLabelText('Phone number'), '+971 50 123 4567');
    await user.click(form.getByRole('button', { name: 'Add Address' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ address_type: 'office', contact_person_number: '+971501234567' }),
    );
  });

  it('changes a saved address, with all that it holds (ADDR-1, ADDR-6)', async () => {
    const stored = anAddress({
      id: 4,
      address_type: 'Grandma',
      address_label: 'Grandma',
      contact_person_number: '+971501234567',
      house: '7',
    });
    const { form, user, save, onAnswer } = await openForm(stored);
    expect(form.getByRole('radio', { name: 'Other' })).toBeChecked();
    expect(form.getByLabelText(/^Label name/)).toHaveValue('Grandma');
    expect(form.getByLabelText('Country')).toHaveValue('AE');
    expect(form.getByLabelText('Phone number')).toHaveValue('050 123 4567');
    expect(form.getByText(stored.address)).toBeVisible();
    await fill(user, form.getByLabelText(/^House number/), '8');
    await user.click(form.getByRole('button', { name: 'Update Address' }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith({ ...stored, house: '8' }));
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('makes a new one of the current address, which is not saved yet (ADDR-6)', async () => {
    const { form } = await openForm({ ...home, id: null, address_type: '' });
    expect(form.getByRole('button', { name: 'Add Address' })).toBeVisible();
  });

  it('requires address, name and phone, and nothing else (ADDR-5)', async () => {
    const { form, user, lookUp, save } = await openForm(null, { ...guest, location: null });
    lookUp.mockImplementation(async (at) => ({ ...at, ...FOUND, address: null }));
    await user.click(form.getByRole('button', { name: 'Use current location' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Add Address' })).toBeEnabled());
    await user.click(form.getByRole('button', { name: 'Add Address' }));
    for (const words of ['Address is required', 'Name is required', 'Phone Number is required'])
      expect(await form.findByText(words)).toBeVisible();
    expect(form.getByLabelText('Phone number')).toHaveAccessibleDescription('Phone Number is required');
    expect(form.getByLabelText(/Name$/)).toHaveFocus();
    for (const label of [/^House/, /^Floor/, /^Street/, /^Additional/, /^Email/])
      expect(form.getByLabelText(label)).not.toHaveAttribute('aria-invalid');
    await fill(user, form.getByLabelText('Phone number'), '12');
    expect(await form.findByText('Enter a valid phone number')).toBeVisible();
    await fill(user, form.getByLabelText(/^Email/), 'lena');
    expect(await form.findByText('Must be a valid email')).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it('looks up the address at the start of the map, for a visitor without a place (LOC-2, LOC-3)', async () => {
    marketplace.answers({ config: aConfig({ default_location: { lat: 24.1, lng: 46.1 } }) });
    const { form, lookUp } = await openForm(null, { ...guest, location: null });
    expect(await form.findByText('2 Palm Street')).toBeVisible();
    expect(lookUp.mock.lastCall?.[0]).toEqual({ lat: 24.1, lng: 46.1 });
  });

  it('moves to the device’s position, and uses its address and zones (ADDR-3)', async () => {
    const { form, user, save } = await openForm(null, guest);
    await user.click(form.getByRole('button', { name: 'Use current location' }));
    expect(await form.findByText('2 Palm Street')).toBeVisible();
    await fill(user, form.getByLabelText('Contact Person Name'), 'Lena');
    await fill(user, form.getByLabelText('Phone number'), '050 123 4567');
    await user.click(form.getByRole('button', { name: 'Add Address' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(
        expect.objectContaining({
          address: '2 Palm Street',
          latitude: 24.7,
          longitude: 46.7,
          zone_ids: [1],
        }),
      ),
    );
  });

  it('shows where nothing is delivered, in the server’s words', async () => {
    const { form, user, lookUp } = await openForm(null, guest);
    const problem = 'We do not deliver here yet.';
    lookUp.mockImplementation(async (at) => ({ ...at, ...FOUND, zoneIds: [], problem }));
    await user.click(form.getByRole('button', { name: 'Use current location' }));
    expect(await form.findByText(problem)).toBeVisible();
  });

  describe('where the server could not look up the place', () => {
    const problem = 'Something went wrong on our side.';
    async function openUnknown() {
      const opened = await openForm(null, guest);
      const { form, user, lookUp } = opened;
      lookUp.mockImplementation(async (at) => ({
        ...at,
        address: null,
        zoneIds: [],
        problem,
        isUnknown: true,
      }));
      await user.click(form.getByRole('button', { name: 'Use current location' }));
      expect(await form.findByText(problem)).toBeVisible();
      return opened;
    }

    it('says so, saves nothing, and looks again when it is asked to (ADDR-3, ADDR-5, API-8)', async () => {
      const { form, user, lookUp, save } = await openUnknown();
      await user.click(form.getByRole('button', { name: 'Add Address' }));
      expect(await form.findByText('Phone Number is required')).toBeVisible();
      expect(form.getByText(problem)).toBeVisible();
      expect(save).not.toHaveBeenCalled();
      await user.click(form.getByRole('button', { name: 'Try again' }));
      expect(await form.findByText(problem)).toBeVisible();
      lookUp.mockImplementation(async (at) => ({ ...at, ...FOUND }));
      await user.click(form.getByRole('button', { name: 'Try again' }));
      expect(await form.findByText('2 Palm Street')).toBeVisible();
      expect(form.getByRole('status')).toHaveFocus();
      expect(form.queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(lookUp).toHaveBeenCalledTimes(3);
      expect(lookUp.mock.lastCall?.[0]).toEqual({ lat: 24.7, lng: 46.7 });
    });

    it('looks again when the device is at the same position (ADDR-3)', async () => {
      const { form, user, lookUp } = await openUnknown();
      lookUp.mockImplementation(async (at) => ({ ...at, ...FOUND }));
      await user.click(form.getByRole('button', { name: 'Use current location' }));
      expect(await form.findByText('2 Palm Street')).toBeVisible();
    });
  });

  it('asks a guest for an e-mail too, and saves a change of their own address (ADDR-4, ADDR-6)', async () => {
    const { form, user, save, unmount } = await openForm(null, guest);
    await fill(user, form.getByLabelText('Contact Person Name'), 'Mona');
    await fill(user, form.getByLabelText('Phone number'), '050 123 4567');
    await fill(user, form.getByLabelText(/^Email/), 'mona@souk.example');
    await user.click(form.getByRole('button', { name: 'Add Address' }));
    const own = {
      id: null,
      address_type: 'home',
      contact_person_number: '+966501234567',
      contact_person_email: 'mona@souk.example',
    };
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining(own)));
    unmount();
    await openForm({ ...home, ...own }, guest);
    expect(screen.getByRole('dialog', { name: 'Update Address' })).toBeVisible();
  });

  it('returns nothing when it is closed (ADDR-8)', async () => {
    const { user, save, onAnswer } = await openForm();
    await user.keyboard('{Escape}');
    expect(onAnswer.mock.calls).toEqual([[null]]);
    expect(save).not.toHaveBeenCalled();
  });

  it('resets to its initial values (ADDR-4)', async () => {
    const { form, user, save } = await openForm(home);
    await user.click(form.getByRole('button', { name: 'Use current location' }));
    expect(await form.findByText('2 Palm Street')).toBeVisible();
    await fill(user, form.getByLabelText('Contact Person Name'), 'Somebody');
    await user.click(form.getByRole('radio', { name: 'Office' }));
    await user.click(form.getByRole('button', { name: 'Reset' }));
    expect(form.getByLabelText('Contact Person Name')).toHaveValue(home.contact_person_name);
    expect(form.getByRole('radio', { name: 'Home' })).toBeChecked();
    expect(await form.findByText(home.address)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Update Address' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(expect.objectContaining({ address: home.address })),
    );
  });

  it('stays open with typed text where saving fails, and shows that it is saving (API-7)', async () => {
    const { form, user, save, onAnswer } = await openForm();
    let fail: () => void = () => undefined;
    save.mockReturnValue(new Promise((_, reject) => (fail = () => reject(new Error('too many')))));
    await fill(user, form.getByLabelText('Contact Person Name'), 'Mona');
    await fill(user, form.getByLabelText('Phone number'), '050 123 4567');
    const add = form.getByRole('button', { name: 'Add Address' });
    await user.click(add);
    await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'true'));
    fail();
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy', 'true'));
    expect(form.getByLabelText('Contact Person Name')).toHaveValue('Mona');
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('starts in the marketplace’s country, and lets another be picked only where that is configured (ADDR-4, ADDR-19)', async () => {
    const { form } = await openForm(null, guest);
    await waitFor(() => expect(form.getByLabelText('Country')).toBeEnabled());
    expect(form.getByLabelText('Country')).toHaveValue('SA');
    expect(form.getByRole('option', { name: /\+966.* Saudi Arabia$/ })).toBeInTheDocument();
  });

  it('keeps the country as it is where picking is not configured (ADDR-19)', async () => {
    marketplace.answers({ config: aConfig({ country_picker_status: 0 }) });
    const { form } = await openForm(null, guest);
    await waitFor(() => expect(form.getByLabelText('Country')).toBeDisabled());
  });
});

/** As a paste: keystrokes prove nothing here. */
async function fill(user: UserEvent, field: HTMLElement, value: string) {
  await user.clear(field);
  if (value) await user.click(field).then(() => user.paste(value));
}
