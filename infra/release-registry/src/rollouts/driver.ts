import { collectWhenDue } from '../retention/collect-when-due.ts';
import { cleanUpTelemetry } from '../telemetry/clean-up.ts';
import { saveMilestones } from '../telemetry/propagation.ts';
import { judgeCandidates } from './judge-candidates.ts';
import { takeDueSteps } from './take-due-steps.ts';
import type { StepParts } from './take-due-steps.ts';

const CLEAN_UP_MS = 10 * 60_000;

export interface DriverOptions {
  /** Milliseconds between rounds. */
  everyMs: number;
  /** Milliseconds between collections of unneeded releases; 0: never. */
  collectEveryMs: number;
}

/** Advances canaries and judgements in rounds, and cleans up every ten minutes. Any number of processes may do it at once. */
export function startDriver(
  parts: StepParts,
  { everyMs, collectEveryMs }: DriverOptions,
): { close(): Promise<void> } {
  const { pool, onError } = parts;
  let cleaned = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let round = Promise.resolve();
  let storeWork: Promise<void> | null = null;

  async function drive(): Promise<void> {
    const now = new Date();
    const isCleanUpDue = now.getTime() - cleaned >= CLEAN_UP_MS;
    if (isCleanUpDue) cleaned = now.getTime();
    // A candidate is judged before it is given to more visitors.
    await judgeCandidates(parts, now).catch(onError);
    // Not awaited: while the store hangs, the next rounds still judge.
    storeWork ??= workOnStore(now, isCleanUpDue).finally(() => {
      storeWork = null;
    });
    await saveMilestones(pool).catch(onError);
    if (isCleanUpDue) await cleanUpTelemetry(pool).catch(onError);
  }
  async function workOnStore(now: Date, isCollectionDue: boolean): Promise<void> {
    await takeDueSteps(parts, now).catch(onError);
    if (isCollectionDue && collectEveryMs > 0)
      await collectWhenDue(parts, now, collectEveryMs).catch(onError);
  }
  function later(): void {
    if (closed) return;
    timer = setTimeout(() => {
      round = drive().finally(later);
    }, everyMs);
  }
  later();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await round;
      await storeWork;
    },
  };
}
