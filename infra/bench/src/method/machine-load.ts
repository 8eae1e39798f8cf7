import { availableParallelism, loadavg } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { quantile } from './quantile.ts';

/** What was seen of the machine while nothing was measured. */
export interface MachineSample {
  /** Processes that wanted to run in the last minute, for each core. Our own are among them once the run has begun. */
  load: number;
  /** Milliseconds of a loop that always does the same. */
  loopMs: number;
}

/** More load than this before the run begins comes from other processes. */
const MAX_LOAD = 0.7;
/** So much longer than the quickest a loop may take at its 90th percentile. */
const MAX_SPREAD = 0.25;
const LOOP_STEPS = 4_000_000;

/** Work of a few milliseconds that leaves no garbage and waits for nothing; it is kept, so that no compiler leaves it out. */
let state = 1;
function loop(): void {
  for (let step = 0; step < LOOP_STEPS; step += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
}

export async function sampleMachine(): Promise<MachineSample> {
  await nextTurn();
  const started = performance.now();
  loop();
  const loopMs = performance.now() - started;
  return { load: (loadavg()[0] ?? 0) / availableParallelism(), loopMs };
}

/**
 * Why the figures are not reliable, in sentences; empty where the machine was idle.
 * @param first taken before anything of the bench ran
 */
export function judgeMachine(first: MachineSample, samples: readonly MachineSample[]): string[] {
  const loops = samples.map(({ loopMs }) => loopMs);
  const quickest = Math.min(...loops);
  const spread = quantile(loops, 0.9) / quickest - 1;
  return [
    ...(first.load > MAX_LOAD
      ? [
          `Before the run, ${first.load.toFixed(2)} processes were waiting per core; the limit for a valid run is ${MAX_LOAD}.`,
        ]
      : []),
    ...(spread > MAX_SPREAD
      ? [
          `A constant loop took up to ${Math.round(spread * 100)} % longer than at best; the limit for a valid run is ${MAX_SPREAD * 100} %.`,
        ]
      : []),
  ];
}
