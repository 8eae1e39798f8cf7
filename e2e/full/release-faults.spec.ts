import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENTRY_FILE } from '@souk/contracts';
import { comesToShow } from '../fixtures/comes-to-show.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import type { OwnStack } from '../fixtures/own-stack.ts';
import { expect, test } from '../fixtures/own-stack-test.ts';
import { production, publishSmall } from '../fixtures/small-release.ts';
import { souk } from '../fixtures/souk-command.ts';

// One after the other: they change what is live in a stack that they share.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let count = 0;
async function publish(own: OwnStack): Promise<string> {
  const version = `5.${++count}.0-test.${Date.now()}`;
  await publishSmall('food', version, {}, own);
  return version;
}

/** Makes releases live for everybody, one after the other. */
async function liveOneAfterTheOther(own: OwnStack, number: number): Promise<string[]> {
  const versions: string[] = [];
  for (let at = 0; at < number; at += 1) {
    const version = await publish(own);
    expect((await activate(own, version)).code).toBe(0);
    versions.push(version);
  }
  return versions;
}

const activate = (own: OwnStack, version: string) =>
  souk(own, ['activate', 'food', version, '--no-holdback', '--yes']);
const rollBack = (own: OwnStack, ...to: string[]) =>
  souk(own, ['rollback', 'food', '--reason', 'the journey of a fault', '--yes', ...to]);
const live = async (own: OwnStack) => (await production(own)).remotes.food?.stable ?? '';

/** Holds what two admins ask until both have asked, so that neither has seen what the other one did. */
function letBothAskAtOnce({ toRegistry }: OwnStack, path: string): void {
  const held: (() => void)[] = [];
  toRegistry.onUp = async (bytes) => {
    if (!bytes.includes(`${path} HTTP`)) return;
    await new Promise<void>((go) => {
      held.push(go);
      if (held.length === 2) held.forEach((each) => each());
    });
  };
}

test.afterEach(({ own }) => {
  for (const way of [own.toEdge, own.toRegistry, own.toDatabase]) way.onUp = way.onDown = null;
});

test('two admins activate at once: one release goes live, and the other admin is shown it', async ({
  own,
  aCustomerIn,
  marketplace,
}) => {
  const shell = await aCustomerIn('food');
  const { revision } = await production(own);
  const versions = [await publish(own), await publish(own)];
  letBothAskAtOnce(own, '/activations');
  const results = await Promise.all(versions.map((version) => activate(own, version)));
  expect(results.map(({ code }) => code).sort()).toEqual([0, 1]);
  const lost = results.find(({ code }) => code === 1)?.err ?? '';
  const winner = versions[results.findIndex(({ code }) => code === 0)] ?? '';
  expect(lost).toContain(`production is now at revision ${revision + 1}`);
  expect(lost).toMatch(new RegExp(`food +${winner}`));
  expect(await live(own)).toBe(winner);
  await comesToShow(shell, marketplace, winner);
});

test('two admins roll back at once: one rollback is done, and the other admin sees it', async ({
  own,
  aCustomerIn,
  marketplace,
}) => {
  const [oldest = '', older = '', newest = ''] = await liveOneAfterTheOther(own, 3);
  const shell = await aCustomerIn('food');
  expect(await shell.seesRemote('food')).toBe(newest);
  const { revision } = await production(own);
  letBothAskAtOnce(own, '/rollbacks');
  const results = await Promise.all([rollBack(own), rollBack(own, '--to', oldest)]);
  const won = results.findIndex(({ code }) => code === 0);
  const target = [older, oldest][won] ?? '';
  const lost = results[1 - won];
  expect(lost?.code).toBe(1);
  expect(lost?.err).toContain(`production is now at revision ${revision + 1}`);
  expect(lost?.err).toMatch(new RegExp(`food +${target}`));
  expect((await production(own)).revision).toBe(revision + 1);
  await comesToShow(shell, marketplace, target);
});

test('a second rollback comes while the page is still loading the release of the first one', async ({
  page,
  own,
  aCustomerIn,
  marketplace,
}) => {
  const [oldest = '', older = '', newest = ''] = await liveOneAfterTheOther(own, 3);
  const shell = await aCustomerIn('food');
  expect(await shell.seesRemote('food')).toBe(newest);
  const letGo = await holdRequests(page, `**/releases/food/${older}/**`);
  const asked = (version: string) =>
    page.waitForRequest((request) => request.url().includes(`/releases/food/${version}/`));
  const first = asked(older);
  expect((await rollBack(own)).out).toContain(`food is back on ${older}`);
  await first;
  const second = asked(oldest);
  expect((await rollBack(own, '--to', oldest)).out).toContain(`food is back on ${oldest}`);
  await second;
  await comesToShow(shell, marketplace, oldest);
  letGo();
  await comesToShow(shell, marketplace, oldest);
});

test('a rollback skips a release with damaged files, and is refused where it names that release', async ({
  page,
  own,
  aCustomerIn,
  marketplace,
}) => {
  const [whole = '', damaged = '', newest = ''] = await liveOneAfterTheOther(own, 3);
  const shell = await aCustomerIn('food');
  await writeFile(join(own.storeDir, 'food', damaged, ENTRY_FILE), 'globalThis.broughtIn = true;');
  const named = await rollBack(own, '--to', damaged);
  expect(named.code).toBe(1);
  expect(named.err).toMatch(new RegExp(`files: .*${ENTRY_FILE}.*food@${damaged}`));
  expect(await live(own)).toBe(newest);

  const { code, out } = await rollBack(own);
  expect(code).toBe(0);
  expect(out).toContain(`food is back on ${whole}`);
  await comesToShow(shell, marketplace, whole);
  expect(await page.evaluate(() => 'broughtIn' in globalThis)).toBe(false);
});

for (const [moment, isLive] of [
  ['before the release is written down', false],
  ['before that is committed', false],
  ['once it is committed, and before anybody heard', true],
] as const)
  test(`the database fails during an activation, ${moment}: the admin sees an error, and open and new pages keep working`, async ({
    page,
    own,
    aCustomerIn,
    marketplace,
  }) => {
    const { server, toDatabase } = own;
    test.skip(server === null, 'no PostgreSQL server is installed');
    const shell = await aCustomerIn('food');
    const before = await shell.seesRemote('food');
    const version = await publish(own);
    let [written, committed] = [false, false];
    let dead: Promise<void> | null = null;
    const die = async () => {
      dead ??= server?.crash() ?? null;
      await dead;
      toDatabase.cut();
    };
    toDatabase.onUp = async (bytes) => {
      const commits = written && bytes.includes('commit\0');
      written ||= bytes.includes('insert into registry.channel_revisions');
      committed ||= commits;
      if (written && moment === 'before the release is written down') await die();
      if (commits && moment === 'before that is committed') await die();
    };
    toDatabase.onDown = async () => {
      if (committed) await die();
    };

    const { code, err } = await activate(own, version);
    expect(dead, 'it died in the middle').not.toBeNull();
    expect(code).toBe(1);
    expect(err).toMatch(/^souk: .*database/m);
    await page.reload();
    expect(await shell.seesRemote('food')).toBe(before);

    toDatabase.onUp = toDatabase.onDown = null;
    await server?.restart();
    expect(await live(own)).toBe(isLive ? version : before);
    expect((await activate(own, version)).code, 'the same again ends well, whatever became of it').toBe(0);
    await comesToShow(shell, marketplace, version);
  });

test('the stream of a page is cut in the middle of a revision: the page still follows', async ({
  own,
  aCustomerIn,
  marketplace,
  problems,
}) => {
  problems.expect(/discovery\/events/);
  const shell = await aCustomerIn('food');
  const version = await publish(own);
  let cut = false;
  own.toEdge.onDown = async (bytes) => {
    if (cut || !bytes.includes('event: revision') || !bytes.includes(version)) return;
    cut = true;
    own.toEdge.cut();
  };
  expect((await activate(own, version)).code).toBe(0);
  await expect.poll(() => cut, 'it was cut').toBe(true);
  await comesToShow(shell, marketplace, version);
});
