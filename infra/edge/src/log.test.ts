import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { logOnce } from './log-once.ts';
import type { RunningEdge } from './start-edge.ts';
import { aDocument } from './testing/documents.ts';
import {
  NOBODY,
  ask,
  documentsOf,
  makeFolders,
  openEdge,
  rememberDocument,
  storeRelease,
} from './testing/edge.ts';
import type { Folders } from './testing/edge.ts';
import { startFakeRegistry } from './testing/fake-registry.ts';
import type { FakeRegistry } from './testing/fake-registry.ts';

describe('the log of the edge', () => {
  let folders: Folders;
  let registry: FakeRegistry;
  let edge: RunningEdge;
  let logged: string[];
  let heard: () => void;

  beforeEach(async () => {
    folders = await makeFolders();
    await rememberDocument(folders, aDocument(5));
    registry = await startFakeRegistry(aDocument(6));
    logged = [];
    heard = () => undefined;
  });
  afterEach(async () => {
    await edge.close();
    await registry.close();
    await folders.remove();
  });

  const open = async (registryUrl: string, apiUrl = NOBODY) => {
    const log = {
      write(line: string) {
        logged.push((JSON.parse(line) as { msg: string }).msg);
        heard();
      },
    };
    edge = await openEdge(folders, { registryUrl, apiUrl, log });
  };
  const sentences = (count: number) =>
    new Promise<void>((done) => {
      heard = () => logged.length >= count && done();
      heard();
    });
  /** Resolves once the edge serves this revision. */
  const takes = async (revision: number) => {
    for await (const document of documentsOf(edge.url)) if (document.revision === revision) return;
  };
  const many = async (path: string, times = 20) => {
    for (let count = 0; count < times; count += 1) await ask(edge.url, path);
  };

  it('says once that the registry is down, and once that it is back', async () => {
    await open(registry.url);
    const { port } = new URL(registry.url);
    await registry.close();
    await sentences(1);
    assert.match(
      logged[0] ?? '',
      /^The registry at http:\/\/127\.0\.0\.1:\d+ has not responded since \d{4}-.*Z: .*ECONNREFUSED.*\. Still serving revision 6\.$/,
    );
    await many('/home');
    registry = await startFakeRegistry(aDocument(7), Number(port));
    await sentences(2);
    assert.match(logged[1] ?? '', /^The registry at .* responds again, after \d+ s\.$/);
    assert.equal(logged.length, 2);
  });

  it('says nothing while a stream is cut and opened again, or the edge ends', async () => {
    await open(registry.url);
    registry.cutStreams();
    await registry.asked(2);
    await edge.close();
    assert.deepEqual(logged, []);
  });

  it('says once that the registry signs nothing new, and once that it does again', async (test) => {
    test.mock.timers.enable({ apis: ['setInterval'] });
    let passed = 0;
    const { now } = performance;
    test.mock.method(performance, 'now', () => now.call(performance) + passed);
    await open(registry.url);
    const pass = (ms: number) => {
      passed += ms;
      test.mock.timers.tick(10_000);
    };
    pass(290_000);
    assert.deepEqual(logged, []);
    pass(20_000);
    test.mock.timers.tick(10_000);
    assert.match(logged[0] ?? '', /^The registry at http:\/\/127\.0\.0\.1:\d+ is older than this edge/);
    assert.equal(logged.length, 1);
    registry.say(aDocument(7, { signedAt: new Date().toISOString() }));
    await takes(7);
    test.mock.timers.tick(10_000);
    assert.match(logged[1] ?? '', /^The registry at .* signs again\.$/);
  });

  it('says why the registry is unavailable from the start', async () => {
    await open(NOBODY);
    await sentences(1);
    assert.match(
      logged[0] ?? '',
      /^The registry at http:\/\/127\.0\.0\.1:1 has not responded .* Still serving revision 5\./,
    );
  });

  it('says once that a file of a release is missing or damaged, however often it is requested', async () => {
    await storeRelease(folders, 'food', '1.0.0', { 'a.svg': '<svg/>', 'b.svg': '<svg/>' });
    await rm(join(folders.storeDir, 'food', '1.0.0', 'a.svg'));
    await writeFile(join(folders.storeDir, 'food', '1.0.0', 'b.svg'), '<SVG/>');
    await open(registry.url);
    await many('/releases/food/1.0.0/a.svg');
    assert.deepEqual(logged, [
      'a.svg of food 1.0.0 is missing. Publish the same build again to repair the store',
    ]);
    await many('/releases/food/1.0.0/b.svg');
    assert.equal(logged.length, 2);
    assert.match(
      logged[1] ?? '',
      /^b\.svg of food 1\.0\.0 is damaged: its bytes differ from the published ones\. Publish/,
    );
    await writeFile(join(folders.storeDir, 'food', '1.0.0', 'a.svg'), '<svg/>');
    await many('/releases/food/1.0.0/a.svg');
    assert.equal(logged.length, 2);
  });

  it('says once that the marketplace does not respond', async () => {
    await open(registry.url);
    await many('/api/v1/config');
    assert.equal(logged.length, 1, logged.join('\n'));
    assert.match(
      logged[0] ?? '',
      /^The marketplace at http:\/\/127\.0\.0\.1:1 does not respond: .*ECONNREFUSED/,
    );
  });

  it('repeats a message after a while, and is bounded in any period', () => {
    let now = 0;
    const lines: string[] = [];
    const log = logOnce({ write: (line) => lines.push(line) }, () => now);
    const say = (msg: string) => log.write(JSON.stringify({ time: now, msg }));
    for (let times = 0; times < 3; times += 1) say('a');
    now = 599_999;
    say('a');
    assert.equal(lines.length, 1);
    now = 600_000;
    say('a');
    assert.equal(lines.length, 2);
    for (let count = 0; count < 1000; count += 1) say(`made up ${count}`);
    assert.equal(lines.length, 201);
    now = 1_200_000;
    say('made up 1');
    assert.equal(lines.length, 202);
  });
});
