import { expectAccessible } from '../fixtures/accessibility.ts';
import { askRegistry } from '../fixtures/small-release.ts';
import { expect, test } from './console-test.ts';

test('an admin gives a remote a grant, sees why another one is refused, and revokes it', async ({
  console,
  own,
  page,
  problems,
}) => {
  problems.expect(/409 \(Conflict\)/);
  const { remote } = own;
  const team = `${remote}-too`;
  await console.signIn('/grants');
  const give = async (route: string) => {
    await console.dialog.getByLabel('Remote', { exact: true }).fill(team);
    await console.dialog.getByLabel('Routes').fill(route);
    await console.dialog.getByLabel('Module types').fill('*');
    await console.confirm('Grant').click();
  };
  await page.getByRole('button', { name: 'New grant' }).click();
  await give(`/${remote}`);
  await expect(console.dialog).toContainText(`which is granted to ${remote} (every module)`);
  await expectAccessible(page, '[role=dialog]');
  await give(`/${team}/*`);
  await expect(console.dialog).toBeHidden();
  await expect(console.card(team)).toContainText(`/${team}/*`);

  await console
    .card(remote)
    .getByRole('button', { name: `Revoke /${remote} of ${remote}` })
    .click();
  await console.confirm('Revoke').click();
  await expect(console.dialog).toContainText(`${remote} 1.1.0 is live in ${own.channel}`);
  await console.confirm('Cancel').click();
  for (const name of [`/${team}/*`, 'every module']) {
    await console
      .card(team)
      .getByRole('button', { name: `Revoke ${name} of ${team}` })
      .click();
    await console.confirm('Revoke').click();
    await expect(console.dialog).toBeHidden();
  }
  await expect(console.card(team)).toHaveCount(0);
  const { grants } = await askRegistry<{ grants: { remote: string }[] }>('grants');
  expect(grants.map((grant) => grant.remote)).not.toContain(team);
});

test('rolling back a remote’s only release removes it from the channel, and its next release adds it again', async ({
  console,
  own,
}) => {
  const channel = `${own.channel}-new`;
  await own.post(`channels/${channel}/activations`, { remote: own.remote, version: '1.0.0' });
  await console.signIn(`/channels/${channel}`);
  await console.rollBack(own.remote).click();
  await expect(console.dialog).toContainText('so it is removed from the channel');
  await console.reason.fill('prices missing');
  await console.confirm('Roll back').click();
  await expect(console.toast(`${own.remote} is removed from the channel.`)).toBeVisible();
  await expect(console.card(own.remote)).toContainText('Not live');
  await console.openRemote(channel, own.remote);
  await console.makeLive('1.1.0', 'Activate');
  await console.confirm('Activate').click();
  await expect(console.state(own.remote)).toContainText('1.1.0');
});
