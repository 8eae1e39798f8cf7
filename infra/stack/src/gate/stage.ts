/** What came of one stage of the gate. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** What is shown at the end. */
  failures: { title: string; text: string }[];
}

export const nothingYet = (): Outcome => ({ passed: 0, failed: 0, skipped: 0, failures: [] });

/** A stage that is one check: it holds or not. */
export function check(title: string, holds: boolean, text: string): Outcome {
  return holds
    ? { ...nothingYet(), passed: 1 }
    : { ...nothingYet(), failed: 1, failures: [{ title, text: text.trim() }] };
}

/** A stage that failed before it could count: never taken for one that holds. */
export function broken(title: string, error: unknown): Outcome {
  return check(title, false, error instanceof Error ? (error.stack ?? error.message) : String(error));
}

const COLOURS = /\x1b\[[0-9;]*m/g;

/** Without the colours that a tool thought a terminal would show. */
export const plain = (text: string) => text.replace(COLOURS, '');
