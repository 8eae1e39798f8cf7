import type { Address } from '@souk/contracts';
import { aLocation, anAddress, marketplace, refuses } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderHost } from '../testing/render-host.tsx';
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

  it('shows type and address of each, and applies nothing before Select (ADDR-12, ADDR-13)', async () => {
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

  it.each(['Cancel', 'Escape'])('leaves everything as it is on %s (ADDR-13)', async (way) => {
    const { dialog, user, addresses, chosen } = await openChooser();
    await user.click(await dialog.findByRole('radio', { name: 'Home' }));
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(chosen).resolves.toBeNull();
    expect(addresses.selected.get()?.id).toBeNull();
    expect(screen.queryByText('New delivery address selected.')).toBeNull();
  });

  it('calls a label of the customer’s own by its name, in capitals where it begins (ADDR-12)', async () => {
    const { dialog } = await openChooser([anAddress({ address_type: 'grandma' })]);
    expect(await dialog.findByRole('radio', { name: 'Grandma' })).toBeVisible();
  });

  it('offers what the store’s zone holds (ADDR-2), and says so where that is none (ADDR-14)', async () => {
    const { dialog, user } = await openChooser([home, office], { zoneId: 2 });
    expect(
      (await dialog.findAllByRole('radio')).map((option) => option.closest('label')?.textContent),
    ).toEqual([`Office${office.address}`]);
    await user.keyboard('{Escape}');
  });

  it('says so where no saved address lies in the store’s zone (ADDR-14)', async () => {
    const { dialog } = await openChooser([home], { zoneId: 7 });
    expect(await dialog.findByText('No saved addresses found to select.')).toBeVisible();
    expect(dialog.queryByRole('radio')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Select' })).toBeDisabled();
  });

  it('does not let one choose where nobody delivers, nor keep what was chosen there', async () => {
    const { dialog, addresses } = await openChooser([anAddress({ zone_ids: [] })]);
    const option = await dialog.findByRole('radio', { name: 'Home' });
    expect(option).toBeDisabled();
    expect(option).toHaveAccessibleDescription(expect.stringContaining("We don't deliver to this area yet"));
    act(() => addresses.select(anAddress({ zone_ids: [] })));
    expect(dialog.getByRole('button', { name: 'Select' })).toBeDisabled();
  });

  it('says Oops to who has saved none, and leads on to the form (ADDR-14)', async () => {
    const { dialog, user } = await openChooser([]);
    expect(await dialog.findByText('Oops')).toBeVisible();
    expect(
      dialog.getByText('You don’t have any saved address yet. please save address to continue'),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Select' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Add Address' }));
    expect(await screen.findByRole('dialog', { name: 'Add Address' })).toBeVisible();
  });

  it('says that they could not be loaded, and asks again', async () => {
    marketplace.answers({ addresses: refuses(500, 'Away') });
    const host = renderHost({ token: TOKEN });
    act(() => void host.shell.services.addresses.choose());
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved Addresses' }));
    expect(await dialog.findByText("We couldn't load your addresses")).toBeVisible();
    marketplace.answers({ addresses: { addresses: [home] } });
    await host.user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('radio', { name: 'Home' })).toBeVisible();
  });

  it('removes an address after a question, in the server’s words (ADDR-25)', async () => {
    const { dialog, user } = await openChooser();
    await user.click(await dialog.findByRole('button', { name: 'Remove Home' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove address' }));
    marketplace.answers({ addresses: { addresses: [office] } });
    await user.click(question.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Address removed successfully.')).toBeVisible();
    expect(marketplace.requests('removeAddress')[0]?.query).toEqual({ address_id: '1' });
    await waitFor(() => expect(dialog.queryByRole('radio', { name: 'Home' })).toBeNull());
    expect(dialog.getByRole('radio', { name: 'Office' })).toBeVisible();
  });

  it('has what was added in it, chosen but not yet applied (ADDR-8, ADDR-13)', async () => {
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

it('speaks Arabic (I18-5)', async () => {
  localStorage.setItem('language', 'ar');
  marketplace.answers({ addresses: { addresses: [home] } });
  const host = renderHost({ token: TOKEN });
  act(() => void host.shell.services.addresses.choose());
  const dialog = within(await screen.findByRole('dialog', { name: 'العناوين المحفوظة' }));
  expect(await dialog.findByRole('radio', { name: 'المنزل' })).toBeVisible();
});
