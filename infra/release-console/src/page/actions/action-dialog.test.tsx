import { screen, waitFor } from '@testing-library/react';
import { aChannel, aLiveRelease } from '../testing/a-channel.ts';
import { aProblem, registry, withRegistry } from '../testing/registry-double.ts';
import { renderConsole } from '../testing/render-console.tsx';

withRegistry();

const rolledBack = aLiveRelease({
  stable: '1.0.0',
  action: 'rollback',
  revision: 8,
  reason: 'prices missing',
});
const back = aChannel({
  revision: 8,
  remotes: { ...aChannel().remotes, food: rolledBack },
  quarantined: [
    {
      remote: 'food',
      version: '1.1.0',
      revision: 8,
      reason: 'prices missing',
      quarantinedAt: '2026-01-01T10:00:00.000Z',
      killed: false,
    },
  ],
});

/** The token of a team whose food 1.0.0 and 1.1.0 were live. */
function mayOnlyRollBack() {
  registry.scopes = [{ remote: 'food', actions: ['read', 'rollback'] }];
  registry.history = ['1.1.0', '1.0.0'].map((version, at) => ({
    revision: 7 - at,
    remote: 'food',
    action: 'activate',
    version,
    stable: version,
    canary: null,
    reason: null,
    actor: 'maria',
    at: '2026-01-01T10:00:00.000Z',
  }));
}

async function askToRollBackFood() {
  const shown = renderConsole();
  const { user, card, dialog } = shown;
  await user.click((await card('food')).getByRole('button', { name: 'Roll back food' }));
  const asked = await dialog('Roll back food');
  return { ...shown, asked, confirm: () => user.click(asked.getByRole('button', { name: 'Roll back' })) };
}

describe('rolling back', () => {
  it('shows what customers will see, and the result of the gate', async () => {
    const { asked } = await askToRollBackFood();
    expect(asked.getByText('All visitors get 1.0.0 instead of 1.1.0.')).toBeVisible();
    expect(asked.getByText(/^1\.1\.0 is quarantined/)).toBeVisible();
    expect(await asked.findByText('The gate allows 1.0.0.')).toBeVisible();
  });

  it('requires a reason, and sends the revision that it was decided on', async () => {
    registry.after = back;
    const { user, asked, confirm, card } = await askToRollBackFood();
    await confirm();
    expect(asked.getByText('Enter a reason.')).toBeVisible();
    await waitFor(() => expect(asked.getByLabelText('Reason')).toHaveFocus());
    expect(registry.changes).toEqual([]);
    await user.type(asked.getByLabelText('Reason'), 'prices missing');
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(registry.changes).toEqual([
      {
        method: 'POST',
        path: 'channels/production/rollbacks',
        body: { remote: 'food', reason: 'prices missing', revision: 7 },
      },
    ]);
    await waitFor(() => expect(screen.getByText('food is back on 1.0.0.')).toBeVisible());
    expect((await card('food')).getByText('Rolled back')).toBeVisible();
  });

  it('goes to another release where one is chosen', async () => {
    registry.after = back;
    const { user, asked, confirm } = await askToRollBackFood();
    await asked.findByRole('option', { name: '1.2.0' });
    await user.selectOptions(asked.getByLabelText('Release to roll back to'), '1.2.0');
    expect(asked.getByText('All visitors get 1.2.0 instead of 1.1.0.')).toBeVisible();
    await user.type(asked.getByLabelText('Reason'), 'x');
    await confirm();
    await waitFor(() => expect(registry.changes[0]?.body).toMatchObject({ version: '1.2.0' }));
  });

  it('offers what was live before, and nothing else, to a token that may not activate', async () => {
    mayOnlyRollBack();
    const { asked } = await askToRollBackFood();
    expect(await asked.findByRole('option', { name: '1.0.0' })).toBeVisible();
    expect(asked.queryByRole('option', { name: '1.2.0' })).toBeNull();
  });
});

describe('another admin was faster', () => {
  const theirs = aChannel({
    revision: 8,
    remotes: {
      ...aChannel().remotes,
      food: aLiveRelease({ stable: '1.2.0', revision: 8, actor: 'omar', fallback: '1.1.0', reason: 'menu' }),
    },
  });

  it('shows the newer state, keeps typed text, and lets the admin decide again', async () => {
    const { user, asked, confirm } = await askToRollBackFood();
    await user.type(asked.getByLabelText('Reason'), 'prices missing');
    registry.refusals = [aProblem(409, 'stale-revision', { state: theirs })];
    registry.state = theirs;
    await confirm();
    const notice = await asked.findByRole('alert');
    expect(notice).toHaveTextContent('production is now at revision 8');
    expect(notice).toHaveTextContent('food: 1.2.0 was activated and is live. By omar: menu');
    expect(asked.queryByRole('button', { name: 'Roll back' })).toBeNull();
    // What an older state would have led to is no help any more.
    expect(asked.queryByText(/^All visitors get/)).toBeNull();
    await user.click(asked.getByRole('button', { name: 'Continue with revision 8' }));
    expect(asked.getByLabelText('Reason')).toHaveValue('prices missing');
    expect(asked.getByText('All visitors get 1.1.0 instead of 1.2.0.')).toBeVisible();
    registry.after = back;
    await confirm();
    await waitFor(() =>
      expect(registry.changes[1]?.body).toMatchObject({ revision: 8, reason: 'prices missing' }),
    );
  });

  it('is shown before anything is pressed, where the stream reports it', async () => {
    const { asked, hearsOfRevision } = await askToRollBackFood();
    registry.state = theirs;
    await hearsOfRevision();
    expect(await asked.findByRole('button', { name: 'Continue with revision 8' })).toBeVisible();
    expect(registry.changes).toEqual([]);
  });

  it('does not get in the way where another remote was changed', async () => {
    const { user, asked, confirm, hearsOfRevision } = await askToRollBackFood();
    await user.type(asked.getByLabelText('Reason'), 'prices missing');
    registry.state = aChannel({
      revision: 8,
      remotes: { ...aChannel().remotes, host: aLiveRelease({ stable: '2.0.0', revision: 8 }) },
    });
    await hearsOfRevision();
    expect(await asked.findByText('production, based on revision 8')).toBeVisible();
    await confirm();
    await waitFor(() => expect(registry.changes[0]?.body).toMatchObject({ revision: 8 }));
  });
});

it('lists the findings of the gate, and stays open', async () => {
  const { user, asked, confirm } = await askToRollBackFood();
  await user.type(asked.getByLabelText('Reason'), 'x');
  const message = 'food 1.0.0 needs react 18, and host@2.0.0 provides 19.';
  registry.refusals = [
    aProblem(422, 'gate', {
      findings: [{ code: 'shared-version', message, packages: ['react'], releases: ['host@2.0.0'] }],
    }),
  ];
  await confirm();
  const refusal = await asked.findByRole('alert');
  expect(refusal).toHaveTextContent('No changes were made');
  expect(refusal).toHaveTextContent(message);
  expect(refusal).toHaveFocus();
  expect(asked.getAllByText(message)).toHaveLength(1);
});

it('does not claim a result for a change without an answer', async () => {
  const { user, asked, confirm } = await askToRollBackFood();
  await user.type(asked.getByLabelText('Reason'), 'x');
  registry.refusals = [aProblem(502, 'registry-down')];
  await confirm();
  expect(await asked.findByText(/it is unknown whether the change was applied/)).toBeVisible();
});

describe('other actions', () => {
  const page = (remote: string) => `/channels/production/remotes/${remote}`;

  it('kills with a reason, and warns that customers are interrupted', async () => {
    const { user, dialog } = renderConsole(page('food'));
    await user.click(await screen.findByRole('button', { name: 'Kill 1.1.0 of food' }));
    const asked = await dialog('Kill 1.1.0 of food');
    expect(asked.getByText(/Open pages stop showing 1\.1\.0 at once/)).toBeVisible();
    await user.type(asked.getByLabelText('Reason'), 'charges twice');
    await user.click(asked.getByRole('button', { name: 'Kill' }));
    await waitFor(() =>
      expect(registry.changes[0]).toMatchObject({
        path: 'channels/production/kills',
        body: { remote: 'food', version: '1.1.0', reason: 'charges twice', revision: 7 },
      }),
    );
  });

  it('offers to roll back to what was live before, where the token may not activate', async () => {
    mayOnlyRollBack();
    const { user } = renderConsole(page('food'));
    const actionsOf = (version: string) => screen.getByLabelText(`Make live: ${version}`);
    await waitFor(() => expect(actionsOf('1.0.0')).toBeEnabled());
    await user.click(actionsOf('1.0.0'));
    expect(await screen.findByRole('menuitem', { name: 'Roll back to this release' })).toBeVisible();
    const never = actionsOf('1.2.0');
    expect(never).toBeDisabled();
    expect(never).toHaveAttribute('title', 'Your token may not activate food.');
  });

  it('starts a canary by steps, and rejects shares that shrink', async () => {
    const { user, dialog } = renderConsole(page('food'));
    await user.click(await screen.findByRole('button', { name: 'Make live: 1.2.0' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Start a canary' }));
    const asked = await dialog('Start a canary of food 1.2.0');
    await user.click(asked.getByLabelText('Step by step'));
    const second = asked.getByLabelText('Share of step 2 in percent');
    await user.clear(second);
    await user.type(second, '2');
    await user.click(asked.getByRole('button', { name: 'Start a canary' }));
    expect(await asked.findByText(/Enter shares from 1 to 99 that do not shrink/)).toBeVisible();
    expect(registry.changes).toEqual([]);
    await user.type(second, '0');
    await user.click(asked.getByRole('button', { name: 'Start a canary' }));
    await waitFor(() =>
      expect(registry.changes[0]?.body).toEqual({
        remote: 'food',
        version: '1.2.0',
        steps: [
          { share: 5, minutes: 30 },
          { share: 20, minutes: 60 },
          { share: 50, minutes: 60 },
        ],
        revision: 7,
      }),
    );
  });

  it.each([
    ['Promote to everyone', 'Promote grocery 1.2.0 to everyone', 'promotions'],
    ['Pause', 'Pause grocery 1.2.0', 'pauses'],
  ])('%s asks first', async (button, title, path) => {
    const { user, dialog } = renderConsole(page('grocery'));
    await user.click(await screen.findByRole('button', { name: button }));
    await user.click((await dialog(title)).getByRole('button', { name: button }));
    await waitFor(() => expect(registry.changes[0]).toMatchObject({ path: `channels/production/${path}` }));
  });

  it('activates with a holdback, by default that of the settings', async () => {
    const { user, dialog } = renderConsole(page('food'));
    await user.click(await screen.findByRole('button', { name: 'Make live: 1.2.0' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Activate' }));
    const asked = await dialog('Activate food 1.2.0');
    expect(asked.getByText(/^90% of visitors get 1\.2\.0; 10% stay on 1\.1\.0 for 30 minutes/)).toBeVisible();
    const holdback = asked.getByLabelText('Holdback in percent');
    await user.clear(holdback);
    await user.type(holdback, '0');
    expect(asked.getByText(/without a comparison/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Activate' }));
    await waitFor(() =>
      expect(registry.changes[0]?.body).toEqual({
        remote: 'food',
        version: '1.2.0',
        holdback: 0,
        revision: 7,
      }),
    );
  });

  it('does not activate what the gate refuses, shows that at the button, and asks the gate again', async () => {
    const message = 'food 1.2.0 needs react 18, and host@2.0.0 provides 19.';
    registry.findings = [{ code: 'shared-version', message, packages: ['react'], releases: ['host@2.0.0'] }];
    const { user, dialog } = renderConsole(page('food'));
    await user.click(await screen.findByRole('button', { name: 'Make live: 1.2.0' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Activate' }));
    const asked = await dialog('Activate food 1.2.0');
    expect(await asked.findByText(message)).toBeVisible();
    const confirm = asked.getByRole('button', { name: 'Activate' });
    expect(confirm).toBeDisabled();
    expect(confirm).toHaveAccessibleDescription('Activate is off while the gate refuses 1.2.0.');
    registry.findings = [];
    await user.click(asked.getByRole('button', { name: 'Check again' }));
    expect(await asked.findByText('The gate allows 1.2.0.')).toBeVisible();
    expect(confirm).toBeEnabled();
  });

  it('leaves the rollback open whatever the gate finds in the last good release', async () => {
    registry.findings = [{ code: 'shared-version', message: 'too old', packages: [], releases: [] }];
    const { asked } = await askToRollBackFood();
    expect(await asked.findByText('too old')).toBeVisible();
    expect(asked.getByRole('button', { name: 'Roll back' })).toBeEnabled();
  });

  it('aborts a canary from its card', async () => {
    const { user, card, dialog } = renderConsole();
    await user.click((await card('grocery')).getByRole('button', { name: 'Abort canary of grocery' }));
    const asked = await dialog('Abort grocery 1.2.0');
    await user.type(asked.getByLabelText('Reason'), 'slow');
    await user.click(asked.getByRole('button', { name: 'Abort canary' }));
    await waitFor(() => expect(registry.changes[0]).toMatchObject({ path: 'channels/production/aborts' }));
  });

  it('promotes a tested set of another channel, and lists what changes', async () => {
    registry.staging = aChannel({
      channel: 'staging',
      remotes: { host: aLiveRelease(), food: aLiveRelease({ stable: '1.2.0' }) },
    });
    const { user, dialog } = renderConsole();
    await user.click(await screen.findByRole('button', { name: 'Copy releases from another channel' }));
    const asked = await dialog('Copy releases to production');
    await asked.findByLabelText('From channel');
    await user.click(asked.getByRole('button', { name: 'Copy releases' }));
    expect(asked.getByText('Enter the channel in which the releases were tested.')).toBeVisible();
    await user.selectOptions(asked.getByLabelText('From channel'), 'staging');
    expect(
      await asked.findByText(/^food: 90% of visitors get 1\.2\.0; 10% stay on 1\.1\.0 for 30 min/),
    ).toBeVisible();
    await user.type(asked.getByLabelText('Holdback in percent'), '0');
    expect(asked.getByText('food: all visitors get 1.2.0 instead of 1.1.0.')).toBeVisible();
    expect(asked.queryByText(/^host/)).toBeNull();
    expect(asked.getByText(/^All releases change together, or none does/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Copy releases' }));
    await waitFor(() =>
      expect(registry.changes[0]).toMatchObject({
        path: 'channels/production/set-promotions',
        body: { from: 'staging', holdback: 0, revision: 7 },
      }),
    );
  });

  it('lifts a quarantine with a reason', async () => {
    registry.state = aChannel({
      quarantined: [
        {
          remote: 'food',
          version: '1.2.0',
          revision: 5,
          reason: 'broke',
          quarantinedAt: '2026-01-01T09:00:00Z',
          killed: false,
        },
      ],
    });
    const { user, dialog } = renderConsole(`${page('food')}?tab=quarantine`);
    await user.click(await screen.findByRole('button', { name: 'Lift quarantine of food 1.2.0' }));
    const asked = await dialog('Lift quarantine of food 1.2.0');
    expect(asked.getByText(/^Quarantined .+\. Reason: broke$/)).toBeVisible();
    await user.type(asked.getByLabelText('Reason'), 'fixed upstream');
    await user.click(asked.getByRole('button', { name: 'Lift quarantine' }));
    await waitFor(() =>
      expect(registry.changes[0]).toMatchObject({
        path: 'channels/production/quarantine-lifts',
        body: { remote: 'food', version: '1.2.0', reason: 'fixed upstream', revision: 7 },
      }),
    );
  });
});
