import { aCustomer, marketplace, refuses, renderRemote } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
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

it('turns notifications on and off in this browser, and explains how to allow them where it blocks them (PSH-5, PSH-6)', async () => {
  const first = open();
  const toggle = () => screen.findByRole('switch', { name: 'Notifications in this browser' });
  expect(await toggle()).not.toBeChecked();
  await first.user.click(await toggle());
  expect(first.shell.pushes.ask).toHaveBeenCalled();
  first.unmount();

  const second = open({ pushPermission: 'granted' });
  expect(await toggle()).toBeChecked();
  await second.user.click(await toggle());
  expect(second.shell.pushes.turnOff).toHaveBeenCalled();
  expect(second.shell.pushes.ask).not.toHaveBeenCalled();
  second.unmount();

  open({ pushPermission: 'denied' });
  expect(await screen.findByText(/Your browser blocks notifications.*allow notifications/)).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Notifications in this browser' })).not.toBeInTheDocument();
});

it('turns the newsletter on and off, and shows the old state where that fails (FTR-6, FTR-7)', async () => {
  marketplace.answers({ ownNewsletter: { is_subscribed: false } });
  const { user, shell } = open();
  const toggle = await screen.findByRole('switch', { name: 'Send me the newsletter' });
  expect(screen.getByText(new RegExp(aCustomer().email))).toBeVisible();
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  expect(marketplace.requests('changeOwnNewsletter')[0]?.body).toEqual({ is_subscribed: true });
  expect(await screen.findByRole('switch', { name: 'Send me the newsletter', checked: true })).toBeEnabled();
  expect(shell.toast).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: "You're subscribed to the newsletter." }),
  );
  marketplace.answers({ changeOwnNewsletter: refuses(409) });
  await user.click(toggle);
  expect(await screen.findByRole('switch', { name: 'Send me the newsletter', checked: true })).toBeEnabled();
  expect(shell.toast).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'error' }));
  marketplace.answers({ changeOwnNewsletter: refuses(500) });
  await user.click(toggle);
  await waitFor(() =>
    expect(shell.toast).toHaveBeenLastCalledWith(
      expect.objectContaining({
        text: "We couldn't save your choice. Something went wrong on our side. Please try again.",
      }),
    ),
  );
});

it('asks to verify the address before there is a newsletter to choose (FTR-6)', async () => {
  const { user, shell } = open({ customer: aCustomer({ is_email_verified: 0 }) });
  await user.click(await screen.findByRole('button', { name: 'Verify my email' }));
  expect(shell.history.location.search).toBe('?page=profile-settings');
  expect(marketplace.requests('ownNewsletter')).toHaveLength(0);
});
