import { availableParallelism } from 'node:os';
import { rm } from 'node:fs/promises';
import { startBuilder } from '@souk/stack/builder';
import { workingTrees } from '@souk/stack/builds';
import type { BenchContext } from '../bench-context.ts';
import { ratioOfMedians } from '../method/bootstrap.ts';
import { runRounds } from '../method/run-rounds.ts';
import { show } from '../report/format.ts';
import type { Section } from '../report/section.ts';
import { buildAs, folderOf, nextVersion, publishCandidate } from './candidate-release.ts';

const REMOTE = 'food';
/** Everything takes minutes. */
const MAX_ROUNDS = 2;

/** Every working tree, as many at a time as there are cores, as a start builds them. */
async function buildEverything(stop: AbortSignal): Promise<number> {
  const started = performance.now();
  const version = nextVersion();
  const waiting = [...workingTrees()];
  const work = async () => {
    const builder = startBuilder(stop);
    try {
      for (let tree = waiting.shift(); tree; tree = waiting.shift()) {
        await buildAs(builder, tree, version);
        await rm(folderOf(tree, version), { recursive: true, force: true });
      }
    } finally {
      builder.close();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return performance.now() - started;
}

/** What a release of one remote takes where builds ran before, against a build of everything. */
export async function builds(bench: BenchContext): Promise<Section> {
  const { random, rounds, sample, stop } = bench;
  const parts: { buildMs: number; publishMs: number }[] = [];
  const warm = startBuilder(stop);
  const one = async () => {
    const { buildMs, publishMs } = await publishCandidate(bench, REMOTE, warm);
    parts.push({ buildMs, publishMs });
    return buildMs + publishMs;
  };
  const times = await runRounds(
    { 'one remote': one, everything: () => buildEverything(stop) },
    { rounds: Math.min(rounds, MAX_ROUNDS), random, stop, beforeRound: sample },
  ).finally(warm.close);
  return {
    title: 'Building one remote, and everything',
    figures: { build: ratioOfMedians(times['one remote'] ?? [], times.everything ?? [], random) },
    blocks: [
      {
        kind: 'dots',
        caption: 'Build and publish of one remote, and a build of everything',
        unit: 'ms',
        series: Object.entries(times).map(([name, values]) => ({ name, values })),
      },
      {
        kind: 'table',
        caption: `${REMOTE}, each time`,
        columns: ['Build', 'Publish'],
        rows: parts.map(({ buildMs, publishMs }) => [show(buildMs, 'ms'), show(publishMs, 'ms')]),
      },
    ],
  };
}
