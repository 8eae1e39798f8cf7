import type { DeliveryAddress } from '@souk/contracts';
import { aCustomer, aLocation, anAddress, marketplace, pending, refuses, renderRemote } from '@souk/testing';
import type { RenderRemoteOptions } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SavedAddressesDialog } from '../saved-addresses-dialog.tsx';

const { lat, lng, address, zoneIds } = aLocation();
const here: DeliveryAddress = {
  ...anAddress({ address, address_type: '', latitude: lat, longitude: lng, zone_ids: zoneIds }),
  id: null,
};
const home = anAddress({ id: 1 });
const office = anAddress({ id: 2, address_type: 'office', address: '3 Harbour Tower', zone_ids: [2] });

function openChooser(
  addresses: readonly DeliveryAddress[] | null = [here, home, office],
  { zoneId, ...options }: Omit<RenderRemoteOptions, 'shell'> & { zoneId?: number } = {},
) {
  const edit = jest.fn(async (): Promise<DeliveryAddress | null> => null);
  const onAnswer = jest.fn();
  const remote = renderRemote(
    () => <SavedAddressesDialog zoneId={zoneId} edit={edit} onAnswer={onAnswer} />,
    { shell: { customer: aCustomer(), addresses }, ...options },
  );
  return { ...remote, edit, onAnswer, dialog: within(screen.getByRole('dialog')) };
}
const textsOf = (options: HTMLElement[]) => options.map((option) => option.closest('label')?.textContent);

it('shows type and address of each, and applies nothing before Select (ADDR-12, ADDR-13)', async () => {
  const { dialog, user, onAnswer, shell } = openChooser([here, home, { ...office, zone_ids: [1] }]);
  const options = dialog.getAllByRole('radio');
  expect(textsOf(options)).toEqual([
    `Current location${here.address}`,
    `Home${home.address}`,
    `Office${office.address}`,
  ]);
  expect(options[0]).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'Office' }));
  expect(onAnswer).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Select' }));
  expect(onAnswer.mock.calls).toEqual([[expect.objectContaining({ id: 2 })]]);
  expect(shell.addresses.select).not.toHaveBeenCalled();
});

it.each(['Cancel', 'Escape'])('leaves everything as it is on %s (ADDR-13)', async (way) => {
  const { dialog, user, onAnswer } = openChooser();
  await user.click(dialog.getByRole('radio', { name: 'Home' }));
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(onAnswer.mock.calls).toEqual([[null]]);
});

it('shows a label of the customer’s own, with a capital first letter (ADDR-12)', () => {
  const { dialog } = openChooser([anAddress({ address_type: 'grandma', address_label: 'grandma' })]);
  expect(dialog.getByRole('radio', { name: 'Grandma' })).toBeVisible();
});

it('offers the addresses in the store’s zone (ADDR-2)', () => {
  const { dialog } = openChooser(undefined, { zoneId: 2 });
  expect(textsOf(dialog.getAllByRole('radio'))).toEqual([`Office${office.address}`]);
});

it('shows a message where no saved address lies in the store’s zone (ADDR-14)', () => {
  const { dialog } = openChooser([here, home], { zoneId: 7 });
  expect(dialog.getByText('No saved addresses found to select.')).toBeVisible();
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Select' })).toBeDisabled();
});

it('disables an address where nothing is delivered', () => {
  const { dialog } = openChooser([anAddress({ zone_ids: [] })]);
  const option = dialog.getByRole('radio', { name: 'Home' });
  expect(option).toBeDisabled();
  expect(option).toHaveAccessibleDescription(expect.stringContaining("We don't deliver to this area yet"));
  expect(dialog.getByRole('button', { name: 'Select' })).toBeDisabled();
});

it('shows Oops to a customer without saved addresses, and links to the form (ADDR-14)', async () => {
  const { dialog, user, edit } = openChooser([here]);
  expect(dialog.getByText('Oops')).toBeVisible();
  expect(
    dialog.getByText('You don’t have any saved address yet. please save address to continue'),
  ).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Select' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Add Address' }));
  expect(edit).toHaveBeenCalledWith(null);
});

it('shows that they are loading, or could not be loaded, and loads them again (ADDR-21)', async () => {
  marketplace.answers({ addresses: pending() });
  const { dialog, unmount } = openChooser(null);
  expect(dialog.getByRole('status')).toHaveTextContent('Loading your addresses…');
  unmount();

  marketplace.answers({ addresses: refuses(500, 'Away') });
  // The host knows the current address then, and no saved one.
  const failing = openChooser([here]);
  expect(await failing.dialog.findByText("We couldn't load your addresses")).toBeVisible();
  expect(failing.dialog.queryByText('Oops')).toBeNull();
  marketplace.answers({ addresses: { addresses: [home] } });
  await failing.user.click(failing.dialog.getByRole('button', { name: 'Try again' }));
  act(() => failing.shell.addresses.list.set([home]));
  expect(await failing.dialog.findByRole('radio', { name: 'Home' })).toBeVisible();
});

it('removes an address (ADDR-25)', async () => {
  const { dialog, user, shell } = openChooser();
  await user.click(dialog.getByRole('button', { name: 'Remove Home' }));
  expect(shell.addresses.remove).toHaveBeenCalledWith(home);
});

it('shows a new address, chosen but not yet applied (ADDR-8, ADDR-13)', async () => {
  const { dialog, user, edit, onAnswer, shell } = openChooser([here, office]);
  const added = anAddress({ id: 9, address_type: 'home' });
  edit.mockImplementation(async () => {
    shell.addresses.list.set([here, added, office]);
    return added;
  });
  await user.click(dialog.getByRole('button', { name: 'Add Address' }));
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'Home' })).toBeChecked());
  expect(onAnswer).not.toHaveBeenCalled();
});

it('is in Arabic (I18-5)', () => {
  const { dialog } = openChooser(undefined, { language: 'ar' });
  expect(screen.getByRole('dialog', { name: 'العناوين المحفوظة' })).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'المنزل' })).toBeVisible();
});
