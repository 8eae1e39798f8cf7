import {
  COOKIES,
  HOST_NAME,
  RELEASE_MEDIA_TYPE,
  SERVER_FILE,
  TELEMETRY_PATH,
  bucketOf,
  federationName,
  releaseUrl,
} from '@souk/contracts';
import type { PageReport, ReleaseRecord } from '@souk/contracts';
import type { Browser, Page } from '@playwright/test';
import { placeCustomer } from '../fixtures/customer.ts';
import type { Marketplace } from '../fixtures/marketplace.ts';
import type { OwnStack } from '../fixtures/own-stack.ts';
import { expect, test } from '../fixtures/own-stack-test.ts';
import { askRegistry, production } from '../fixtures/small-release.ts';
import { souk } from '../fixtures/souk-command.ts';
import { type PageProblems, watchPage } from '../fixtures/watch-page.ts';
import { ShellPage } from '../pages/shell-page.ts';

/** The live host's files once more, as another release; but for the one that browsers are not given. */
async function publishAgain(own: OwnStack, version: string): Promise<void> {
  const live = (await production(own)).remotes[HOST_NAME]?.stable ?? '';
  const like = await askRegistry<ReleaseRecord>(`releases/${HOST_NAME}/${live}`, {}, own);
  const served = like.files.filter(({ path }) => path !== SERVER_FILE);
  const files = await Promise.all(
    served.map(async ({ path }) =>
      Buffer.from(await (await fetch(new URL(releaseUrl(HOST_NAME, live, path), own.url))).arrayBuffer()),
    ),
  );
  const record: ReleaseRecord = {
    ...like,
    version,
    globalName: federationName(HOST_NAME, version),
    files: served.map(({ path, size, integrity }) => ({ path, size, integrity })),
  };
  const body = Buffer.concat([Buffer.from(`${JSON.stringify(record)}\n`), ...files]);
  await askRegistry(
    `releases/${HOST_NAME}/${version}`,
    { method: 'PUT', headers: { 'content-type': RELEASE_MEDIA_TYPE }, body: new Uint8Array(body) },
    own,
  );
}

/** The host that a page runs, by the script that it began with. */
const hostOf = async (page: Page) => {
  const script = await page.locator('script[src^="/releases/host/"]').first().getAttribute('src');
  return script?.split('/')[3];
};

const hostAfterReload = async (page: Page) => {
  await page.reload();
  return hostOf(page);
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
  await shell.switchTo(grocery.module_name);
  await shell.seesRemote('grocery');
  expect(await hostOf(page)).toBe(before);
  expect(await hostAfterReload(page)).toBe(next);
  await shell.seesRemote('grocery');

  const back = await souk(own, ['rollback', HOST_NAME, '--reason', 'the journey of a host', '--yes']);
  expect(back.out).toContain(`host is back on ${before}`);
  await served(before);
  await shell.switchTo(food.module_name);
  await shell.seesRemote('food');
  expect(await hostOf(page)).toBe(next);
  expect(await hostAfterReload(page)).toBe(before);
  await shell.seesRemote('food');
});

/** A visitor in a browser of their own. */
interface Visitor {
  /** Loads the page and answers with the host that it runs. */
  load(): Promise<string>;
  /** The host of the page as it is open, once it has received a revision and the visitor went on to another module. */
  goesOnWith(revision: number): Promise<string>;
  close(): Promise<void>;
}

interface Parts {
  browser: Browser;
  own: OwnStack;
  marketplace: Marketplace;
  problems: PageProblems;
}

/** Percent of visitors who get the canary. */
const SHARE = 20;

async function aVisitor(
  { browser, own, marketplace, problems }: Parts,
  isOne: (bucket: number) => boolean,
): Promise<Visitor> {
  const names = Array.from({ length: 1000 }, (_, at) => `visitor-${at}`);
  const name = names.find((each) => isOne(bucketOf(each, HOST_NAME))) ?? '';
  const context = await browser.newContext({ baseURL: own.url });
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  await context.addCookies([{ name: COOKIES.visitor, value: name, url: own.url }]);
  const modules = await Promise.all(['grocery', 'pharmacy', 'food'].map((type) => marketplace.module(type)));
  const page = await context.newPage();
  await watchPage(page, problems);
  const shell = new ShellPage(page);
  let [wanted, loads, clicks] = [0, 0, 0];
  /** The newest revision that the page has reported. */
  let reported = 0;
  page.on('load', () => (loads += 1));
  page.on('request', (request) => {
    if (!request.url().endsWith(TELEMETRY_PATH)) return;
    ({ revision: reported } = JSON.parse(request.postData() ?? '{}') as PageReport);
  });
  const host = async () => (await hostOf(page)) ?? '';
  return {
    async load() {
      wanted += 1;
      await page.goto(home);
      await shell.seesRemote('food');
      return host();
    },
    async goesOnWith(revision) {
      await expect.poll(() => reported, { timeout: 30_000 }).toBeGreaterThanOrEqual(revision);
      await shell.switchTo(modules[clicks++ % modules.length]?.module_name ?? '');
      expect(loads, 'loads of the page').toBe(wanted);
      return host();
    },
    close: () => context.close(),
  };
}

test('a canary of the host is what its share of visitors loads next, until it is aborted or promoted; no open page reloads by itself', async ({
  browser,
  own,
  marketplace,
  problems,
}) => {
  test.setTimeout(180_000);
  const before = (await production(own)).remotes[HOST_NAME]?.stable ?? '';
  const [bad, good] = [`9.1.0-test.${Date.now()}`, `9.2.0-test.${Date.now()}`];
  await publishAgain(own, bad);
  await publishAgain(own, good);
  const parts = { browser, own, marketplace, problems };
  const insider = await aVisitor(parts, (bucket) => bucket < SHARE);
  // Next to the share, where one that is calculated too wide shows.
  const outsider = await aVisitor(parts, (bucket) => bucket >= SHARE && bucket < SHARE + 5);
  const load = async () => ({ insider: await insider.load(), outsider: await outsider.load() });
  /** Carries a change out, and answers with what both have open once their pages know of it. */
  const after = async (...change: string[]) => {
    const printed = await souk(own, [...change, '--yes']);
    expect(printed.code, printed.err).toBe(0);
    const { revision } = await production(own);
    return { insider: await insider.goesOnWith(revision), outsider: await outsider.goesOnWith(revision) };
  };
  const nobody = { insider: before, outsider: before };
  const share = ['--share', String(SHARE)];
  expect(await load()).toEqual(nobody);

  expect(await after('canary', HOST_NAME, bad, ...share)).toEqual(nobody);
  expect(await load()).toEqual({ insider: bad, outsider: before });

  const abort = ['abort', HOST_NAME, '--reason', 'the journey of a canary'];
  expect(await after(...abort)).toEqual({ insider: bad, outsider: before });
  expect(await load()).toEqual(nobody);

  expect(await after('canary', HOST_NAME, good, ...share)).toEqual(nobody);
  expect(await load()).toEqual({ insider: good, outsider: before });

  expect(await after('promote', HOST_NAME)).toEqual({ insider: good, outsider: before });
  expect(await load()).toEqual({ insider: good, outsider: good });

  await insider.close();
  await outsider.close();
  expect(problems.unexpected().join('\n'), 'errors of the pages').toBe('');
});
