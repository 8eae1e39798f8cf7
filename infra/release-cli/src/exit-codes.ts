/** What the command line answers to scripts; docs/releases.md lists them. */
export const EXIT = { done: 0, failed: 1, wrongUsage: 2, cancelled: 130 } as const;

/** The arguments do not fit together. */
export class UsageError extends Error {}

/** The person answered no. */
export class CancelledError extends Error {}
