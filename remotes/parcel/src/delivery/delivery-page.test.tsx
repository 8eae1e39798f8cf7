import { configureClient, queryClient } from '@souk/api-client';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import {
  aConfig,
  aCustomer,
  aLocation,
  aModule,
  anAddress,
  aParcelCategory,
  aShell,
  marketplace,
  refuses,
  renderRemote,
  unreachable,
} from '@souk/testing';
import type { RenderedRemote, ShellFacts, TestShell } from '@souk/testing';
import type { CheckoutStart } from '@souk/contracts';
import { Parcel } from '../parcel.tsx';

const here = aModule({ id: 5, module_type: 'parcel' });
const PATH = '/parcel-delivery-info?parcel_category_id=2';
const documents = aParcelCategory({ id: 1, name: 'Documents' });
const keys = aParcelCategory({ id: 2, name: 'Keys', description: 'The things you forgot' });

const shellOf = (facts: ShellFacts = {}) => aShell({ path: PATH, module: here, addresses: [], ...facts });
const draw = async (shell: TestShell = shellOf(), language?: 'ar') => {
  const drawn = renderRemote(Parcel, { shell, language });
  await screen.findByRole('form');
  return drawn;
};
const end = (name: 'Sender' | 'Receiver') => within(screen.getByRole('region', { name }));
const fill = async (user: RenderedRemote['user'], field: HTMLElement, words: string) => {
  await user.click(field);
  await user.paste(words);
};
const go = () => screen.getByRole('button', { name: 'Continue to checkout' });
const place = (address: string) => aLocation({ address, lat: 24.7, lng: 46.7 });

const started: Extract<CheckoutStart, { page: 'parcel' }> = {
  page: 'parcel',
  parcel: {
    parcel_category_id: 2,
    sender: {
      address: 'Harbour 1',
      latitude: 24.7,
      longitude: 46.7,
      contact_person_name: 'Mona Haddad',
      contact_person_number: '+971501234567',
    },
    receiver: {
      address: 'Old Market 9',
      latitude: 24.71,
      longitude: 46.71,
      contact_person_name: 'Omar Said',
      contact_person_number: '+971507654321',
      contact_person_email: 'omar@souk.example',
      house: '9',
      floor: '2',
      road: '14',
    },
    charge_payer: 'receiver',
  },
  note: 'Ring the bell',
};

// Nothing here is hidden, and to look whether each of the many countries is takes long.
configure({ defaultHidden: true });

beforeEach(() =>
  marketplace.answers({
    config: aConfig({ country: 'AE', country_picker_status: 1 }),
    parcelCategories: [documents, keys],
    parcelInstructions: [
      { id: 1, instruction: 'Ring the bell' },
      { id: 2, instruction: 'Keep it upright' },
    ],
  }),
);

it('takes a guest’s parcel from an empty form to the checkout (PCL-4, PCL-5, PCL-6)', async () => {
  const shell = shellOf();
  const { user } = await draw(shell);
  const [sender, receiver] = [end('Sender'), end('Receiver')];

  jest.mocked(shell.location.pick).mockResolvedValueOnce(place('Harbour 1'));
  await user.click(sender.getByRole('button', { name: /Pickup location/ }));
  expect(await sender.findByText('Harbour 1')).toBeVisible();
  await fill(user, sender.getByLabelText('Name'), 'Mona Haddad');
  await fill(user, sender.getByLabelText('Phone number'), '0501234567');

  jest
    .mocked(shell.location.pick)
    .mockResolvedValueOnce({ ...place('Old Market 9'), lat: 24.71, lng: 46.71 });
  await user.click(receiver.getByRole('button', { name: /Drop-off location/ }));
  expect(await receiver.findByText('Old Market 9')).toBeVisible();
  await fill(user, receiver.getByLabelText('Name'), ' Omar Said ');
  await fill(user, receiver.getByLabelText('Phone number'), '050 765 4321');
  await fill(user, receiver.getByLabelText('Email'), 'omar@souk.example');
  await fill(user, receiver.getByLabelText('House number'), '9');
  await fill(user, receiver.getByLabelText('Floor'), '2');
  await fill(user, receiver.getByLabelText('Street number'), '14');

  await user.click(screen.getByRole('radio', { name: /^Receiver/ }));
  await user.click(await screen.findByRole('button', { name: 'Ring the bell' }));
  await user.click(go());
  await waitFor(() => expect(shell.checkout.start).toHaveBeenCalledTimes(1));
  expect(shell.checkout.start).toHaveBeenCalledWith(started);
});

it('says which page this is from the first moment on, also where it fails (HDR-1)', async () => {
  marketplace.answers({ parcelCategories: refuses(429) });
  const shell = shellOf();
  renderRemote(Parcel, { shell });
  expect(shell.head).toHaveBeenCalledWith({ title: 'Send a parcel' });
  expect(await screen.findByRole('heading', { level: 1, name: "We couldn't load the form" })).toBeVisible();
  expect(shell.head).toHaveBeenCalledTimes(1);
});

it('applies a place of the map to the side that asked for it, each in its own flow (PCL-6, LOC-6)', async () => {
  const shell = shellOf();
  const { user } = await draw(shell);
  jest.mocked(shell.location.pick).mockResolvedValue(place('Harbour 1'));
  await user.click(end('Sender').getByRole('button', { name: /Pickup location/ }));
  expect(shell.location.pick).toHaveBeenLastCalledWith({ flow: 'parcel' });
  await user.click(end('Receiver').getByRole('button', { name: /Drop-off location/ }));
  expect(shell.location.pick).toHaveBeenLastCalledWith({ flow: 'receiver' });
  // The map opens again where the pin stood, and closing it changes nothing.
  jest.mocked(shell.location.pick).mockResolvedValue(null);
  await user.click(end('Receiver').getByRole('button', { name: /^Change ?: Drop-off location/ }));
  expect(shell.location.pick).toHaveBeenLastCalledWith({
    flow: 'receiver',
    start: { lat: 24.7, lng: 46.7 },
  });
  expect(end('Receiver').getByText('Harbour 1')).toBeVisible();
  expect(shell.toast).not.toHaveBeenCalled();
});

it('shows what is missing in the words of the address form, and focuses it (PCL-4, ADDR-5)', async () => {
  const shell = shellOf({ path: '/parcel-delivery-info' });
  const { user } = await draw(shell);
  await user.click(go());
  const kind = screen.getByLabelText('Parcel type');
  expect(kind).toHaveAccessibleDescription("Choose what you're sending");
  await waitFor(() => expect(kind).toHaveFocus());
  for (const name of ['Sender', 'Receiver'] as const) {
    expect(end(name).getByText('Address is required')).toBeVisible();
    expect(end(name).getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    expect(end(name).getByLabelText('Phone number')).toHaveAccessibleDescription('Phone Number is required');
  }
  await user.selectOptions(kind, 'Documents');
  await user.click(go());
  await waitFor(() => expect(end('Sender').getByRole('button', { name: /Pickup/ })).toHaveFocus());
  expect(shell.checkout.start).not.toHaveBeenCalled();
});

it('rejects an invalid number, and an invalid e-mail (PCL-4, ADDR-4)', async () => {
  const { user } = await draw();
  await fill(user, end('Receiver').getByLabelText('Phone number'), '12');
  await fill(user, end('Receiver').getByLabelText('Email'), 'nobody');
  await user.click(go());
  expect(await end('Receiver').findByText('Enter a valid phone number')).toBeVisible();
  // It stands among what is folded away.
  await waitFor(() => expect(end('Receiver').getByText('Must be a valid email')).toBeVisible());
});

it('folds away what is not needed, unless it is filled in (PCL-4)', async () => {
  await draw(shellOf({ customer: aCustomer(), addresses: [anAddress({ house: '7' })] }));
  expect(end('Sender').getByLabelText('House number')).toBeVisible();
  expect(end('Receiver').getByLabelText('House number')).not.toBeVisible();
});

it('keeps the country of the marketplace where no other may be picked (ADDR-19)', async () => {
  marketplace.answers({ config: aConfig({ country: 'SA', country_picker_status: 0 }) });
  await draw();
  expect(end('Sender').getByLabelText('Country')).toHaveValue('SA');
  expect(end('Sender').getByLabelText('Country')).toBeDisabled();
});

it('starts with the choice of the home, and accepts another kind (PCL-3, PCL-4)', async () => {
  const { user, shell } = await draw();
  const kind = screen.getByLabelText('Parcel type');
  expect(kind).toHaveDisplayValue('Keys');
  expect(kind).toHaveAccessibleDescription('The things you forgot');
  await user.selectOptions(kind, 'Documents');
  expect(kind).toHaveDisplayValue('Documents');
  expect(shell.history.location.search).toBe('?parcel_category_id=1');
});

it('asks for the kind where the address has none, or an unknown one', async () => {
  await draw(shellOf({ path: '/parcel-delivery-info?parcel_category_id=77' }));
  expect(screen.getByLabelText('Parcel type')).toHaveDisplayValue('Choose');
});

it('fills in a customer as the sender, with their address (PCL-4)', async () => {
  const address = anAddress({
    address: 'Lighthouse 7',
    house: '7',
    contact_person_email: 'lena@souk.example',
  });
  await draw(shellOf({ customer: aCustomer(), addresses: [address] }));
  const sender = end('Sender');
  expect(sender.getByText('Lighthouse 7')).toBeVisible();
  expect(sender.getByLabelText('Name')).toHaveValue('Lena Haddad');
  expect(sender.getByLabelText('Country')).toHaveValue('SA');
  expect(sender.getByLabelText('Phone number')).toHaveValue('050 000 0002');
  expect(sender.getByLabelText('Email')).toHaveValue('lena@souk.example');
  expect(sender.getByLabelText('House number')).toHaveValue('7');
  expect(end('Receiver').getByLabelText('Name')).toHaveValue('');
});

it('waits for the session before it starts', async () => {
  const shell = shellOf({ customer: aCustomer(), addresses: null });
  renderRemote(Parcel, { shell });
  expect(await screen.findByText('Loading the form…')).toBeInTheDocument();
  act(() => {
    shell.addresses.contact.set({ name: 'Lena Haddad', number: '+966500000002', email: null });
    shell.addresses.list.set([]);
  });
  await screen.findByRole('form');
  expect(end('Sender').getByLabelText('Name')).toHaveValue('Lena Haddad');
});

it('offers notes to choose from, as lines of the note (PCL-5)', async () => {
  const { user } = await draw();
  const note = screen.getByRole('textbox', { name: 'Note for the rider' });
  await fill(user, note, 'Blue door');
  await user.click(await screen.findByRole('button', { name: 'Keep it upright' }));
  expect(note).toHaveValue('Blue door\nKeep it upright');
  expect(screen.getByRole('button', { name: 'Keep it upright' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Keep it upright' }));
  expect(note).toHaveValue('Blue door');
});

it('works without suggested notes where they could not be loaded (PCL-5, HOM-21)', async () => {
  marketplace.answers({ parcelInstructions: refuses(500) });
  await draw();
  await waitFor(() => expect(marketplace.requests('parcelInstructions')).not.toHaveLength(0));
  expect(screen.queryByRole('group', { name: 'Suggested notes' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Note for the rider' })).toBeVisible();
});

describe('typed text', () => {
  const guest = () => shellOf();

  it('stays when the release is replaced, and over a reload (PCL-4)', async () => {
    const shell = guest();
    const { user, unmount } = await draw(shell);
    await fill(user, end('Receiver').getByLabelText('Name'), 'Omar Said');
    expect(shell.drafts.keep).toHaveBeenLastCalledWith('parcel.delivery', expect.anything(), {
      overReload: true,
    });
    unmount();
    await draw(shell);
    expect(end('Receiver').getByLabelText('Name')).toHaveValue('Omar Said');
  });

  it('moves to the account of a guest who signs in, and never from one customer to another', async () => {
    const shell = guest();
    const first = await draw(shell);
    await fill(first.user, end('Receiver').getByLabelText('Name'), 'Omar Said');
    first.unmount();
    shell.session.state.set({ status: 'customer', guestId: null, customer: aCustomer({ id: 1 }) });
    const second = await draw(shell);
    expect(end('Receiver').getByLabelText('Name')).toHaveValue('Omar Said');
    await fill(second.user, end('Receiver').getByLabelText('Name'), ' Nur');
    second.unmount();
    shell.session.state.set({ status: 'customer', guestId: null, customer: aCustomer({ id: 2 }) });
    await draw(shell);
    expect(end('Receiver').getByLabelText('Name')).toHaveValue('');
  });

  it('stays with a customer whose session expires over the open form, and moves to no other (PCL-4, API-4)', async () => {
    const shell = shellOf({ customer: aCustomer({ id: 1 }) });
    const { user } = await draw(shell);
    const receiver = () => within(screen.getByRole('region', { name: 'Receiver' })).getByLabelText('Name');
    const becomes = async (customer: ReturnType<typeof aCustomer> | null) => {
      act(() =>
        shell.session.state.set({ status: customer ? 'customer' : 'guest', guestId: null, customer }),
      );
      await screen.findByRole('form');
    };
    await fill(user, receiver(), 'Omar Said');
    await becomes(null);
    expect(receiver()).toHaveValue('');
    await becomes(aCustomer({ id: 2 }));
    expect(receiver()).toHaveValue('');
    await becomes(aCustomer({ id: 1 }));
    expect(receiver()).toHaveValue('Omar Said');
  });

  it('is there again when the customer comes back from the checkout (PCL-4)', async () => {
    const shell = shellOf({ path: '/parcel-delivery-info' });
    jest.mocked(shell.checkout.started).mockReturnValue(started);
    const { user } = await draw(shell);
    expect(screen.getByLabelText('Parcel type')).toHaveDisplayValue('Keys');
    expect(end('Receiver').getByText('Old Market 9')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note for the rider' })).toHaveValue('Ring the bell');
    await user.click(go());
    await waitFor(() => expect(shell.checkout.start).toHaveBeenCalledWith(started));
  });

  it('is removed once the checkout has it', async () => {
    const shell = guest();
    jest.mocked(shell.checkout.started).mockReturnValueOnce(started);
    const { user, unmount } = await draw(shell);
    await fill(user, end('Receiver').getByLabelText('Name'), ' Nur');
    await user.click(go());
    await waitFor(() => expect(shell.checkout.start).toHaveBeenCalled());
    unmount();
    jest.mocked(shell.checkout.started).mockReturnValue(null);
    await draw(shell);
    expect(end('Receiver').getByLabelText('Name')).toHaveValue('');
  });

  it('is not restored from a draft of another form', async () => {
    const shell = guest();
    shell.drafts.keep('parcel.delivery', { owner: null, values: { sender: { name: 'x' } } });
    await draw(shell);
    expect(end('Sender').getByLabelText('Name')).toHaveValue('');
  });
});

it('shows that it could not be loaded, and tries again', async () => {
  marketplace.answers({ parcelCategories: refuses(500) });
  const { user } = renderRemote(Parcel, { shell: shellOf() });
  await screen.findByText("We couldn't load the form");
  marketplace.answers({ parcelCategories: [keys] });
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('form')).toBeVisible();
});

it("shows once that it is offline, and the server's message: no toast repeats them (API-5, API-8)", async () => {
  const onError = jest.fn();
  configureClient({ onError });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  marketplace.answers({ parcelCategories: unreachable() });
  const { unmount } = renderRemote(Parcel, { shell: shellOf() });
  expect(await screen.findByRole('heading', { level: 1, name: "We couldn't load the form" })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent("You're offline.");
  unmount();
  online.mockReturnValue(true);
  queryClient.clear();
  marketplace.answers({ parcelCategories: refuses(403, 'Parcels are not carried today.') });
  renderRemote(Parcel, { shell: shellOf() });
  expect(await screen.findByText('Parcels are not carried today.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /again/i })).toBeNull();
  expect(onError).not.toHaveBeenCalled();
});

it('shows where nothing is carried', async () => {
  marketplace.answers({ parcelCategories: [] });
  renderRemote(Parcel, { shell: shellOf() });
  expect(await screen.findByText("Parcel delivery isn't available here yet")).toBeVisible();
});

it('is in Arabic (PCL-4)', async () => {
  const { user } = await draw(shellOf(), 'ar');
  await user.click(screen.getByRole('button', { name: 'المتابعة إلى إتمام الطلب' }));
  expect(await screen.findAllByText('رقم الهاتف مطلوب')).toHaveLength(2);
});
