import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  FEDERATION_RUNTIME,
  ENTRY_FILE,
  HOST_NAME,
  federationName,
  releaseUrl,
  type ReleaseRecord,
} from '@souk/contracts';
import { workingTrees } from '@souk/stack/builds';
import { describeFiles } from './describe-files.ts';
import { oneBuildConfig, oneBuildRuntime } from './one-build-config.ts';
import { startVariant, type RunningVariant } from './start-variant.ts';
import { startWithoutPreloads, type Front } from './without-preloads.ts';

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

describe('the one build', () => {
  it('imports what every remote exposes, each in a chunk that is named after it', () => {
    const trees = workingTrees().filter(({ name }) => name !== HOST_NAME);
    const text = oneBuildRuntime(trees);
    for (const { name, directory } of trees)
      assert.ok(
        text.includes(
          `"./remote": () => import(/* webpackChunkName: "${name}/remote" */ "${directory}/src/remote.tsx")`,
        ),
        name,
      );
    assert.ok(text.includes('webpackChunkName: "food/product-dialog"'));
  });

  it('has the storefront in the chunks of the releases', () => {
    const { optimization } = oneBuildConfig(workingTrees(), {
      runtimeFile: '/f.js',
      outputDirectory: '/out',
    });
    const { cacheGroups = {} } = optimization?.splitChunks || {};
    const names = Object.values(cacheGroups).map((group) => (group as { name: string }).name);
    assert.deepEqual(names, ['host/storefront', 'host/storefront-product', 'host/storefront-orders']);
  });
});

describe('an ordinary federation’s pages', () => {
  const html = '<link rel="preload" as="script" href="/a.js" nonce="x"><p>text</p>';
  const fonts = '</f>; rel=preload; as=font; crossorigin';
  const server = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 404, {
      'content-type': isPage ? 'text/html' : 'text/plain',
      link: fonts,
      'integrity-policy': 'blocked-destinations=(script)',
      'content-security-policy': "default-src 'none'",
    });
    response.end(isPage ? html : `no ${request.url}`);
  });
  let front: Front;
  before(async () => (front = await startWithoutPreloads(await listen(server))));
  after(async () => {
    await front.close();
    server.close();
  });

  it('preload no script and need no hash; their policy and fonts stay', async () => {
    const answer = await fetch(front.url, { headers: { accept: 'text/html', connection: 'close' } });
    assert.equal(await answer.text(), '<p>text</p>');
    assert.equal(answer.headers.get('link'), fonts);
    assert.equal(answer.headers.get('integrity-policy'), null);
    assert.equal(answer.headers.get('content-security-policy'), "default-src 'none'");
  });

  it('are the only change', async () => {
    const answer = await fetch(`${front.url}/x`, { headers: { connection: 'close' } });
    assert.deepEqual([answer.status, await answer.text()], [404, 'no /x']);
    assert.ok(answer.headers.get('integrity-policy'));
  });
});

describe('a variant', () => {
  const marketplace = createServer((_request, response) => response.writeHead(503).end());
  let directory: string;
  let variant: RunningVariant;
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'souk-variant-'));
    await writeFile(join(directory, ENTRY_FILE), `run(${JSON.stringify('again '.repeat(200))});`);
    const record: ReleaseRecord = {
      remote: HOST_NAME,
      version: '1.0.0',
      commit: null,
      builtAt: '2026-05-04T00:00:00.000Z',
      entry: ENTRY_FILE,
      globalName: federationName(HOST_NAME, '1.0.0'),
      initial: [],
      files: await describeFiles(directory),
      shared: [],
      runtime: FEDERATION_RUNTIME,
      manifest: null,
    };
    variant = await startVariant([{ record, directory }], await listen(marketplace));
  });
  after(async () => {
    await variant.close();
    marketplace.close();
    await rm(directory, { recursive: true });
  });

  it('is served as a release is, by an edge that trusts its registry', async () => {
    const page = await fetch(`${variant.url}/`, { headers: { accept: 'text/html' } });
    assert.equal(page.status, 200);
    assert.ok((await page.text()).includes(releaseUrl(HOST_NAME, '1.0.0', ENTRY_FILE)));
    const file = await fetch(new URL(releaseUrl(HOST_NAME, '1.0.0', ENTRY_FILE), variant.url), {
      headers: { 'accept-encoding': 'br' },
    });
    assert.equal(file.headers.get('content-encoding'), 'br');
    const [stored] = variant.records.flatMap(({ files }) => files);
    assert.equal(Number(file.headers.get('content-length')), stored?.compressed);
    await file.arrayBuffer();
  });
});
