import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from './console-test.ts';

test('a kill warns that customers are interrupted, requires a reason, and is listed as a kill afterwards', async ({
  console,
  own,
  page,
}) => {
  const { channel, remote } = own;
  await console.signIn();
  await console.openRemote(channel, remote);
  await page.getByRole('button', { name: `Kill 1.1.0 of ${remote}` }).click();
  await expect(console.dialog).toContainText('All visitors get 1.0.0 instead of 1.1.0.');
  await expect(console.dialog).toContainText('Open pages stop showing 1.1.0 at once, even while customers');
  await expect(console.dialog).toContainText('A rollback interrupts nobody.');
  await console.confirm('Kill').click();
  await expect(console.dialog).toContainText('Enter a reason.');
  expect((await own.state()).revision).toBe(2);
  await console.reason.fill('charges twice');
  await console.confirm('Kill').click();
  await expect(console.toast(`${remote}: release killed, 1.0.0 is live.`)).toBeVisible();
  await expect(console.state(remote)).toContainText('Killed');
  await expect(console.state(remote)).toContainText('charges twice');
  const { remotes, quarantined } = await own.state();
  expect(remotes[remote]).toMatchObject({ stable: '1.0.0', action: 'kill' });
  expect(quarantined).toMatchObject([{ remote, version: '1.1.0', killed: true }]);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('row', { name: /Killed 1\.0\.0 .*charges twice/ })).toHaveCount(1);
});

test('a canary is started, paused, continued and promoted to everybody', async ({ console, own, page }) => {
  const { channel, remote } = own;
  const canary = async () => (await own.state()).remotes[remote]?.canary;
  await own.publish('1.2.0');
  await console.signIn();
  await console.openRemote(channel, remote);
  await console.makeLive('1.2.0', 'Start a canary');
  await console.dialog.getByText('Step by step').click();
  await expect(console.dialog).toContainText('5% of visitors get 1.2.0; all others stay on 1.1.0.');
  await expect(console.dialog).toContainText('The gate allows 1.2.0.');
  await expectAccessible(page, '[role=dialog]');
  await console.confirm('Start a canary').click();
  await expect(console.state(remote)).toContainText('Canary at 5%');
  await expect(console.state(remote)).toContainText('Live for 5% of visitors');
  await expect(console.state(remote)).toContainText(/Next: 25% in \d+ (min|hr)/);

  await console.carryOut('Pause');
  await expect(console.state(remote)).toContainText('Paused at 5%');
  expect(await canary()).toMatchObject({ share: 5, rollout: { status: 'paused' } });
  await console.carryOut('Continue');
  await expect(console.state(remote)).toContainText(/Next: 25% in \d+ (min|hr)/);
  expect(await canary()).toMatchObject({ share: 5, rollout: { status: 'running' } });

  await page.getByRole('button', { name: 'Promote to everyone' }).click();
  await expect(console.dialog).toContainText('All visitors get 1.2.0, including those on 1.1.0.');
  await console.confirm('Promote to everyone').click();
  await expect(console.toast(`${remote} 1.2.0 is live for everyone.`)).toBeVisible();
  expect((await own.state()).remotes[remote]).toMatchObject({ stable: '1.2.0', canary: null });
  await expect(console.state(remote).getByText('Back to 1.1.0')).toBeVisible();
});

test('a canary that waits at one share is aborted with a reason, and is quarantined', async ({
  console,
  own,
  page,
}) => {
  const { channel, remote } = own;
  await own.publish('1.2.0');
  await console.signIn();
  await console.openRemote(channel, remote);
  await console.makeLive('1.2.0', 'Start a canary');
  await console.dialog.getByLabel('Share in percent').fill('30');
  await expect(console.dialog).toContainText('30% of visitors get 1.2.0');
  await console.confirm('Start a canary').click();
  await expect(console.state(remote)).toContainText('Waiting to be promoted or aborted');

  await page.getByRole('button', { name: `Abort canary of ${remote}` }).click();
  await expect(console.dialog).toContainText('30% of visitors have 1.2.0 and get 1.1.0 instead.');
  await console.confirm('Abort canary').click();
  await expect(console.dialog).toContainText('Enter a reason.');
  await console.reason.fill('slower than before');
  await console.confirm('Abort canary').click();
  await expect(console.toast(`${remote}: candidate aborted, 1.1.0 is live.`)).toBeVisible();
  const { remotes, quarantined } = await own.state();
  expect(remotes[remote]).toMatchObject({ stable: '1.1.0', canary: null });
  expect(quarantined).toMatchObject([{ remote, version: '1.2.0', reason: 'slower than before' }]);
});

test('server rendering is switched off and on with a reason, and the history says so', async ({
  console,
  own,
  page,
}) => {
  const { channel, remote } = own;
  await console.signIn();
  await console.openRemote(channel, remote);
  await page.getByRole('button', { name: 'Turn off server rendering' }).click();
  await expect(console.dialog).toContainText(`Only browsers render the pages of ${remote}`);
  await expectAccessible(page, '[role=dialog]');
  await console.reason.fill('shows another zone');
  await console.confirm('Turn off server rendering').click();
  await expect(console.toast(`${remote}: server rendering is off.`)).toBeVisible();
  await expect(console.state(remote)).toContainText('Server rendering is off');
  await expect(console.state(remote)).toContainText('shows another zone');
  expect((await own.state()).serverRenderingOff).toMatchObject([{ remote, revision: 3 }]);

  await console.carryOut('Turn on server rendering', 'mended');
  await expect(console.state(remote)).not.toContainText('Server rendering is off');
  expect((await own.state()).serverRenderingOff).toBeUndefined();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(
    page.getByRole('row', { name: /Server rendering off 1\.1\.0 .*shows another zone/ }),
  ).toHaveCount(1);
  await expect(page.getByRole('row', { name: /Server rendering on 1\.1\.0 .*mended/ })).toHaveCount(1);
});

test('an admin sees why a release was quarantined, and lifts the quarantine with a reason; then the release may go live', async ({
  console,
  own,
  page,
}) => {
  const { channel, remote } = own;
  await own.post(`channels/${channel}/rollbacks`, { remote, reason: 'prices missing' });
  await console.signIn();
  await console.openRemote(channel, remote);
  await page.getByRole('button', { name: 'Make live: 1.1.0' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Lift quarantine']);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Quarantine' }).click();
  await page.getByRole('button', { name: `Lift quarantine of ${remote} 1.1.0` }).click();
  await expect(console.dialog).toContainText('Customers see no change.');
  await expect(console.dialog).toContainText(/Quarantined .+\. Reason: prices missing/);
  await console.confirm('Lift quarantine').click();
  await expect(console.dialog).toContainText('Enter a reason.');
  expect((await own.state()).quarantined).toHaveLength(1);
  await console.reason.fill('it was the API');
  await console.confirm('Lift quarantine').click();
  await expect(page.getByText('No quarantined releases.')).toBeVisible();
  expect((await own.state()).quarantined).toEqual([]);

  await page.getByRole('tab', { name: 'Releases' }).click();
  await console.makeLive('1.1.0', 'Activate');
  await console.dialog.getByLabel('Holdback in percent').fill('0');
  await console.confirm('Activate').click();
  await expect(console.toast(`${remote}: release activated.`)).toBeVisible();
  expect((await own.state()).remotes[remote]).toMatchObject({ stable: '1.1.0', canary: null });
});

test('a tested set of another channel is promoted, after the page showed who will see what', async ({
  console,
  own,
}) => {
  const { channel, remote } = own;
  const tested = `${channel}-tested`;
  await own.publish('1.2.0');
  await own.post(`channels/${tested}/activations`, { remote, version: '1.2.0', holdback: 0 });
  await console.signIn(`/channels/${channel}`);
  await console.page.getByRole('button', { name: 'Copy releases from another channel' }).click();
  await console.dialog.getByLabel('From channel').selectOption(tested);
  await expect(console.dialog).toContainText(`${remote}: 90% of visitors get 1.2.0; 10% stay on 1.1.0`);
  await console.dialog.getByLabel('Holdback in percent').fill('0');
  await expect(console.dialog).toContainText(`${remote}: all visitors get 1.2.0 instead of 1.1.0.`);
  await console.reason.fill('tested for a week');
  await console.confirm('Copy releases').click();
  await expect(console.toast('The releases are live.')).toBeVisible();
  await expect(console.card(remote)).toContainText('1.2.0');
  expect((await own.state()).remotes[remote]).toMatchObject({
    stable: '1.2.0',
    canary: null,
    reason: 'tested for a week',
  });
});

test('what the gate refuses cannot be activated, with every finding and the reason at the button', async ({
  console,
  own,
  page,
}) => {
  const { channel, remote } = own;
  await own.publish('1.2.0');
  await own.setRules({ verification: true, budgetBytes: 1 });
  await console.signIn();
  await console.openRemote(channel, remote);
  await console.makeLive('1.2.0', 'Activate');
  await expect(console.dialog.getByRole('status')).toContainText('The gate refuses 1.2.0:');
  for (const finding of [/over its budget of/, /verif/i])
    await expect(console.dialog.getByRole('status')).toContainText(finding);
  await expect(console.confirm('Activate')).toBeDisabled();
  await expect(console.confirm('Activate')).toHaveAccessibleDescription(
    'Activate is off while the gate refuses 1.2.0.',
  );
  await expectAccessible(page, '[role=dialog]');
  const { revision, remotes } = await own.state();
  expect([revision, remotes[remote]?.stable]).toEqual([2, '1.1.0']);

  await own.setRules({ verification: false, budgetBytes: null });
  await console.confirm('Check again').click();
  await expect(console.dialog).toContainText('The gate allows 1.2.0.');
  await console.confirm('Activate').click();
  await expect(console.toast(`${remote}: release activated.`)).toBeVisible();
});

test('the audit log is searched by words of any field, keeps the search, and shows a message where nothing matches', async ({
  console,
  own,
  page,
}) => {
  const { channel, remote } = own;
  await own.post(`channels/${channel}/rollbacks`, { remote, reason: 'prices missing' });
  await own.post(`channels/${channel}/quarantine-lifts`, {
    remote,
    version: '1.1.0',
    reason: 'it was the API',
  });
  await console.signIn('/audit');
  const entries = page.getByRole('row').filter({ hasText: remote });
  const words = page.getByRole('searchbox');
  await words.fill(remote);
  await expect(entries).toHaveCount(7);
  await words.fill(`missing ${remote}`);
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('Rolled back');
  await expect(page.getByRole('status').filter({ hasText: '1 entry shown' })).toHaveCount(1);
  await page.reload();
  await expect(words).toHaveValue(`missing ${remote}`);
  await expect(entries).toHaveCount(1);
  await words.fill(`${remote} neverdone`);
  await expect(page.getByText('No matching entries.')).toBeVisible();
  await words.clear();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('the audit log is filtered by who, remote, action and period, and the address keeps the filters', async ({
  console,
  own,
  page,
}) => {
  const { channel, remote } = own;
  await own.post(`channels/${channel}/rollbacks`, { remote, reason: 'prices missing' });
  await console.signIn('/audit');
  const entries = page.getByRole('row').filter({ hasText: remote });
  await page.getByLabel('Remote').selectOption(remote);
  await expect(entries).toHaveCount(6);
  await page.getByLabel('Action').selectOption('rollback');
  await expect(entries).toHaveCount(1);
  await page.getByLabel('Period').selectOption('Last hour');
  await page.getByLabel('User').fill('operat');
  await expect(entries).toContainText('prices missing');
  await page.reload();
  await expect(page.getByLabel('Action')).toHaveValue('rollback');
  await expect(entries).toHaveCount(1);
  await page.getByLabel('User').fill('nobody');
  await expect(page.getByText('No matching entries.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Action')).toHaveValue('');
});
