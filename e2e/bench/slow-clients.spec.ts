import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { expect, test } from '../fixtures/test.ts';

const CLIENTS = 500;
/** How many pairs are measured; the load of the machine affects both halves of a pair. */
const PAIRS = 4;
const HALF_MS = 12_000;
/** Until the clients have what they came for; what is measured is that they stay. */
const SETTLE_MS = 24_000;

const at = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;

/** Prints ratios; asserts only that every call of the visitor was answered, since machines differ and are noisy. */
test(`a visitor's calls beside ${CLIENTS} clients that send or read nothing, against without`, async ({
  marketplace,
}) => {
  test.setTimeout(600_000);
  const { url } = stackUnderTest();
  const food = await marketplace.module('food');
  const headers = { zoneid: '[1]', moduleId: String(food.id) };
  const clients = fork(
    join(import.meta.dirname, 'slow-clients.ts'),
    [url, String(CLIENTS), JSON.stringify(headers)],
    { execArgv: ['--import', import.meta.resolve('tsx')] },
  );
  await once(clients, 'message');

  const paths = ['/api/v1/config', '/api/v1/items/popular?limit=10&offset=1', '/discovery'];
  const visits = async (ms: number) => {
    const times: number[] = [];
    for (const end = performance.now() + ms; performance.now() < end;)
      for (const path of paths) {
        const started = performance.now();
        const response = await fetch(new URL(path, url), { headers });
        await response.arrayBuffer();
        times.push(performance.now() - started);
        expect(response.status, path).toBe(200);
      }
    return times;
  };
  const order = async (message: 'start' | 'stop') => {
    const done = once(clients, 'message');
    clients.send(message);
    await done;
  };

  await visits(HALF_MS);
  const pairs: { quiet: number[]; attacked: number[] }[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const quiet = await visits(HALF_MS);
    await order('start');
    await visits(SETTLE_MS);
    const attacked = await visits(HALF_MS);
    await order('stop');
    pairs.push({ quiet, attacked });
  }
  clients.disconnect();

  const all = (half: 'quiet' | 'attacked', share: number) =>
    at(
      pairs.flatMap((pair) => pair[half]),
      share,
    );
  const ratio = (share: number) =>
    `${(all('attacked', share) / all('quiet', share)).toFixed(2)} (${all('attacked', share).toFixed(1)} / ${all('quiet', share).toFixed(1)} ms)`;
  const each = pairs.map(({ quiet, attacked }) => (at(attacked, 0.99) / at(quiet, 0.99)).toFixed(2));
  console.log(
    `A call beside ${CLIENTS} slow clients / without: median ${ratio(0.5)}, 99th percentile ${ratio(0.99)}; of each pair ${each.join(', ')}`,
  );
});
