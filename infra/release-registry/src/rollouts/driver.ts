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

/** One round: a candidate is judged before it is given to more visitors. Any number of processes may do it at once. */
export async function driveOnce(parts: StepParts, now: Date): Promise<void> {
  const { onError } = parts;
  await judgeCandidates(parts, now).catch(onError);
  await takeDueSteps(parts, now).catch(onError);
  await saveMilestones(parts.pool).catch(onError);
}

/** Advances canaries and judgements in rounds, and cleans up every ten minutes. */
export function startDriver(
  parts: StepParts,
  { everyMs, collectEveryMs }: DriverOptions,
): { close(): Promise<void> } {
  let cleaned = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let round = Promise.resolve();

  async function drive(): Promise<void> {
    const now = new Date();
    await driveOnce(parts, now);
    if (now.getTime() - cleaned < CLEAN_UP_MS) return;
    cleaned = now.getTime();
    await cleanUpTelemetry(parts.pool).catch(parts.onError);
    if (collectEveryMs > 0) await collectWhenDue(parts, now, collectEveryMs).catch(parts.onError);
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
    },
  };
}
