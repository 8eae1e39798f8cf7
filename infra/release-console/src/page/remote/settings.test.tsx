import { formatKilobytes } from '@souk/contracts/channel-changes';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { registry, withRegistry } from '../testing/registry-double.ts';
import { renderConsole } from '../testing/render-console.tsx';

withRegistry();

const PATH = '/channels/production/remotes/food?tab=settings';

it('sends only the settings that were changed', async () => {
  const { user } = renderConsole(PATH);
  const worse = within(await screen.findByRole('group', { name: 'When a candidate is worse' }));
  await user.click(worse.getByLabelText(/^Warn only/));
  await user.type(screen.getByLabelText('First load budget in kB'), '200');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(registry.changes).toEqual([
      {
        method: 'PATCH',
        path: 'channels/production/settings/food',
        body: { automatic: 'watch', budgetBytes: 200_000 },
      },
    ]),
  );
  expect(await screen.findByText('Settings of food saved.')).toBeVisible();
});

it('shows a budget that was set by the command as it was typed there, and sends what the command would show', async () => {
  registry.settings = { ...registry.settings, budgetBytes: 120_250 };
  const { user } = renderConsole(PATH);
  const budget = await screen.findByLabelText('First load budget in kB');
  expect(budget).toHaveValue('120.25');
  await user.clear(budget);
  await user.type(budget, '90.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(registry.changes.map(({ body }) => body)).toEqual([{ budgetBytes: 90_500 }]));
  expect(formatKilobytes(90_500)).toBe('90.5 kB');
});

it('sends the limits of the judgement: slowness, networks and failures of a first canary', async () => {
  const { user } = renderConsole(PATH);
  const slowness = within(await screen.findByRole('group', { name: 'When a candidate is slower' }));
  expect(slowness.getByLabelText(/^Warn only/)).toBeChecked();
  await user.click(slowness.getByLabelText(/^Roll back automatically/));
  for (const [name, value] of [
    ['Failure limit in percent', ' '],
    ['Visits per network', '40'],
    ['Failing networks', '4'],
  ] as const) {
    const field = screen.getByLabelText(name);
    await user.clear(field);
    await user.type(field, value);
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(registry.changes.map(({ body }) => body)).toEqual([
      { slowness: 'act', failureLimit: null, networkVisits: 40, failingNetworks: 4 },
    ]),
  );
});

it.each([
  ['Failure limit in percent', '51', 'Enter a number from 0.1 to 50.'],
  ['Visits per network', '0', 'Enter a whole number from 1 to 1000000.'],
  ['Failing networks', '1.5', 'Enter a whole number from 1 to 1000.'],
  ['Visits per network', '1e2', 'Enter a whole number from 1 to 1000000.'],
])('names what is wrong with %s', async (name, value, message) => {
  const { user } = renderConsole(PATH);
  const field = await screen.findByLabelText(name);
  await user.clear(field);
  await user.type(field, value);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(registry.changes).toEqual([]);
});

it('names an invalid number', async () => {
  const { user } = renderConsole(PATH);
  const holdback = await screen.findByLabelText('Holdback in percent');
  await user.clear(holdback);
  await user.type(holdback, '51');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a whole number from 0 to 50.')).toBeVisible();
  await waitFor(() => expect(holdback).toHaveFocus());
  expect(registry.changes).toEqual([]);
});

it('is read-only for a token without the right', async () => {
  registry.scopes = [{ remote: 'food', actions: ['read', 'activate', 'rollback'] }];
  renderConsole(PATH);
  expect(await screen.findByText('Your token may not administer food.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('offers to allow verified releases only, except of the host, which no verifier checks', async () => {
  renderConsole(PATH);
  expect(await screen.findByLabelText('Only allow verified releases')).toBeVisible();
  cleanup();
  renderConsole(PATH.replace('food', 'host'));
  expect(await screen.findByLabelText('Holdback in percent')).toBeVisible();
  expect(screen.queryByLabelText('Only allow verified releases')).toBeNull();
});
