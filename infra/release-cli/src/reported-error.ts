/** The command failed, and has printed the reason already. */
export class ReportedError extends Error {}
