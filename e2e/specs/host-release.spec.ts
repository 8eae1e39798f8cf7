import { HOST_NAME, RELEASE_MEDIA_TYPE, federationName, releaseUrl } from '@souk/contracts';
import type { ReleaseRecord } from '@souk/contracts';
import type { Page } from '@playwright/test';
import type { OwnStack } from '../fixtures/own-stack.ts';
import { expect, test } from '../fixtures/own-stack-test.ts';
import { askRegistry, production } from '../fixtures/small-release.ts';
import { souk } from '../fixtures/souk-command.ts';

/** The live host's files once more, as another release. */
async function publishAgain(own: OwnStack, version: string): Promise<void> {
  const live = (await production(own)).remotes[HOST_NAME]?.stable ?? '';
  const like = await askRegistry<ReleaseRecord>(`releases/${HOST_NAME}/${live}`, {}, own);
  const files = await Promise.all(
    like.files.map(async ({ path }) =>
      Buffer.from(await (await fetch(new URL(releaseUrl(HOST_NAME, live, path), own.url))).arrayBuffer()),
    ),
  );
  const record: ReleaseRecord = {
    ...like,
    version,
    globalName: federationName(HOST_NAME, version),
    files: like.files.map(({ path, size, integrity }) => ({ path, size, integrity })),
  };
  const body = Buffer.concat([Buffer.from(`${JSON.stringify(record)}\n`), ...files]);
  await askRegistry(
    `releases/${HOST_NAME}/${version}`,
    { method: 'PUT', headers: { 'content-type': RELEASE_MEDIA_TYPE }, body: new Uint8Array(body) },
    own,
  );
}

/** The host that a page runs, by what it says with its calls. */
const hostOf = async (page: Page, act: () => Promise<unknown>) => {
  const says = page.waitForRequest((request) => request.headers()['souk-releases'] !== undefined);
  await act();
  return /host@([^,;]+)/.exec((await says).headers()['souk-releases'] ?? '')?.[1];
};

test('the host goes live and is rolled back like a remote: open pages go on with theirs, the next one that is loaded has the other', async ({
  page,
  own,
  aCustomerIn,
  marketplace,
}) => {
  test.setTimeout(120_000);
  const before = (await production(own)).remotes[HOST_NAME]?.stable ?? '';
  const next = `9.0.0-test.${Date.now()}`;
  const shell = await aCustomerIn('food');
  const [food, grocery] = await Promise.all([marketplace.module('food'), marketplace.module('grocery')]);
  await publishAgain(own, next);
  const served = (version: string) =>
    expect
      .poll(async () => (await fetch(new URL('/', own.url), { headers: { accept: 'text/html' } })).text())
      .toContain(`/releases/host/${version}/`);

  expect((await souk(own, ['activate', HOST_NAME, next, '--no-holdback', '--yes'])).code).toBe(0);
  await served(next);
  expect(await hostOf(page, () => shell.switchTo(grocery.module_name))).toBe(before);
  await shell.seesRemote('grocery');
  expect(await hostOf(page, () => page.reload())).toBe(next);
  await shell.seesRemote('grocery');

  const back = await souk(own, ['rollback', HOST_NAME, '--reason', 'the journey of a host', '--yes']);
  expect(back.out).toContain(`host is back on ${before}`);
  await served(before);
  expect(await hostOf(page, () => shell.switchTo(food.module_name))).toBe(next);
  await shell.seesRemote('food');
  expect(await hostOf(page, () => page.reload())).toBe(before);
  await shell.seesRemote('food');
});
