import { screen, waitFor, within } from '@testing-library/react';
import { aCustomer, anAddress, marketplace } from '@souk/testing';
import { draw, placeButton, someAddress } from '../testing/draw-checkout.ts';

const here = {
  ...anAddress({ contact_person_name: '', contact_person_number: '' }),
  id: null,
};
const newGuest = { addresses: [here], contact: null };
const name = () => screen.getByLabelText('Contact Person Name');
const phone = () => screen.getByLabelText('Phone number');
const email = () => screen.getByLabelText('Email (optional)');
const sent = () => marketplace.requests('placeOrder');

it('is entered on the page, without a dialog, and sent with the order (CHK-7)', async () => {
  const { user, shell } = draw(newGuest);
  const button = await placeButton();
  await user.type(name(), ' Mona Haddad ');
  await user.type(phone(), '051 234 5678');
  await user.type(email(), 'mona@souk.example');
  await user.click(button);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    contact_person_name: 'Mona Haddad',
    contact_person_number: '+966512345678',
    contact_person_email: 'mona@souk.example',
  });
  expect(shell.addresses.edit).not.toHaveBeenCalled();
  expect(shell.addresses.editContact).not.toHaveBeenCalled();
});

it('is stored for the next order once name and number are there (ADDR-20)', async () => {
  const { user, shell } = draw(newGuest);
  await placeButton();
  await user.type(name(), 'Mona');
  await user.tab();
  expect(shell.addresses.save).not.toHaveBeenCalled();
  await user.type(phone(), '0512345678');
  await user.tab();
  expect(shell.addresses.save).toHaveBeenCalledWith({
    ...here,
    contact_person_name: 'Mona',
    contact_person_number: '+966512345678',
  });
});

it('starts with the stored data of the guest (ADDR-15, ADDR-20)', async () => {
  draw({ addresses: [someAddress] });
  await placeButton();
  expect(name()).toHaveValue('Lena Haddad');
  expect(phone()).toHaveValue('050 000 0002');
});

it('follows the address form, which asks for it too (ADDR-4, ADDR-17)', async () => {
  const { user, shell } = draw(newGuest);
  await placeButton();
  await user.type(name(), 'Mona');
  jest.mocked(shell.addresses.edit).mockResolvedValue(someAddress);
  await user.click(screen.getByRole('button', { name: 'Edit delivery address' }));
  await waitFor(() => expect(name()).toHaveValue('Lena Haddad'));
});

it('marks what is wrong beside each field, and focuses the first (ADDR-5, CHK-7)', async () => {
  const { user } = draw(newGuest);
  await user.click(await placeButton());
  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toHaveAccessibleDescription('Name is required');
  expect(phone()).toHaveAccessibleDescription('Phone Number is required');
  await user.type(name(), 'Mona');
  await user.type(phone(), '12');
  await user.type(email(), 'mona');
  await user.click(await placeButton());
  await waitFor(() => expect(phone()).toHaveFocus());
  expect(phone()).toHaveAccessibleDescription('Enter a valid phone number');
  expect(email()).toHaveAccessibleDescription('Must be a valid email');
  expect(sent()).toHaveLength(0);
});

it('is the only question of a take-away to a guest (CHK-6, ADDR-11)', async () => {
  const { user } = draw(newGuest);
  await placeButton();
  await user.click(screen.getByRole('radio', { name: /Pickup/ }));
  const card = within(await screen.findByRole('region', { name: 'Contact' }));
  expect(card.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'phone',
    'email',
  ]);
});

it('of a customer is the account’s or the address’s, and is not asked for on the page', async () => {
  draw({ customer: aCustomer(), addresses: [someAddress] });
  await placeButton();
  expect(screen.queryByLabelText('Contact Person Name')).toBeNull();
  expect(screen.getByRole('button', { name: 'View Saved Address' })).toBeVisible();
});
