/** The outcome of one stage of `npm test`. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Printed at the end. */
  failures: { title: string; text: string }[];
}

export const emptyOutcome = (): Outcome => ({ passed: 0, failed: 0, skipped: 0, failures: [] });

/** The outcome of a stage with a single check. */
export function checkOutcome(title: string, isPassed: boolean, text: string): Outcome {
  return isPassed
    ? { ...emptyOutcome(), passed: 1 }
    : { ...emptyOutcome(), failed: 1, failures: [{ title, text: text.trim() }] };
}

/** The outcome of a stage that threw before it could count: always a failure. */
export function brokenOutcome(title: string, error: unknown): Outcome {
  return checkOutcome(title, false, error instanceof Error ? (error.stack ?? error.message) : String(error));
}

const COLOURS = /\x1b\[[0-9;]*m/g;

/** Removes colour codes. */
export const stripColours = (text: string) => text.replace(COLOURS, '');
