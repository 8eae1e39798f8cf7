import { screen, waitFor } from '@testing-library/react';
import { aProblem, registry, withRegistry } from '../testing/registry-double.ts';
import { renderConsole } from '../testing/render-console.tsx';

withRegistry();

beforeEach(() => {
  registry.grants = [
    {
      remote: 'food',
      routes: ['/home'],
      moduleTypes: ['food'],
      contributions: ['product-dialog'],
      capabilities: ['cart'],
      grantedBy: 'maria',
      grantedAt: '2026-01-01T09:00:00.000Z',
    },
  ];
});

it('grants a remote what an administrator names, and shows which other grant prevents it', async () => {
  registry.refusals = [aProblem(409, 'grant-overlaps')];
  const { user, dialog } = renderConsole('/grants');
  await user.click(await screen.findByRole('button', { name: 'New grant' }));
  const form = await dialog('New grant');
  await user.click(form.getByRole('button', { name: 'Grant' }));
  expect(await form.findByText(/Enter a remote/)).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('Remote')).toHaveFocus());
  expect(registry.changes).toEqual([]);
  await user.type(form.getByLabelText('Remote'), 'flowers');
  await user.type(form.getByLabelText('Routes'), '/home, /vase/*');
  await user.type(form.getByLabelText('Module types'), 'flowers');
  await user.click(form.getByLabelText('product-dialog'));
  await user.click(form.getByRole('button', { name: 'Grant' }));
  expect(await form.findByText('The registry says grant-overlaps.')).toBeVisible();
  expect(registry.changes).toEqual([
    {
      method: 'POST',
      path: 'grants/flowers',
      body: {
        routes: ['/home', '/vase/*'],
        moduleTypes: ['flowers'],
        contributions: ['product-dialog'],
        capabilities: [],
      },
    },
  ]);
});

it('revokes one grant after asking', async () => {
  const { user, dialog } = renderConsole('/grants');
  await user.click(await screen.findByRole('button', { name: 'Revoke /home of food' }));
  const question = await dialog('Revoke /home of food?');
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(registry.changes[0]?.path).toBe('grants/food/revocations'));
  expect(registry.changes[0]?.body).toEqual({ routes: ['/home'] });
});

it('shows the grants without buttons to tokens without the right', async () => {
  registry.scopes = [{ remote: 'food', actions: ['read', 'administer'] }];
  renderConsole('/grants');
  expect(await screen.findByText('/home')).toBeVisible();
  expect(await screen.findByText(/Your token may not administer every remote/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Revoke|Give/ })).toBeNull();
});
