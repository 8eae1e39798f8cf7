import { aCustomer, anAddress, marketplace, refuses, renderRemote } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import { Account } from '../account.tsx';

const open = (addresses: readonly object[]) =>
  renderRemote(Account, {
    path: '/profile?page=addresses',
    shell: { customer: aCustomer(), addresses: addresses as never },
  });

it('lists saved addresses, without the current position, and changes and removes them (ADDR-22 to ADDR-25)', async () => {
  const [here, home, club] = [
    { ...anAddress({ address: 'Here' }), id: null },
    anAddress({ id: 3 }),
    anAddress({ id: 4, address_type: 'Tennis club', address: '2 Court Lane' }),
  ];
  const { user, shell } = open([here, home, club]);
  expect(await screen.findByText('2 Court Lane')).toBeVisible();
  expect(screen.queryByText('Here')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit Home' }));
  expect(shell.addresses.edit).toHaveBeenCalledWith(home);
  await user.click(screen.getByRole('button', { name: 'Remove Tennis club' }));
  expect(shell.addresses.remove).toHaveBeenCalledWith(club);
});

it('keeps the side of a line that is written in the other direction (I18-5)', async () => {
  open([anAddress({ id: 3, address: '2 Court Lane' })]);
  // As the line itself, the isolated text would take the side of its own direction.
  expect((await screen.findByText('2 Court Lane')).parentElement?.tagName).toBe('SPAN');
});

it('says that they could not be loaded, and loads them again, instead of that none is saved (ADDR-21, API-8)', async () => {
  marketplace.answers({ addresses: refuses(500) });
  const { user } = open([{ ...anAddress({ address: 'Here' }), id: null }]);
  expect(await screen.findByText("We couldn't load your addresses")).toBeVisible();
  expect(screen.queryByText('No saved addresses yet')).toBeNull();
  const before = marketplace.requests('addresses').length;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(marketplace.requests('addresses').length).toBeGreaterThan(before));
});

it('starts with the form where none is saved (ADDR-14)', async () => {
  const { user, shell } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Add address' }));
  expect(shell.addresses.edit).toHaveBeenCalledWith();
});
