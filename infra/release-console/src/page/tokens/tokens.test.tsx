import { TOKEN_BOUNDS } from '@souk/contracts/channel-changes';
import { screen, waitFor, within } from '@testing-library/react';
import { registry, withRegistry } from '../testing/registry-double.ts';
import { renderConsole } from '../testing/render-console.tsx';

withRegistry();

it('creates a token with rights and an end, and shows its secret once', async () => {
  const { user, dialog } = renderConsole('/tokens');
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const form = await dialog('New token');
  await user.type(form.getByLabelText('Name'), 'food pipeline');
  await user.click(form.getByLabelText('A pipeline'));
  await user.clear(form.getByLabelText('Remote'));
  await user.type(form.getByLabelText('Remote'), 'food, browse');
  await user.click(form.getByLabelText('publish'));
  await user.click(form.getByRole('button', { name: 'Create token' }));
  const secret = await dialog('Copy your token now');
  expect(secret.getByLabelText('New token')).toHaveValue('soukc_secret');
  expect(registry.changes[0]?.body).toEqual({
    name: 'food pipeline',
    kind: 'ci',
    scopes: [
      { remote: 'food', actions: ['read', 'publish'] },
      { remote: 'browse', actions: ['read', 'publish'] },
    ],
    days: 90,
  });
  await user.click(secret.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(document.body).not.toHaveTextContent('soukc_secret');
});

it('creates a verifier with its public key, and with no other right', async () => {
  const { user, dialog } = renderConsole('/tokens');
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const form = await dialog('New token');
  expect(form.queryByLabelText('Public key of the verifier')).toBeNull();
  await user.type(form.getByLabelText('Name'), 'verifier');
  await user.click(form.getByLabelText('publish'));
  await user.click(form.getByLabelText('verify'));
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(
    await form.findByText('A verifier can only have the rights to verify and read. Create two tokens.'),
  ).toBeVisible();
  expect(form.getByText("This is not a verifier's public key.")).toBeVisible();
  await user.click(form.getByLabelText('publish'));
  const key = `${'A'.repeat(59)}=`;
  await user.type(form.getByLabelText('Public key of the verifier'), key);
  await user.click(form.getByRole('button', { name: 'Create token' }));
  await dialog('Copy your token now');
  expect(registry.changes[0]?.body).toMatchObject({
    scopes: [{ remote: '*', actions: ['read', 'verify'] }],
    verifierKey: key,
  });
});

it('names what is missing before anything is sent', async () => {
  const { user, dialog } = renderConsole('/tokens');
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const form = await dialog('New token');
  await user.click(form.getByLabelText('read'));
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(await form.findByText('Enter a name.')).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus());
  expect(form.getByText('Choose at least one right.')).toBeVisible();
  expect(registry.changes).toEqual([]);
});

it('revokes a token after asking', async () => {
  registry.tokens = [
    {
      id: 'a1',
      name: 'old pipeline',
      kind: 'ci',
      scopes: [{ remote: 'food', actions: ['publish'] }],
      createdAt: '2026-01-01T09:00:00Z',
      createdBy: 'maria',
      expiresAt: null,
      revokedAt: null,
      verifierKey: null,
      lastUsedAt: null,
    },
  ];
  const { user } = renderConsole('/tokens');
  await user.click(await screen.findByRole('button', { name: 'Revoke old pipeline' }));
  const question = within(await screen.findByRole('dialog', { name: 'Revoke old pipeline?' }));
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  await waitFor(() =>
    expect(registry.changes).toEqual([{ method: 'DELETE', path: 'tokens/a1', body: null }]),
  );
});

it('distinguishes the token of an edge from that of a person, and shows what revoking it does', async () => {
  registry.tokens = [
    {
      id: 'e1',
      name: 'edge',
      kind: 'person',
      scopes: [{ remote: '*', actions: ['report'] }],
      createdAt: '2026-01-01T09:00:00Z',
      createdBy: 'registry',
      expiresAt: null,
      revokedAt: null,
      verifierKey: null,
      lastUsedAt: null,
    },
  ];
  const { user, dialog } = renderConsole('/tokens');
  expect(await screen.findByRole('heading', { name: 'edge · An edge of Souk' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Revoke edge' }));
  expect((await dialog('Revoke edge?')).getByText(/^Edges that use it can no longer report/)).toBeVisible();
});

it('accepts a number of days that the registry accepts', async () => {
  const { user, dialog } = renderConsole('/tokens');
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const form = await dialog('New token');
  await user.type(form.getByLabelText('Name'), 'old');
  const days = form.getByLabelText('Expires after (days)');
  const { min, max } = TOKEN_BOUNDS.days;
  for (const typed of [String(max + 1), String(min - 1), '1.5']) {
    await user.clear(days);
    await user.type(days, typed);
    await user.click(form.getByRole('button', { name: 'Create token' }));
    expect(await form.findByText(`Enter a whole number from ${min} to ${max}.`)).toBeVisible();
  }
  expect(registry.changes).toEqual([]);
});

it('shows the dates on which a token was created and last used', async () => {
  registry.tokens = [
    {
      id: 'a1',
      name: 'old pipeline',
      kind: 'ci',
      scopes: [{ remote: 'food', actions: ['publish'] }],
      createdAt: '2026-01-01T09:00:00Z',
      createdBy: 'maria',
      expiresAt: null,
      revokedAt: null,
      verifierKey: null,
      lastUsedAt: '2026-02-03T09:00:00Z',
    },
  ];
  renderConsole('/tokens');
  const row = (await screen.findByRole('heading', { name: /^old pipeline/ })).parentElement;
  expect(row).toHaveTextContent(/Created .+ \(1 Jan, \d\d:00\) by maria · Last used .+ \(3 Feb, \d\d:00\)$/);
});

it('is closed to tokens without the right to administer', async () => {
  registry.scopes = [{ remote: 'food', actions: ['read'] }];
  renderConsole('/tokens');
  expect(await screen.findByText('Your token may not administer every remote.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New token' })).toBeNull();
});
