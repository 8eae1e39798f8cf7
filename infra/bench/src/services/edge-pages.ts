import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  COOKIES,
  HEADERS,
  HYDRATION_STATE_ID,
  productPath,
  releaseUrl,
  type ItemPage,
  type ReleaseRecord,
} from '@souk/contracts';
import type { BenchContext } from '../bench-context.ts';
import { homeOf, moduleOf } from '../browser/visitor.ts';
import { medianOf, ratioOfMedians } from '../method/bootstrap.ts';
import { runRounds } from '../method/run-rounds.ts';
import type { Section } from '../report/section.ts';
import { startFixedRegistry } from '../variants/fixed-registry.ts';
import { answerOf } from './answer-of.ts';
import { registryOf } from './candidate-release.ts';
import { startCallers, type Callers } from './callers.ts';

const CALLERS = 10;
const PAGES = 400;
const MAX_ROUNDS = 5;
const ITEM_LISTS = 4;

/** Pages of products that were not requested yet, of every module that sells. */
async function productPages({ stack, visitor }: BenchContext): Promise<string[]> {
  const paths: string[] = [];
  for (const type of ['food', 'grocery', 'pharmacy', 'ecommerce'])
    for (let page = 1; page <= ITEM_LISTS; page += 1) {
      const headers = {
        [HEADERS.module]: String(moduleOf(visitor, type).id),
        [HEADERS.zone]: JSON.stringify(visitor.zoneIds),
      };
      const answer = await fetch(
        new URL(`/api/v1/items/popular?limit=50&offset=${page}&type=all`, stack.url),
        {
          headers,
        },
      );
      const { products } = (await answer.json()) as ItemPage;
      paths.push(...products.map(productPath));
    }
  return [...new Set(paths)];
}

/** What is live, as the registry has it. */
async function liveRecords(bench: BenchContext): Promise<ReleaseRecord[]> {
  const registry = registryOf(bench);
  const { remotes } = await registry.state();
  const records = await Promise.all(
    Object.entries(remotes).map(([remote, { stable }]) =>
      stable ? registry.release(remote, stable) : Promise.resolve(null),
    ),
  );
  return records.filter((record) => record !== null);
}

/** A static file that travels about as large as a page. */
function fileLike(records: readonly ReleaseRecord[], bytes: number): string {
  const [nearest] = records
    .flatMap(({ remote, version, files }) =>
      files
        .filter(({ path, compressed }) => path.endsWith('.js') && compressed !== undefined)
        .map(({ path, compressed = 0 }) => ({ url: releaseUrl(remote, version, path), compressed })),
    )
    .sort((a, b) => Math.abs(a.compressed - bytes) - Math.abs(b.compressed - bytes));
  if (!nearest) throw new Error('No release has a script');
  return nearest.url;
}

const times = (path: string, count: number) => Array.from({ length: count }, () => path);

/** How many pages one edge process hands out in a second, beside static files. */
export async function edgePages(bench: BenchContext): Promise<Section> {
  const { stack, releases, visitor, random, rounds, sample, stop } = bench;
  const records = await liveRecords(bench);
  const registry = await startFixedRegistry(records);
  const callers: Callers = await startCallers();
  const cold = await productPages(bench);
  const cookie = `${COOKIES.zone}=${encodeURIComponent(JSON.stringify(visitor.zoneIds))}`;
  const headers = { accept: 'text/html', cookie };
  const home = homeOf(visitor, 'food');
  let rendered = 0;

  /** An edge that has rendered nothing yet. */
  const withEdge = async (run: (url: string) => Promise<number>) => {
    const cacheDir = await mkdtemp(join(tmpdir(), 'souk-bench-edge-'));
    const options = {
      port: 0,
      registryUrl: registry.url,
      registryKey: registry.publicKey,
      apiUrl: stack.url,
      storeDir: releases,
      cacheDir,
    };
    const child = fork(join(import.meta.dirname, 'edge-process.ts'), [JSON.stringify(options)], {
      execArgv: ['--import', import.meta.resolve('tsx')],
    });
    try {
      return await run(await answerOf<string>(child));
    } finally {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
      await rm(cacheDir, { recursive: true, force: true });
    }
  };
  const perSecond = ({ latencies, milliseconds }: { latencies: number[]; milliseconds: number }) =>
    (1000 * latencies.length) / milliseconds;
  const cached = (path: string) => () =>
    withEdge(async (url) => {
      await callers.call({ url, headers, callers: 1, paths: times(path, 20) });
      return perSecond(await callers.call({ url, headers, callers: CALLERS, paths: times(path, PAGES) }));
    });
  const coldOnce = () =>
    withEdge(async (url) => {
      // The first page starts the renderer.
      await callers.call({ url, headers, callers: 1, paths: times(home, 5) });
      const outcome = await callers.call({
        url,
        headers,
        callers: CALLERS,
        paths: cold,
        marker: `id="${HYDRATION_STATE_ID}"`,
      });
      rendered = outcome.marked / cold.length;
      return perSecond(outcome);
    });
  try {
    const page = await withEdge(async (url) => {
      const { bytes } = await callers.call({ url, headers, callers: 1, paths: times(home, 10) });
      return bytes / 10;
    });
    const file = fileLike(records, page);
    const rates = await runRounds(
      {
        'static file': cached(file),
        'home, cached': cached(home),
        'home, cached, the same again': cached(home),
        'landing page, cached': cached('/'),
        'product pages, cold': coldOnce,
      },
      { rounds: Math.min(rounds, MAX_ROUNDS), random, stop, beforeRound: sample },
    );
    const beside = (name: string) => ratioOfMedians(rates[name] ?? [], rates['static file'] ?? [], random);
    return {
      title: 'Pages of one edge process',
      figures: { cachedPages: beside('home, cached'), coldPages: beside('product pages, cold') },
      sameAgainstSame: {
        'pages of one edge': ratioOfMedians(
          rates['home, cached, the same again'] ?? [],
          rates['home, cached'] ?? [],
          random,
        ),
      },
      blocks: [
        {
          kind: 'table',
          caption: `Answers per second, ${CALLERS} callers at a time`,
          columns: ['What', 'Per second', 'Beside static files'],
          rows: Object.entries(rates).map(([name, values]) => [
            name,
            medianOf(values, random).value.toFixed(0),
            beside(name).value.toFixed(2),
          ]),
        },
        {
          kind: 'text',
          text: `The static file is ${file}, which travels about as large as a home (${(page / 1000).toFixed(1)} kB). A cold page waits 300 ms at most to be rendered: ${Math.round(100 * rendered)} % of the cold pages of the last round came rendered.`,
        },
      ],
    };
  } finally {
    callers.close();
    await registry.close();
  }
}
