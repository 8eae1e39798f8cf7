import { aCustomer, anAddress, renderRemote, type ShellFacts } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DeliverySection, type DeliverySectionProps } from './delivery-section.tsx';

const home = anAddress({ id: 4, road: '12', house: '7', floor: '2' });
const here = { ...home, id: null, address_type: '', road: '', house: '', floor: '' };
const contact = { name: 'Mona', number: '+966511111111', email: 'mona@souk.example' };
const customer = aCustomer();

const show = (shell: ShellFacts, props: DeliverySectionProps = {}) =>
  renderRemote(() => <DeliverySection {...props} />, { shell });
const section = (name = 'Delivery Addresses') => within(screen.getByRole('region', { name }));

describe('a customer', () => {
  it('sees the selected address with its pencil, an add button and the link to the saved ones (ADDR-9)', async () => {
    const { user, shell } = show({ customer, addresses: [home] }, { zoneId: 3 });
    expect(section().getByRole('heading', { name: 'Delivery Addresses' })).toBeVisible();
    for (const words of ['Home', home.address, 'Lena Haddad', '+966500000002'])
      expect(section().getByText(words)).toBeVisible();
    expect(section().getByText('Street: 12 · House: 7 · Floor: 2')).toBeVisible();

    await user.click(section().getByRole('button', { name: 'Edit delivery address' }));
    expect(shell.addresses.edit).toHaveBeenLastCalledWith(home);
    await user.click(section().getByRole('button', { name: 'Add Address' }));
    expect(shell.addresses.edit).toHaveBeenLastCalledWith();
    await user.click(section().getByRole('button', { name: 'View Saved Address' }));
    expect(shell.addresses.choose).toHaveBeenCalledWith({ zoneId: 3 });
  });

  it('is not asked for street, house and floor of a saved address (ADDR-10)', () => {
    show({ customer, addresses: [home] });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('adds street, house and floor to the current address, and saves it by a tick (ADDR-10)', async () => {
    const { user, shell } = show({ customer, addresses: [here] });
    expect(section().getByText('Current location')).toBeVisible();
    jest.mocked(shell.addresses.select).mockImplementation((next) => shell.addresses.selected.set(next));
    jest.mocked(shell.addresses.save).mockImplementation((next) => {
      const saved = { ...next, id: 9 };
      shell.addresses.selected.set(saved);
      return Promise.resolve(saved);
    });
    const block = within(section().getByRole('group', { name: 'Additional information' }));
    await user.type(block.getByLabelText('Street number (optional)'), '12');
    await user.type(block.getByLabelText('House number (optional)'), '7');
    await user.type(block.getByLabelText('Floor (optional)'), '2');
    expect(shell.addresses.select).toHaveBeenLastCalledWith({ ...here, road: '12', house: '7', floor: '2' });
    await user.click(block.getByRole('checkbox', { name: 'Save this Address' }));
    expect(shell.addresses.save).toHaveBeenCalledWith({ ...here, road: '12', house: '7', floor: '2' });
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    expect(section().getByRole('button', { name: 'Edit delivery address' })).toHaveFocus();
  });

  it('sees the tick cleared where nothing was saved (ADDR-10)', async () => {
    const { user, shell } = show({ customer, addresses: [here] });
    jest.mocked(shell.addresses.save).mockResolvedValue(null);
    await user.click(screen.getByRole('checkbox', { name: 'Save this Address' }));
    await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked());
  });

  it('sees that the addresses are loading, and that there is none', () => {
    const { shell } = show({ customer, addresses: null });
    expect(section().queryByText('No delivery address yet')).toBeNull();
    act(() => shell.addresses.list.set([]));
    expect(section().getByText('No delivery address yet')).toBeVisible();
  });
});

describe('a guest', () => {
  it('sees where the order goes, and has neither add button nor saved addresses (ADDR-9, ADDR-15)', () => {
    show({ addresses: [home], contact });
    expect(section().getByText(home.address)).toBeVisible();
    for (const [label, value] of [
      ['Street number (optional)', '12'],
      ['House number (optional)', '7'],
      ['Floor (optional)', '2'],
    ] as const)
      expect(section().getByLabelText(label)).toHaveValue(value);
    expect(section().getAllByRole('button')).toHaveLength(1);
  });

  it('enters street, house and floor on the page (CHK-7, ADDR-15, ADDR-20)', async () => {
    const { user, shell } = show({ addresses: [here], contact: null });
    jest.mocked(shell.addresses.select).mockImplementation((next) => shell.addresses.selected.set(next));
    await user.type(section().getByLabelText('House number (optional)'), '7');
    await user.type(section().getByLabelText('Floor (optional)'), '2');
    expect(shell.addresses.select).toHaveBeenLastCalledWith({ ...here, house: '7', floor: '2' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('changes the place in the address form, and the page gets its contact (ADDR-16, ADDR-17)', async () => {
    const onEdited = jest.fn();
    const { user, shell } = show({ addresses: [here], contact: null }, { onEdited });
    const pencil = section().getByRole('button', { name: 'Edit delivery address' });
    expect(pencil).toHaveAttribute('title', 'Please add your delivery address');
    jest.mocked(shell.addresses.edit).mockResolvedValueOnce(home).mockResolvedValueOnce(null);
    await user.click(pencil);
    expect(shell.addresses.edit).toHaveBeenCalledWith(here);
    expect(onEdited).toHaveBeenCalledWith(home);
    await user.click(pencil);
    expect(onEdited).toHaveBeenCalledTimes(1);
    expect(shell.addresses.editContact).not.toHaveBeenCalled();
  });

  it('without a place sees that there is none', () => {
    show({ addresses: [] });
    expect(section().getByText('No delivery address yet')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

it('shows only the contact of a take-away, and changes it in the contact form (ADDR-11, ADDR-15, ADDR-17, CHK-6)', async () => {
  const { user, shell } = show({ customer, addresses: [home], contact }, { takeAway: true });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Mona')).toBeVisible();
  expect(screen.queryByText(home.address)).toBeNull();
  expect(screen.queryByText(/Floor/)).toBeNull();
  await user.click(section('Contact Info').getByRole('button'));
  expect(shell.addresses.editContact).toHaveBeenCalled();
  expect(shell.addresses.edit).not.toHaveBeenCalled();
});

it('asks a customer without a phone number for it, in the required words (ADDR-16)', () => {
  show({ customer, addresses: [here], contact: null }, { takeAway: true });
  expect(screen.getByText('No Contact Info Added')).toHaveAttribute(
    'title',
    'Please enter your contact info',
  );
});
