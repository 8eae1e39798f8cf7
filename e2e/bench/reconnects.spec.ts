import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DiscoveryDocument } from '@souk/contracts';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { expect, test } from '../fixtures/test.ts';

const STREAMS = 1000;
/** How many pairs are measured; the load of the machine affects both halves of a pair. */
const PAIRS = 15;
const QUIET_MS = 1500;

const at = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;

/** Prints ratios; asserts only that there was something to measure, since machines differ and are noisy. */
for (const how of ['jittered', 'at once'] as const)
  test(`requests of a page while ${STREAMS} streams reconnect, ${how}, against without`, async () => {
    test.setTimeout(300_000);
    const { url } = stackUnderTest();
    const document = (await (await fetch(new URL('/discovery', url))).json()) as DiscoveryDocument;
    const entry = document.microFrontends.host?.[0]?.url ?? '';
    const streams = fork(
      join(import.meta.dirname, 'reconnecting-streams.ts'),
      [url.replace('localhost', '127.0.0.1'), String(STREAMS)],
      { execArgv: ['--import', import.meta.resolve('tsx')] },
    );
    await once(streams, 'message');

    /** What a visit asks of the edge first: the page, the document and the host's entry, one after the other. */
    const visit = async () => {
      const started = performance.now();
      for (const path of ['/home', '/discovery', entry]) {
        const response = await fetch(new URL(path, url), { headers: { accept: 'text/html' } });
        await response.arrayBuffer();
        expect(response.status).toBe(200);
      }
      return performance.now() - started;
    };
    const visits = async (until: Promise<unknown>) => {
      let over = false;
      void until.then(() => (over = true));
      const times: number[] = [];
      while (!over) times.push(await visit());
      return times;
    };

    await visits(new Promise((done) => setTimeout(done, QUIET_MS)));
    const pairs: { quiet: number[]; storm: number[] }[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const quiet = await visits(new Promise((done) => setTimeout(done, QUIET_MS)));
      const back = once(streams, 'message');
      streams.send(how);
      pairs.push({ quiet, storm: await visits(back) });
    }
    streams.disconnect();

    const all = (half: 'quiet' | 'storm', share: number) =>
      at(
        pairs.flatMap((pair) => pair[half]),
        share,
      );
    const each = pairs.map(({ quiet, storm }) => (at(storm, 0.5) / at(quiet, 0.5)).toFixed(2));
    const ratio = (share: number) =>
      `${(all('storm', share) / all('quiet', share)).toFixed(2)} (${all('storm', share).toFixed(1)} / ${all('quiet', share).toFixed(1)} ms)`;
    console.log(
      `A visit while ${STREAMS} streams reconnect ${how} / without: median ${ratio(0.5)}, 95th percentile ${ratio(0.95)}; medians of each pair ${each.join(', ')}`,
    );
    expect(pairs.every(({ storm }) => storm.length > 0)).toBe(true);
  });
