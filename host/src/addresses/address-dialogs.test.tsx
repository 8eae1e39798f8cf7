import type { AddressDialogProps, ContactDialogProps, SavedAddressesDialogProps } from '@souk/contracts';
import { STORAGE_KEYS } from '@souk/contracts';
import { allowConsoleError, anAddress, marketplace } from '@souk/testing';
import { Dialog } from '@souk/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { renderHost } from '../testing/render-host.tsx';
import type { HostFacts } from '../testing/render-host.tsx';
import { loadModule } from '../federation/federation.ts';

const home = anAddress({ id: 1 });
const fallback = { url: '/old.js', integrity: 'sha384-y', version: '0.9.0', globalName: 'account_0.9.0' };
const contributions = {
  'saved-addresses-dialog': './saved-addresses-dialog',
  'address-dialog': './address-dialog',
  'contact-dialog': './contact-dialog',
};
const account = aDiscoveredRelease('account', '1.0.0', { moduleType: null, contributions, fallback });
const discovery = aDiscoveryDocument({}, { food: aDiscoveredRelease('food'), account });

function SavedAddressesDialog({ edit, onAnswer }: SavedAddressesDialogProps) {
  return (
    <Dialog open onClose={() => onAnswer(null)} title="Saved">
      <button type="button" onClick={() => onAnswer(home)}>
        Select
      </button>
      <button type="button" onClick={() => void edit(null)}>
        Add
      </button>
    </Dialog>
  );
}
function AddressDialog({ address, save, onAnswer }: AddressDialogProps) {
  return (
    <Dialog open onClose={() => onAnswer(null)} title={address ? 'Change' : 'New'}>
      <button type="button" onClick={() => void save({ ...home, id: null }).then(onAnswer)}>
        Save
      </button>
    </Dialog>
  );
}
function ContactDialog({ onAnswer }: ContactDialogProps) {
  return (
    <Dialog open onClose={() => onAnswer(null)} title="Contact">
      <button type="button" onClick={() => onAnswer({ name: 'Mona', number: '+966501234567', email: null })}>
        Save
      </button>
    </Dialog>
  );
}
function Broken(): never {
  throw new Error('broken');
}

/** The page, with what the live release and the last good one expose. */
function page(live: object | null, lastGood: object | null = null, facts: HostFacts = {}) {
  jest.mocked(loadModule).mockImplementation(async ({ version }) => {
    const module = version === '1.0.0' ? live : lastGood;
    if (!module) throw new Error('404');
    return module;
  });
  const host = renderHost({ discovery, ...facts });
  return { ...host, addresses: host.shell.services.addresses };
}
const all = { SavedAddressesDialog, AddressDialog, ContactDialog };
const TOLD = "We couldn't open this. Please try again.";

/** Opens something, and answers what became of it. */
function asked<T>(ask: () => Promise<T>): Promise<T> {
  let answer!: Promise<T>;
  act(() => void (answer = ask()));
  return answer;
}

it('selects what is chosen in the dialog that a remote contributes (ADDR-13)', async () => {
  marketplace.answers({ addresses: { addresses: [home] } });
  const { addresses, user } = page(all, null, { token: 'token-of-lena' });
  const answer = asked(() => addresses.choose());
  await screen.findByRole('dialog', { name: 'Saved' });
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await expect(answer).resolves.toEqual(home);
  expect(await screen.findByText('New delivery address selected.')).toBeVisible();
  await waitFor(() => expect(addresses.selected.get()?.id).toBe(1));
});

it('opens the address dialog above the saved ones, and selects nothing by that (ADDR-8, ADDR-13)', async () => {
  const added = anAddress({ id: 9 });
  marketplace.answers({ addAddress: { message: 'Address added successfully.', address: added } });
  const { addresses, user } = page(all, null, { token: 'token-of-lena' });
  void asked(() => addresses.choose());
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await screen.findByRole('dialog', { name: 'New' });
  // It is modal: what lies below cannot be reached.
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Saved' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Address added successfully.')).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Saved' })).toBeVisible();
  expect(localStorage.getItem(STORAGE_KEYS.delivery)).toBeNull();
});

it('stores in this browser the pickup contact that a guest entered (ADDR-17, ADDR-20)', async () => {
  const { addresses, user } = page(all, null, { guestId: 'guest-0123456789abcdef' });
  const answer = asked(() => addresses.editContact());
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await expect(answer).resolves.toMatchObject({ name: 'Mona' });
  expect(addresses.contact.get()).toMatchObject({ name: 'Mona', number: '+966501234567' });
});

it('shows that a dialog is loading, and can be closed before it has loaded', async () => {
  jest.mocked(loadModule).mockReturnValue(new Promise(() => undefined));
  const { shell } = renderHost({ discovery });
  const answer = asked(() => shell.services.addresses.editContact());
  const waiting = await screen.findByRole('dialog', { name: 'Loading' });
  expect(waiting).toHaveAttribute('aria-busy', 'true');
  // What a browser makes of Escape, and jsdom does not.
  fireEvent(waiting, new Event('cancel', { cancelable: true }));
  await expect(answer).resolves.toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['cannot be loaded', null],
  ['throws', { ContactDialog: Broken }],
])('takes the dialog of the last good release where the live one’s %s', async (_, live) => {
  allowConsoleError(/broken|error boundary/i);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { addresses } = page(live, all);
  void asked(() => addresses.editContact());
  expect(await screen.findByRole('dialog', { name: 'Contact' })).toBeVisible();
});

it.each([
  ['can be loaded', null],
  ['can be drawn', { AddressDialog: Broken, SavedAddressesDialog: Broken, ContactDialog: Broken }],
])('says so where no release’s dialog %s, and leaves page and cart as they are', async (_, module) => {
  allowConsoleError(/broken|error boundary/i);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { addresses, user } = page(module, module);
  for (const ask of [addresses.choose, addresses.edit, addresses.editContact]) {
    await expect(asked<unknown>(ask)).resolves.toBeNull();
    // The message of the dialog before is replaced.
    await waitFor(() => expect(screen.getByText(TOLD)).toBeVisible());
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  expect(await screen.findByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
});
