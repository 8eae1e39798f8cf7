import { screen, waitFor } from '@testing-library/react';
import { aChannel, aLiveRelease } from '../testing/a-channel.ts';
import { registry, withRegistry } from '../testing/registry-double.ts';
import { renderConsole } from '../testing/render-console.tsx';

withRegistry();

const off = (remote: string, revision = 8) => ({
  remote,
  revision,
  reason: 'wrong zone',
  actor: 'omar',
  switchedOffAt: '2026-01-01T11:00:00.000Z',
});
const page = (remote: string) => `/channels/production/remotes/${remote}`;

it('switches the server rendering of a remote off with a reason, and shows what customers will see', async () => {
  registry.after = aChannel({ revision: 8, serverRenderingOff: [off('food')] });
  const { user, dialog } = renderConsole(page('food'));
  await user.click(await screen.findByRole('button', { name: 'Turn off server rendering' }));
  const question = await dialog('Turn off server rendering of food');
  expect(question.getByText(/^Only browsers render the pages of food/)).toBeVisible();
  expect(question.getByText(/^Open pages do not change/)).toBeVisible();
  const confirm = () => user.click(question.getByRole('button', { name: 'Turn off server rendering' }));
  await confirm();
  expect(question.getByText('Enter a reason.')).toBeVisible();
  await user.type(question.getByLabelText('Reason'), 'wrong zone');
  await confirm();
  await waitFor(() =>
    expect(registry.changes).toEqual([
      {
        method: 'POST',
        path: 'channels/production/server-renderings',
        body: { remote: 'food', on: false, reason: 'wrong zone', revision: 7 },
      },
    ]),
  );
  await waitFor(() => expect(screen.getByText('food: server rendering is off.')).toBeVisible());
  expect(screen.getByText('Server rendering is off')).toBeVisible();
  expect(screen.getByText('wrong zone').parentElement).toHaveTextContent(/ by omar · wrong zone$/);
});

it('switches it on again, also where a remote is out of the channel', async () => {
  const remotes = { food: aLiveRelease({ stable: null, fallback: null, action: 'rollback' }) };
  registry.state = aChannel({ remotes, serverRenderingOff: [off('food')] });
  registry.after = aChannel({ remotes, revision: 9 });
  const { user, dialog } = renderConsole(page('food'));
  await user.click(await screen.findByRole('button', { name: 'Turn on server rendering' }));
  const question = await dialog('Turn on server rendering of food');
  await user.type(question.getByLabelText('Reason'), 'mended');
  await user.click(question.getByRole('button', { name: 'Turn on server rendering' }));
  await waitFor(() => expect(registry.changes[0]?.body).toMatchObject({ on: true }));
  await waitFor(() => expect(screen.getByText('food: server rendering is on.')).toBeVisible());
  expect(screen.queryByText('Server rendering is off')).toBeNull();
});

it('covers every page on the page of the host, and every card shows that', async () => {
  const { user, dialog, card, hearsOfRevision } = renderConsole(page('host'));
  await user.click(await screen.findByRole('button', { name: 'Turn off server rendering' }));
  const question = await dialog('Turn off server rendering of host');
  expect(question.getByText(/^Only browsers render pages, of all remotes/)).toBeVisible();
  registry.state = aChannel({ revision: 8, serverRenderingOff: [off('host')] });
  await hearsOfRevision();
  expect(await question.findByText(/Nothing left to do/)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('link', { name: 'All remotes in production' }));
  for (const remote of ['host', 'food'])
    expect((await card(remote)).getByText('Server rendering is off for every page')).toBeVisible();
});

it('shows that a remote’s own switch changes nothing while everything is off', async () => {
  registry.state = aChannel({ serverRenderingOff: [off('host')] });
  const { user, dialog } = renderConsole(page('food'));
  expect(await screen.findByText('Server rendering is off for every page')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Turn off server rendering' }));
  const question = await dialog('Turn off server rendering of food');
  expect(
    question.getByText(/^Customers see no change yet: server rendering is off for every page/),
  ).toBeVisible();
});

it('is listed at the top as the latest change', async () => {
  registry.state = aChannel({ revision: 8, serverRenderingOff: [off('food')] });
  renderConsole();
  const change = await screen.findByRole('link', { name: 'food: server rendering is off.' });
  expect(change).toHaveAttribute('href', page('food'));
  expect(change.parentElement).toHaveTextContent(/Revision 8, .+ by omar\.$/);
});

it('requires the right to roll back', async () => {
  registry.scopes = [{ remote: 'food', actions: ['read', 'activate', 'administer'] }];
  renderConsole(page('food'));
  const button = await screen.findByRole('button', { name: 'Turn off server rendering' });
  await waitFor(() => expect(button).toHaveAccessibleDescription('Your token may not roll back food.'));
});
