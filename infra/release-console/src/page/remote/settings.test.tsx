import { screen, waitFor } from '@testing-library/react';
import { registry, withRegistry } from '../testing/registry-double.ts';
import { renderConsole } from '../testing/render-console.tsx';

withRegistry();

const PATH = '/channels/production/remotes/food?tab=settings';

it('sends only the settings that were changed', async () => {
  const { user } = renderConsole(PATH);
  await user.click(await screen.findByLabelText(/^Say so/));
  await user.type(screen.getByLabelText('Budget of the first load in KB'), '200');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(registry.changes).toEqual([
      {
        method: 'PATCH',
        path: 'channels/production/settings/food',
        body: { automatic: 'watch', budgetBytes: 204_800 },
      },
    ]),
  );
  expect(await screen.findByText('The settings of food are saved.')).toBeVisible();
});

it('names a number that cannot be', async () => {
  const { user } = renderConsole(PATH);
  const holdback = await screen.findByLabelText('Holdback in percent');
  await user.clear(holdback);
  await user.type(holdback, '51');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A whole number from 0 to 50, please.')).toBeVisible();
  expect(registry.changes).toEqual([]);
});

it('is to be read, not changed, by a token without the right', async () => {
  registry.scopes = [{ remote: 'food', actions: ['read', 'activate', 'rollback'] }];
  renderConsole(PATH);
  expect(await screen.findByText('Your token may not administer food.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});
