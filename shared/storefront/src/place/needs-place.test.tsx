import { screen } from '@testing-library/react';
import { aModule, renderRemote } from '@souk/testing';
import { NeedsPlace } from './needs-place.tsx';

const List = () => <NeedsPlace>Shops near you</NeedsPlace>;

it('shows the list where place and module are known, and says nothing', () => {
  const { shell } = renderRemote(List);
  expect(screen.getByText('Shops near you')).toBeVisible();
  expect(shell.toast).not.toHaveBeenCalled();
});

it('asks a visitor without a place for one, with the reason as a toast (LOC-24, RTE-4)', async () => {
  const { shell, user } = renderRemote(List, { shell: { location: null } });
  expect(screen.queryByText('Shops near you')).toBeNull();
  const text = 'You must pick a zone to access this page.';
  expect(shell.toast).toHaveBeenCalledWith({ kind: 'warning', id: 'zone-needed', text });
  await user.click(screen.getByRole('button', { name: 'Choose an address' }));
  expect(shell.location.pick).toHaveBeenCalledWith({ flow: 'store' });
});

it('asks for the module where several serve the place (MOD-8)', async () => {
  const { shell, user } = renderRemote(List, { shell: { module: null, modules: [aModule()] } });
  await user.click(screen.getByRole('button', { name: 'Choose a module' }));
  expect(shell.module.choose).toHaveBeenCalled();
  expect(shell.toast).not.toHaveBeenCalled();
});
