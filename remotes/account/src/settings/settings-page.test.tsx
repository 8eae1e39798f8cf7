import { aCustomer, renderRemote } from '@souk/testing';
import { screen } from '@testing-library/react';
import { Account } from '../account.tsx';

const open = (facts = {}) =>
  renderRemote(Account, { path: '/profile?page=settings', shell: { customer: aCustomer(), ...facts } });

it('changes language and theme, and leads to the interests (PRF-1, RTE-2)', async () => {
  const { user, shell } = open();
  await user.click(await screen.findByRole('radio', { name: 'العربية' }));
  expect(shell.preferences.changeLanguage).toHaveBeenCalledWith('ar');
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(shell.preferences.setTheme).toHaveBeenCalledWith('dark');
  await user.click(screen.getByRole('button', { name: 'Choose interests' }));
  expect(shell.history.location.pathname).toBe('/interest');
});

it('turns on notifications while there is something to choose, and else says how it stands (PSH-6)', async () => {
  const { user, shell, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
  expect(shell.pushes.ask).toHaveBeenCalled();
  unmount();
  open({ pushPermission: 'denied' });
  expect(await screen.findByText(/Your browser blocks notifications/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn on notifications' })).not.toBeInTheDocument();
});
