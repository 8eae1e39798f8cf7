import { rm } from 'node:fs/promises';
import { placeCustomer } from '../fixtures/customer.ts';
import { startOwnStack } from '../fixtures/own-stack.ts';
import { makeReleaseFolder } from '../fixtures/release-folder.ts';
import { startSmallDisk } from '../fixtures/small-disk.ts';
import { souk } from '../fixtures/souk-command.ts';
import { expect, test } from '../fixtures/test.ts';

test('the disk of the store fills up while a release is published: the publisher sees an error, nothing of it is visible, pages keep working, and it is accepted once there is space', async ({
  page,
  context,
  marketplace,
  shell,
}) => {
  test.setTimeout(120_000);
  const disk = await startSmallDisk();
  const own = await startOwnStack(disk);
  const { folder, version } = await makeReleaseFolder('food', { ballast: 2_000_000 });
  try {
    await disk.fillUp();
    const refused = await souk(own, ['publish', folder]);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/souk: .*store.* Nothing was changed/);
    expect((await souk(own, ['check', `food@${version}`])).err).toContain('was never published');
    await page.goto(own.url + (await placeCustomer(context, marketplace, 'food', 'harbour')));
    await shell.seesRemote('food');

    await disk.makeRoom();
    const taken = await souk(own, ['publish', folder]);
    expect(taken.out).toContain(`Published food ${version}: 2 files`);
    // Nothing of the page is under way while its server is gone.
    await page.goto('/');
  } finally {
    await rm(folder, { recursive: true });
    await own.close();
    await disk.close();
  }
});
